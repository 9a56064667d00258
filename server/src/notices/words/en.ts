import type { NoticeWords } from './cn.ts';

export const en = {
  time: (time) => `${time} Beijing time`,
  subjects: {
    deadlines: (count) => `Deadlines near or passed: ${count}`,
    messages: (count) => `New inquiries: ${count}`,
    morning: 'Morning summary',
    test: 'Test mail',
  },
  messages: (count) => `New inquiries: ${count}.`,
  nearest: (time) => `Nearest deadline: ${time}.`,
  soon: (count, minutes) => `Inquiries with at most ${minutes} minutes of working time left: ${count}.`,
  passed: (count) => `Inquiries whose deadline has passed: ${count}.`,
  resumes: (count) => `New resumes: ${count}.`,
  reports: (count) => `Reports of earlier days that are not closed: ${count}.`,
  haveCome: (day) => (day === undefined ? 'New ones came yesterday.' : `New ones came since ${day}.`),
  haveNotCome: (day) => (day === undefined ? 'None came yesterday.' : `None came since ${day}.`),
  test: 'Notices reach this address.',
  console: (url) => `Console: ${url}`,
  settings: 'To change or stop these mails, open “My account” in the console.',
} satisfies NoticeWords;
