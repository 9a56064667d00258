import type { search as cn } from '../cn/search.ts';

export const search = {
  page: 'Страница',
} satisfies typeof cn;
