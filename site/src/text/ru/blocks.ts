import type { blocks as cn } from '../cn/blocks.ts';

export const blocks = {
  page: 'Страница',
} satisfies typeof cn;
