import { plural } from '../plural.ts';

/** Texts of the figures about answers. The Chinese file defines the type of the others. */
export const answerTimes = {
  title: '答复用时',
  note: '从收到留言到首次答复的工作时间，按工作日历计算。疑似垃圾的留言不计在内。',
  period: '时间段',
  lastDays: '最近 30 天',
  exportCsv: '导出 CSV',
  empty: '最近 13 个月没有收到留言',
  emptyHint: '收到并答复留言后，这里会显示用时。',
  nothingReceived: '这段时间没有收到留言。',
  isCut: (count: string) => `留言较多，只统计了最新的 ${count} 条，更早的月份不完整。`,
  inTimeShare: '按时答复',
  ofDue: (inTime: string, due: string) => `应答复 ${due} 条，按时 ${inTime} 条`,
  median: '用时中位数（工作小时）',
  nineInTen: (minutes: string) => `九成不超过 ${minutes}`,
  answeredLate: '迟答',
  overdueOf: (overdue: string) => `其中 ${overdue} 条已超时`,
  byMonth: '每月',
  columnHint: '粗体数字是按时率（%）：应在期限内答复的留言中，按时答复的比例。浅色数字是收到的条数。',
  sentence: (received: number, counts: { inTime: string; late: string; waiting: string }) =>
    `收到 ${plural('cn', received, { one: '条', many: '条' })}留言：按时答复 ${counts.inTime} 条，迟答 ${counts.late} 条，尚未答复 ${counts.waiting} 条。`,
  timesSentence: (median: string, ninety: string) => `一半的答复用时不超过 ${median} 工作时间，九成不超过 ${ninety}。`,
  bothSentences: (counts: string, times: string) => `${counts}${times}`,
  subject: '按业务类型',
  language: '按语言',
  otherSubjects: '其他业务类型',
  bars: '图示',
  total: '合计',
  columns: {
    received: '收到',
    inTime: '按时',
    late: '迟答',
    waiting: '尚未答复',
    untimed: '不计时',
    median: '用时中位数',
    ninetiethPercentile: '九成不超过',
  },
  untimedHint: '“不计时”是未经答复就办结的留言，以及收到时没有承诺期限的留言。',
  csv: {
    period: '时间段',
    group: '分组',
    name: '名称',
    overdue: '尚未答复：已超时',
    median: '用时中位数（分钟）',
    ninetiethPercentile: '九成不超过（分钟）',
  },
};

export type AnswerTimesTexts = typeof answerTimes;
