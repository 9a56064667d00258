import type { messages as cn } from '../cn/messages.ts';

export const messages = {
  title: 'Leave a message',
  say: 'We reply during working hours.',
} satisfies typeof cn;
