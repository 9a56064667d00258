import type { reports as cn } from '../cn/reports.ts';
import { waysToReport } from './ways-to-report.ts';

export const reports = {
  title: 'Report misconduct',
  intro: 'A report is encrypted as soon as it arrives. Only the supervision officers read it.',
  before: {
    title: 'Before you write',
    points: [
      'Do not use your employer’s computer, phone or network: they may record what you do.',
      'This site is on the open web and does not hide your network address. The operator of your network cannot see what you write, but can see that somebody visited this site and when.',
      'Details that only you know may identify you. Consider them before you write.',
      'To leave fewer traces, use your own device, a network away from work and home, and a private browser window. This page keeps no draft.',
      '“Leave at once” replaces this page with another website. Pages you opened before stay in the browser’s history and behind its Back button: delete them there, or use a private window.',
    ],
  },
  closed: 'This site does not accept reports yet. Please contact the supervision office by e-mail or phone.',
  otherWays: 'Other ways to report',
  ways: waysToReport,
  kind: 'Type of report',
  mailbox: 'Supervision mailbox',
  items: 'Subject of the report',
  deptName: 'Company and department concerned',
  person: 'Person concerned',
  personHint: 'Name or position, if you know it.',
  identity: 'Your identity',
  named: 'Leave contact details',
  namedHint:
    'The officers can ask you questions directly. Your name and contact details are encrypted separately from the report.',
  anonymous: 'Stay anonymous',
  anonymousHint:
    'We store what you send and the date, but no network address, browser or time of day. You can read answers with your receipt number.',
  name: 'Your name',
  contact: 'Your contact details',
  contactHint: 'Phone or e-mail',
  contactUnlessAnonymous: 'Phone or e-mail. Not needed if you stay anonymous.',
  givenAllTheSame:
    'Not required. Anything you enter is still sent, but only in the separately encrypted identity details.',
  description: 'What happened',
  descriptionHint: 'When, where, what, and how you know. It does not have to be complete.',
  files: 'Attachments',
  send: 'Send report',
  page: {
    name: 'Supervision',
    lead: 'You can stay anonymous, and no account is needed. The receipt number lets you follow your report.',
    noFiles:
      'This page takes text only. To add files, use the form on the supervision page or contact the supervision office as shown below.',
    sent: 'Save the receipt number. With it you can follow your report and add to it. A lost number cannot be restored.',
    another: 'Write another report',
  },
} satisfies typeof cn;
