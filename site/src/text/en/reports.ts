import type { reports as cn } from '../cn/reports.ts';
import { waysToReport } from './ways-to-report.ts';

export const reports = {
  title: 'Report misconduct',
  intro: 'A report is encrypted as soon as it arrives. Only the supervision officers can open it.',
  before: {
    title: 'Before you write',
    points: [
      'Do not use your employer’s computer, phone or network: they may record what you do.',
      'This site is on the open web and does not hide your network address. Whoever runs the network cannot see what you write, but can see that somebody visited this site, and when.',
      'Details that only you know may give you away. Weigh them before you write.',
      'To leave less behind: your own device, a network away from work and home, a private window of the browser. This page keeps no draft.',
    ],
  },
  otherWays: 'Other ways to report',
  ways: waysToReport,
  kind: 'Kind of report',
  mailbox: 'Supervision mailbox',
  items: 'What it is about',
  deptName: 'Company and department concerned',
  person: 'Person concerned',
  personHint: 'Name or position, if you know it.',
  identity: 'Your identity',
  named: 'Leave contact details',
  namedHint: 'The officers can ask you directly. Name and contact are encrypted on their own, apart from the report.',
  anonymous: 'Stay anonymous',
  anonymousHint:
    'We keep what you send and the day it came; no network address, no browser, no time of day. Answers wait under your receipt number.',
  name: 'Your name',
  contact: 'Your contact',
  contactHint: 'Phone or e-mail',
  contactUnlessAnonymous: 'Phone or e-mail. Not needed if you stay anonymous.',
  givenAllTheSame: 'Not needed. What you enter is sent all the same, in the envelope that holds your identity.',
  description: 'What happened',
  descriptionHint: 'When, where, what, and how you know. It need not be complete.',
  files: 'Attachments',
  send: 'Send report',
  note: 'Files are uploaded only when you send.',
  page: {
    name: 'Supervision',
    say: 'This page works in browsers that run no scripts.',
    noFiles:
      'This page takes no attachments. Send them from a browser that runs scripts, or reach the supervision office as below.',
    noFilesHere: 'No attachments on this page',
    sent: 'Keep the receipt number. It shows you what becomes of your report and lets you add to it. Once lost, it cannot be restored.',
    another: 'Write another one',
  },
} satisfies typeof cn;
