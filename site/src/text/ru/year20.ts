import type { year20 as cn } from '../cn/year20.ts';

export const year20 = {
  page: 'Страница',
} satisfies typeof cn;
