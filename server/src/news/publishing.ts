import { contentKinds } from 'contract/console/content-kinds.ts';
import type { Localized } from 'contract/localized.ts';
import { paths } from 'contract/paths.ts';
import { beijingTimestamp, parseBeijingTimestamp } from '../database/beijing-time.ts';
import { definePublishing } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';

const json = JSON.stringify;
const empty: Localized = { cn: '' };

const newsItems = publicTable('newsItem');

export const newsPublishing = definePublishing('news', contentKinds.news.body, {
  newId: newsItems.newId,
  pathsOf: ({ id, body }) =>
    body.externalUrl === null ? [paths.newsDetail(Number(id)), paths.news()] : [paths.news()],
  problemsOf: ({ externalUrl, content, publishedAt }, locale) => {
    if (locale !== null)
      return externalUrl === null && !content?.[locale] ? [{ field: 'content', locale, code: 'required' }] : [];
    // The list leaves out items of the future, and nothing would show them when their time comes.
    const isLater = publishedAt !== null && parseBeijingTimestamp(publishedAt) > new Date();
    return isLater ? [{ field: 'publishedAt', locale: null, code: 'outOfRange' }] : [];
  },
  project: (db, { id, body, visibleIn, firstLiveAt }) =>
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
      publishedAt: body.publishedAt === null ? firstLiveAt : parseBeijingTimestamp(body.publishedAt),
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
