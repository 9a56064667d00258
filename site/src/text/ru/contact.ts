import type { contact as cn } from '../cn/contact.ts';

export const contact = {
  title: 'Контакты',
  say: 'Адрес, телефоны и электронная почта.',
} satisfies typeof cn;
