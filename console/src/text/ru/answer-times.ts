import type { AnswerTimesTexts } from '../cn/answer-times.ts';
import { plural } from '../plural.ts';

export const answerTimes = {
  title: 'Время ответа',
  note: 'Рабочее время от сообщения до первого ответа, по рабочему календарю. Похожее на спам не учитывается.',
  period: 'Период',
  lastDays: 'Последние 30 дней',
  exportCsv: 'Экспорт CSV',
  empty: 'За последние 13 месяцев сообщений не было',
  emptyHint: 'Когда сообщения поступят и получат ответ, здесь появится время ответа.',
  nothingReceived: 'За этот период сообщений не было.',
  isCut: (count) => `Сообщений слишком много: учтены последние ${count}, более ранние месяцы неполные.`,
  inTimeShare: 'ответы в срок',
  ofDue: (inTime, due) => `${inTime} из ${due}, по которым наступил срок`,
  median: 'медиана, рабочих часов',
  nineInTen: (minutes) => `девять из десяти — до ${minutes}`,
  answeredLate: 'ответы с опозданием',
  overdueOf: (overdue) => `из них просрочено: ${overdue}`,
  byMonth: 'По месяцам',
  columnHint:
    'Жирным — процент ответов в срок среди сообщений, по которым срок наступил. Бледным — сколько сообщений поступило.',
  sentence: (received, { inTime, late, waiting }) =>
    `Из ${plural('ru', received, { one: 'сообщения', few: 'сообщений', many: 'сообщений' })}: ответ в срок — ${inTime}, с опозданием — ${late}, пока без ответа — ${waiting}.`,
  timesSentence: (median, ninety) =>
    `Половина ответов заняла не больше ${median} рабочего времени, девять из десяти — не больше ${ninety}.`,
  bothSentences: (counts, times) => `${counts} ${times}`,
  subject: 'По видам бизнеса',
  language: 'По языкам',
  otherSubjects: 'Другие виды бизнеса',
  bars: 'График',
  total: 'Итого',
  columns: {
    received: 'Поступило',
    inTime: 'В срок',
    late: 'С опозданием',
    waiting: 'Без ответа',
    untimed: 'Вне учёта',
    median: 'Медиана',
    ninetiethPercentile: 'Девять из десяти до',
  },
  untimedHint: '«Вне учёта» — сообщения, закрытые без ответа, и те, по которым срок не обещали.',
  csv: {
    period: 'Период',
    group: 'Группа',
    name: 'Название',
    overdue: 'Без ответа: просрочено',
    median: 'Медиана (минуты)',
    ninetiethPercentile: 'Девять из десяти до (минуты)',
  },
} satisfies AnswerTimesTexts;
