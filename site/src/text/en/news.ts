import type { news as cn } from '../cn/news.ts';

export const news = {
  title: 'News centre',
  lead: 'News in brief about our cargoes, plants and people, with date and source.',
  tabs: 'News by category',
  updated: (date) => `Updated ${date}`,
  top: 'Top stories in all categories',
  list: 'All news in this category',
  read: 'Read',
  readOutside: 'Read at the source',
  empty: 'Nothing has been published here yet',
  years: 'News by year',
  allYears: 'All years',
  year: (year) => String(year),
  order: 'Pinned items first, then the newest.',
  related: 'More from this category',
  published: 'Published',
  editor: 'Editor',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'Previous and next article',
  onlyChinese: 'This article is currently available in Chinese only',
} satisfies typeof cn;
