import {
  getNewsDetail,
  getTopNews,
  getTopNewsByType,
  listNews as listNewsEndpoint,
  listNewsYears,
} from 'contract/news.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import {
  countNewsByYear,
  findNewer,
  findNewsItem,
  findOlder,
  listNewestOfType,
  listNews,
  listTopNews,
} from './store.ts';
import { toNewsDetail, toNewsRow } from './view.ts';

const relatedItems = 3;

type NewsContext = { db: Database; pictures: () => Promise<PictureRegistry> };

export const newsRoutes = [
  serve(getTopNews, async ({ db, pictures }: NewsContext, _input, { locale }) => {
    const [rows, registry] = await Promise.all([listTopNews(db, locale, 10), pictures()]);
    return { data: rows.map((row) => toNewsRow(row, registry, locale)) };
  }),

  serve(getTopNewsByType, async ({ db, pictures }: NewsContext, { contentType }, { locale }) => {
    const [rows, registry] = await Promise.all([listNewestOfType(db, locale, contentType, 5), pictures()]);
    return { data: rows.map((row) => toNewsRow(row, registry, locale)) };
  }),

  serve(listNewsEndpoint, async ({ db, pictures }: NewsContext, { contentType, year, page, size }, { locale }) => {
    const [{ rows, total }, registry] = await Promise.all([
      listNews(db, { locale, contentType, year, page, size }),
      pictures(),
    ]);
    return { content: rows.map((row) => toNewsRow(row, registry, locale)), totalElements: total };
  }),

  serve(listNewsYears, async ({ db }: NewsContext, { contentType }, { locale }) => ({
    data: await countNewsByYear(db, contentType, locale),
  })),

  serve(getNewsDetail, async ({ db, pictures }: NewsContext, { id }, { locale }) => {
    const item = await findNewsItem(db, id, locale);
    if (!item) throw new HttpError('notFound');
    const [newer, older, newest, registry] = await Promise.all([
      findNewer(db, item, locale),
      findOlder(db, item, locale),
      // The item and its neighbours may be among the newest.
      listNewestOfType(db, locale, item.contentType, relatedItems + 3),
      pictures(),
    ]);
    const shown = [item.id, newer?.id, older?.id];
    const related = newest.filter((row) => !shown.includes(row.id)).slice(0, relatedItems);
    return { data: toNewsDetail(item, { newer, older, related }, registry, locale) };
  }),
];
