import type { waysToReport as cn } from '../cn/ways-to-report.ts';

export const waysToReport = {
  mail: 'Supervision mailbox',
  phone: 'Switchboard',
  phoneNote: 'Ask for the supervision office. You do not have to give a reason or your name.',
  copyMail: 'Copy the supervision mailbox',
  copyPhone: 'Copy the phone number',
} satisfies typeof cn;
