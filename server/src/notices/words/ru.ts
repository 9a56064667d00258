import type { NoticeWords } from './cn.ts';

export const ru = {
  time: (time) => `${time} по пекинскому времени`,
  subjects: {
    deadlines: (count) => `Срок ответа на сообщения истекает или истёк: ${count}`,
    messages: (count) => `Новые сообщения: ${count}`,
    morning: 'Утренняя сводка',
    test: 'Пробное письмо',
  },
  messages: (count) => `Новые сообщения: ${count}.`,
  nearest: (time) => `Ближайший срок ответа: ${time}.`,
  soon: (count, minutes) =>
    `Сообщения, на ответ по которым осталось не больше ${minutes} минут рабочего времени: ${count}.`,
  passed: (count) => `Просроченные сообщения: ${count}.`,
  resumes: (count) => `Новые резюме: ${count}.`,
  resumesPassed: (count) => `Резюме с истёкшим сроком ответа: ${count}.`,
  resumesSoon: (count, days) => `Резюме, на ответ по которым осталось не больше ${days} рабочих дней: ${count}.`,
  reports: (count) => `Незакрытые обращения о нарушениях за прошлые дни: ${count}.`,
  haveCome: (day) => (day === undefined ? 'Вчера поступили новые.' : `С ${day} поступили новые.`),
  haveNotCome: (day) => (day === undefined ? 'Вчера новых не было.' : `С ${day} новых не было.`),
  test: 'Уведомления на этот адрес доходят.',
  console: (url) => `Консоль: ${url}`,
  settings: 'Изменить или отключить эти письма можно в консоли, в разделе «Моя учётная запись».',
} satisfies NoticeWords;
