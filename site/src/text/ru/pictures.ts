import type { pictures as cn } from '../cn/pictures.ts';

export const pictures = {
  page: 'Страница',
} satisfies typeof cn;
