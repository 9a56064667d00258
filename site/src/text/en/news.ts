import type { news as cn } from '../cn/news.ts';

export const news = {
  title: 'News centre',
  say: 'Cargoes, plants, people. Dated, sourced and short.',
  tabs: 'News by kind',
  updated: (date: string) => `Updated ${date}`,
  top: 'Top stories',
  list: 'All news of this kind',
  read: 'Read',
  readOutside: 'Read at the source',
  empty: 'Nothing has been published here yet',
  published: 'Published',
  editor: 'Editor',
  copyAddress: 'Copy address',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'Previous and next article',
  onlyChinese: 'So far this article exists in Chinese only',
} satisfies typeof cn;
