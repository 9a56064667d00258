import type { paging as cn } from '../cn/paging.ts';

export const paging = {
  label: 'Pages',
  shown: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  size: 'Per page',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  breadcrumb: 'Breadcrumb',
  home: 'Home',
} satisfies typeof cn;
