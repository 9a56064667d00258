import type { NoticeWords } from './cn.ts';

export const ru = {
  time: (time) => `${time} по пекинскому времени`,
  subjects: {
    deadlines: (count) => `Срок ответа истекает или истёк: ${count}`,
    messages: (count) => `Новые обращения: ${count}`,
    morning: 'Утренняя сводка',
    test: 'Проверка почты',
  },
  messages: (count) => `Новые обращения: ${count}.`,
  nearest: (time) => `Ближайший срок ответа: ${time}.`,
  soon: (count, minutes) =>
    `Обращения, на ответ по которым осталось не больше ${minutes} минут рабочего времени: ${count}.`,
  passed: (count) => `Обращения с истёкшим сроком ответа: ${count}.`,
  resumes: (count) => `Новые резюме: ${count}.`,
  reports: (count) => `Незакрытые сообщения о нарушениях за прошлые дни: ${count}.`,
  haveCome: (day) => (day === undefined ? 'Вчера поступили новые.' : `Начиная с ${day} поступили новые.`),
  haveNotCome: (day) => (day === undefined ? 'Вчера новых не было.' : `Начиная с ${day} новых не было.`),
  test: 'Уведомления на этот адрес доходят.',
  console: (url) => `Консоль: ${url}`,
  settings: 'Изменить или отключить эти письма можно в консоли, в разделе «Моя учётная запись».',
} satisfies NoticeWords;
