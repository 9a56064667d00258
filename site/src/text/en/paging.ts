import type { paging as cn } from '../cn/paging.ts';

export const paging = {
  label: 'Pages',
  shown: (from, to, total) => `${from}–${to} of ${total}`,
  size: 'Per page',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  breadcrumb: 'Breadcrumb',
  home: 'Home',
} satisfies typeof cn;
