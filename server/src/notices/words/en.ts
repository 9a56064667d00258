import type { NoticeWords } from './cn.ts';

export const en = {
  time: (time) => `${time} Beijing time`,
  subjects: {
    audit: 'The audit log is broken',
    deadlines: (count) => `Messages overdue or nearly due: ${count}`,
    messages: (count) => `New messages: ${count}`,
    morning: 'Morning summary',
    test: 'Test e-mail',
  },
  messages: (count) => `New messages: ${count}.`,
  nearest: (time) => `Next deadline: ${time}.`,
  soon: (count, minutes) => `Messages with at most ${minutes} minutes of working time left: ${count}.`,
  passed: (count) => `Overdue messages: ${count}.`,
  resumes: (count) => `New CVs: ${count}.`,
  resumesPassed: (count) => `Overdue CVs: ${count}.`,
  resumesSoon: (count, days) => `CVs due within ${days} working days: ${count}.`,
  reports: (count) => `Reports of earlier days that are not closed: ${count}.`,
  haveCome: (day) => (day === undefined ? 'New ones came yesterday.' : `New ones have come since ${day}.`),
  haveNotCome: (day) => (day === undefined ? 'None came yesterday.' : `None have come since ${day}.`),
  audit: (entry) =>
    `The hash chain of the audit log is broken at entry ${entry}: somebody has changed or removed entries in the database, or an older state was restored. Open “Audit log” in the console.`,
  test: 'Notices reach this address.',
  console: (url) => `Console: ${url}`,
  settings: 'To change or stop these e-mails, open “My account” in the console.',
} satisfies NoticeWords;
