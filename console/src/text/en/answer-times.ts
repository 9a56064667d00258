import type { AnswerTimesTexts } from '../cn/answer-times.ts';
import { plural } from '../plural.ts';

export const answerTimes = {
  title: 'Answer times',
  note: 'Working time from a message to its first answer, by the working calendar. Messages that may be spam are not counted.',
  period: 'Period',
  lastDays: 'Last 30 days',
  exportCsv: 'Export CSV',
  empty: 'No messages in the last 13 months',
  emptyHint: 'When messages have come and are answered, their times appear here.',
  nothingReceived: 'No messages came in this period.',
  isCut: (count) => `Only the newest ${count} messages are counted. Earlier months are incomplete.`,
  inTimeShare: 'answered in time',
  ofDue: (inTime, due) => `${inTime} of ${due} that were due`,
  median: 'median, working hours',
  nineInTen: (minutes) => `nine in ten within ${minutes}`,
  answeredLate: 'answered late',
  overdueOf: (overdue) => `${overdue} of them overdue`,
  byMonth: 'By month',
  columnHint:
    'Above a column: how many percent were answered in time, of all whose promised time has come. Below it: how many came.',
  sentence: (received, { inTime, late, waiting }) =>
    `Of ${plural('en', received, { one: 'message', many: 'messages' })} ${inTime} were answered in time, ${late} late, and ${waiting} not yet.`,
  timesSentence: (median, ninety) =>
    `Half of the answers took at most ${median} of working time, nine in ten at most ${ninety}.`,
  subject: 'By subject',
  language: 'By language',
  otherSubjects: 'Other subjects',
  bars: 'Bars',
  total: 'Total',
  columns: {
    received: 'Came in',
    inTime: 'In time',
    late: 'Late',
    waiting: 'Not answered yet',
    apart: 'Apart',
    median: 'Median',
    ninetiethPercentile: 'Nine in ten within',
  },
  apartHint: '“Apart” are messages that were closed without an answer, and those for which no time was promised.',
  csv: {
    period: 'Period',
    group: 'Group',
    name: 'Name',
    overdue: 'Not answered yet: overdue',
    median: 'Median (minutes)',
    ninetiethPercentile: 'Nine in ten within (minutes)',
  },
} satisfies AnswerTimesTexts;
