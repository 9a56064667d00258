import type { jobs as cn } from '../cn/jobs.ts';

export const jobs = {
  page: 'Страница',
} satisfies typeof cn;
