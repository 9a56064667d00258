import { getNewsDetail, getTopNews, getTopNewsByType, listNews as listNewsEndpoint } from 'contract/news.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { findNewer, findNewsItem, findOlder, listNewestOfType, listNews, listTopNews } from './store.ts';
import { viewNewsDetail, viewNewsRow } from './view.ts';

export const newsRoutes = [
  serve(getTopNews, async ({ db }, _input, { locale }) => ({
    data: (await listTopNews(db, 10)).map((row) => viewNewsRow(row, locale)),
  })),

  serve(getTopNewsByType, async ({ db }, { contentType }, { locale }) => ({
    data: (await listNewestOfType(db, contentType, 5)).map((row) => viewNewsRow(row, locale)),
  })),

  serve(listNewsEndpoint, async ({ db }, { contentType, page, size }, { locale }) => {
    const { rows, total } = await listNews(db, { contentType, page, size });
    return { content: rows.map((row) => viewNewsRow(row, locale)), totalElements: total };
  }),

  serve(getNewsDetail, async ({ db }, { id }, { locale }) => {
    const item = await findNewsItem(db, id);
    if (!item) throw new Refusal('notFound');
    const [newer, older] = await Promise.all([findNewer(db, item, locale), findOlder(db, item, locale)]);
    return { data: viewNewsDetail(item, { newer, older }, locale) };
  }),
];
