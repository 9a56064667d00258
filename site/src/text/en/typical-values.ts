import type { typicalValues as cn } from '../cn/typical-values.ts';

export const typicalValues = {
  page: 'Page',
} satisfies typeof cn;
