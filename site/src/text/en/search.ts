import type { search as cn } from '../cn/search.ts';

export const search = {
  page: 'Page',
} satisfies typeof cn;
