import type { typicalValues as cn } from '../cn/typical-values.ts';

export const typicalValues = {
  page: 'Страница',
} satisfies typeof cn;
