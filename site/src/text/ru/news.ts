import type { news as cn } from '../cn/news.ts';

export const news = {
  title: 'Новости',
  lead: 'Грузы, заводы, люди. С\u00A0датой, с\u00A0источником и\u00A0коротко.',
  tabs: 'Разделы новостей',
  updated: (date: string) => `Обновлено ${date}`,
  top: 'Главное',
  list: 'Все новости раздела',
  read: 'Читать',
  readOutside: 'Читать в\u00A0источнике',
  empty: 'В\u00A0этом разделе пока ничего нет',
  published: 'Опубликовано',
  editor: 'Редактор',
  copyLink: 'Скопировать адрес',
  previous: 'Предыдущая',
  next: 'Следующая',
  neighbours: 'Предыдущая и следующая статьи',
  onlyChinese: 'Пока эта статья есть только на\u00A0китайском языке',
} satisfies typeof cn;
