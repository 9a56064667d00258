import type { supervision as cn } from '../cn/supervision.ts';

export const supervision = {
  page: 'Page',
} satisfies typeof cn;
