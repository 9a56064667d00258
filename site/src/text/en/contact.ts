import type { contact as cn } from '../cn/contact.ts';

export const contact = {
  title: 'Contact',
  say: 'Address, telephone and e-mail.',
} satisfies typeof cn;
