import type { supervision as cn } from '../cn/supervision.ts';
import { waysToReport } from './ways-to-report.ts';

export const supervision = {
  name: 'Supervision',
  report: 'Report misconduct',
  lead: 'You can report anonymously. Reports are encrypted on arrival, and only the supervision officers read them.',
  yuan: (written) => `RMB\u00A0${written}`,
  rewards: {
    table: 'Scale of rewards, in RMB',
    loss: 'Loss recovered, RMB',
    basis: 'Basis',
    reward: 'Reward, RMB',
    fixed: 'fixed',
    ofLoss: (share) => `${share} of the loss`,
    under: (to) => `under ${to}`,
    between: (from, to, toIncluded) => (toIncluded ? `${from} to ${to}` : `${from} to under ${to}`),
    over: (from) => `over ${from}`,
    range: (from, to) => `${from}\u2013${to}`,
    atLeast: (sum) => `at least ${sum}`,
    cases: 'In a criminal case, in addition',
    nonStateBribery: 'Commercial bribery',
    otherCriminalCase: 'Other criminal case',
  },
  estimate: {
    title: 'Estimate',
    loss: 'Loss recovered, RMB',
    hint: 'Write 1200000, 1,200,000 or 1.2 million. What you enter stays on this page.',
    cases: 'Criminal case',
    needsScripts: 'The calculator needs JavaScript. The examples below follow the same scale.',
    shareOf: (share, sum) => `${share} of ${sum}`,
    total: 'About',
    totalAtLeast: 'At least',
    approval:
      'This is an estimate: the chairman approves the sum. It applies to business partners and their staff too.',
    nothing: 'Enter the loss recovered, or tick the kind of case.',
    announce: (label, sum) => `${label} ${sum}. An estimate: the chairman approves the sum.`,
    errors: {
      unreadable: 'We cannot read this sum. Please write it as 1200000, 1,200,000 or 1.2 million.',
      negative: 'The sum cannot be below zero.',
      tooLarge: 'That is more than a trillion yuan. Please check the unit.',
    },
  },
  examples: 'Three worked examples',
  exampleOf: (sum) => `${sum} recovered`,
  contact: {
    title: 'Not sure? Ask first',
    lead: 'You do not need to be certain. Tell us what you saw, and the supervision office decides whether it is a case.',
    ...waysToReport,
  },
} satisfies typeof cn;
