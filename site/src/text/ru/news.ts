import type { news as cn } from '../cn/news.ts';

export const news = {
  title: 'Новости',
  lead: 'Грузы, заводы, люди. Коротко, с\u00A0датой и\u00A0источником.',
  tabs: 'Разделы новостей',
  updated: (date) => `Обновлено ${date}`,
  top: 'Главное во\u00A0всех разделах',
  list: 'Все новости раздела',
  read: 'Читать',
  readOutside: 'Читать в\u00A0источнике',
  empty: 'В\u00A0этом разделе пока ничего нет',
  years: 'Новости по годам',
  allYears: 'Все годы',
  year: (year) => `${year}\u00A0год`,
  order: 'Сначала закреплённые, затем самые новые.',
  related: 'Ещё в\u00A0этом разделе',
  published: 'Опубликовано',
  editor: 'Редактор',
  previous: 'Предыдущая',
  next: 'Следующая',
  neighbours: 'Предыдущая и следующая статьи',
  onlyChinese: 'Пока эта статья есть только на\u00A0китайском языке',
} satisfies typeof cn;
