import type { messages as cn } from '../cn/messages.ts';
import { englishForm } from '../plural.ts';

function hoursOf(hours: number): string {
  return `${hours} working ${englishForm(hours, 'hour', 'hours')}`;
}

export const messages = {
  title: 'Leave a message',
  promise: (hours: number) => `Answered within ${hoursOf(hours)}`,
  allRequired: 'All fields are required',
  businessType: 'Business type',
  name: 'Name',
  phone: 'Phone',
  mail: 'E-mail',
  message: 'Message',
  messageHint: 'Grade, tonnage, port or station of arrival',
  consent: {
    before: 'I have read the ',
    link: 'privacy notice',
    after: ' and agree to the processing of what I send.',
  },
  about: (subject: string) => `Inquiry: ${subject}`,
  send: 'Send message',
  sending: 'Sending',
  retry: 'Send again',
  wrong: (count: number) => englishForm(count, 'One field needs your attention', `${count} fields need your attention`),
  notSent: 'Not sent yet. What you typed is kept.',
  notReady: 'The form did not load completely',
  reload: 'Load again',
  sent: (hours: number) => `We will answer you within ${hoursOf(hours)}.`,
  close: 'Close',
} satisfies typeof cn;
