import type { paging as cn } from '../cn/paging.ts';

export const paging = {
  label: 'Страницы',
  shown: (from, to, total) => `${from}–${to} из ${total}`,
  size: 'На странице',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page) => `Страница ${page}`,
  breadcrumb: 'Вы находитесь здесь',
  home: 'Главная',
} satisfies typeof cn;
