import type { news as cn } from '../cn/news.ts';

export const news = {
  title: 'News centre',
  lead: 'Short news about our cargoes, plants and people, with date and source.',
  tabs: 'News by category',
  updated: (date: string) => `Updated ${date}`,
  top: 'Top stories',
  list: 'All news in this category',
  read: 'Read',
  readOutside: 'Read at the source',
  empty: 'Nothing has been published here yet',
  published: 'Published',
  editor: 'Editor',
  copyLink: 'Copy link',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'Previous and next article',
  onlyChinese: 'This article is currently available in Chinese only',
} satisfies typeof cn;
