import { contentKinds } from 'contract/console/content-kinds.ts';
import type { Localized } from 'contract/localized.ts';
import { paths } from 'contract/urls/paths.ts';
import { beijingTimestamp, parseBeijingTimestamp } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import { definePublishing } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';
import { transactionTime } from '../publishing/items/store.ts';

const json = JSON.stringify;
const empty: Localized = { cn: '' };

const newsItems = publicTable('newsItem');

/**
 * The date as the site shows it. A time later on the day of the publication, or the date of a preview, is still to come:
 * the site would leave out the item, and nothing would show it when that time comes.
 */
async function shownTime(db: Database, date: Date): Promise<Date> {
  const now = await transactionTime(db);
  return date < now ? date : now;
}

export const newsPublishing = definePublishing('news', contentKinds.news.body, {
  newId: newsItems.newId,
  pathsOf: ({ id, body }) =>
    body.externalUrl === null ? [paths.newsDetail(Number(id)), paths.news()] : [paths.news()],
  problemsOf: ({ externalUrl, content }, locale) =>
    locale !== null && externalUrl === null && !content?.[locale]
      ? [{ field: 'content', locale, code: 'required' }]
      : [],
  project: async (db, { id, body, visibleIn, firstLiveAt }) =>
    newsItems.saveRow(db, id, {
      contentType: body.contentType,
      title: json(body.title),
      summary: json(body.summary),
      content: json(body.content ?? empty),
      editor: json(body.editor ?? empty),
      picture: body.picture,
      externalUrl: body.externalUrl,
      pinned: body.pinned,
      published: true,
      publishedAt:
        body.publishedAt === null ? firstLiveAt : await shownTime(db, parseBeijingTimestamp(body.publishedAt)),
      visibleIn,
    }),
  remove: newsItems.removeRow,
  existingRows: async (db) => {
    const rows = await newsItems.rowsWithoutItem(db, 'news');
    return rows.map(({ id, published, publishedAt, visibleIn: _all, ...body }) => ({
      id: String(id),
      body: { ...body, publishedAt: beijingTimestamp(publishedAt) },
      isShown: published,
    }));
  },
});
