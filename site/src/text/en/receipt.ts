import type { receipt as cn } from '../cn/receipt.ts';

export const receipt = {
  title: 'Save your receipt number',
  name: 'Receipt number',
  copy: 'Copy',
  print: 'Print',
  download: 'Download',
  byHand: 'Please select the number and copy it, or write it down',
  purpose: {
    before: 'Enter this number on the page ',
    link: '“Your submission”',
    after: ' to check the status, write to us again or withdraw what you sent.',
  },
  warning: 'It is shown only once. We cannot restore a lost number.',
  reportWarning:
    'It is shown only once. We cannot restore a lost number. Do not store it on a device, network or mailbox of your employer.',
  saved: 'I have saved it',
  saveFirst: 'Please save the number first, then press “I have saved it”.',
} satisfies typeof cn;
