import type { supervision as cn } from '../cn/supervision.ts';

export const supervision = {
  page: 'Страница',
} satisfies typeof cn;
