import type { messages as cn } from '../cn/messages.ts';

export const messages = {
  title: 'Оставить сообщение',
  say: 'Мы отвечаем в рабочее время.',
} satisfies typeof cn;
