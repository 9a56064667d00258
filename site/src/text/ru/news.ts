import type { news as cn } from '../cn/news.ts';

export const news = {
  title: 'Новости',
  say: 'Грузы, заводы, люди. С датой, с источником и коротко.',
  tabs: 'Разделы новостей',
  updated: (date: string) => `Обновлено ${date}`,
  top: 'Главное',
  list: 'Все новости раздела',
  read: 'Читать',
  readOutside: 'Читать в источнике',
  empty: 'В этом разделе пока ничего нет',
  published: 'Опубликовано',
  editor: 'Редактор',
  copyAddress: 'Скопировать адрес',
  previous: 'Предыдущая',
  next: 'Следующая',
  neighbours: 'Предыдущая и следующая статьи',
  onlyChinese: 'Пока эта статья есть только на китайском языке',
} satisfies typeof cn;
