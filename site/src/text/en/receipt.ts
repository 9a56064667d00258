import type { receipt as cn } from '../cn/receipt.ts';

export const receipt = {
  title: 'Save your receipt number',
  name: 'Receipt number',
  copy: 'Copy',
  print: 'Print',
  download: 'Download',
  byHand: 'Please select the number and copy it, or write it down',
  purpose: {
    before: 'With this number, the page ',
    link: '“Your submission”',
    after: ' shows what has become of it, and lets you write to us again or take it back.',
  },
  care: 'It is shown here only once. If it is lost, we cannot restore it either.',
  reportCare:
    'It is shown here only once. If it is lost, we cannot restore it either. Do not keep it on a device, network or mailbox of your employer.',
  saved: 'I have saved it',
  saveFirst: 'Please save the number first, then press “I have saved it”.',
} satisfies typeof cn;
