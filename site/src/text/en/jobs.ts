import type { jobs as cn } from '../cn/jobs.ts';

export const jobs = {
  page: 'Page',
} satisfies typeof cn;
