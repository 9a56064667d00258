import type { forms as cn } from '../cn/forms.ts';
import { englishForm } from '../plural.ts';
import { quickExit } from './quick-exit.ts';

export const forms = {
  consent: {
    before: 'I have read the ',
    link: 'privacy notice',
    after: ' and agree to the processing of what I send.',
  },
  name: 'Name',
  phone: 'Phone',
  mail: 'E-mail',
  optional: ' (optional)',
  sending: 'Sending',
  uploading: 'Uploading',
  retry: 'Send again',
  invalidFields: (count) => englishForm(count, 'One field needs your attention', `${count} fields need your attention`),
  notSent: 'Not sent yet. What you typed is kept.',
  notSentBefore: (minutes) =>
    `Not sent yet. Please send again in ${minutes}\u00A0${englishForm(minutes, 'minute', 'minutes')}; what you typed is kept.`,
  notSentLater: 'Not sent yet. Please send again in a few minutes; what you typed is kept.',
  loadError: 'The form did not load completely',
  reload: 'Try again',
  /** On the page after a post without scripts. */
  accepted: {
    receipt: 'Receipt number',
    writeDown: 'Please save this number for later questions. It is shown only on this page.',
  },
  quickExit,
  fileSize: {
    kilobytes: (figure) => `${figure}\u00A0KB`,
    megabytes: (figure) => `${figure}\u00A0MB`,
  },
} satisfies typeof cn;
