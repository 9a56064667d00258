import type { paging as cn } from '../cn/paging.ts';

export const paging = {
  label: 'Страницы',
  shown: (from: string, to: string, total: string) => `${from}–${to} из ${total}`,
  size: 'На странице',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page: string) => `Страница ${page}`,
  breadcrumb: 'Вы находитесь здесь',
  home: 'Главная',
} satisfies typeof cn;
