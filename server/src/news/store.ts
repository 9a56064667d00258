import type { ContentType } from 'contract/news.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

const rowColumns = [
  'id',
  'title',
  'summary',
  'publishedAt',
  'picture',
  'externalUrl',
  'contentType',
  'pinned',
] as const;

function published(db: Database) {
  return db.selectFrom('newsItem').where('published', '=', true).where('publishedAt', '<=', sql<Date>`now()`);
}

export type NewsPage = { contentType: ContentType | undefined; page: number; size: number };

/** One page, pinned first, then newest first, and how many there are in all. */
export async function listNews(db: Database, { contentType, page, size }: NewsPage) {
  let items = published(db);
  if (contentType !== undefined) items = items.where('contentType', '=', contentType);
  const { total } = await items.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await items
    .select(rowColumns)
    .orderBy('pinned', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();
  return { rows, total: Number(total) };
}

export function listTopNews(db: Database, limit: number) {
  return published(db)
    .select(rowColumns)
    .where('contentType', 'in', [1, 2, 3])
    .orderBy('pinned', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listNewestOfType(db: Database, contentType: ContentType, limit: number) {
  return published(db)
    .select(rowColumns)
    .where('contentType', '=', contentType)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findNewsItem(db: Database, id: number) {
  return published(db)
    .select([...rowColumns, 'content', 'editor'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The next newer item of the same type that is written in the language asked for. */
export function findNewer(
  db: Database,
  item: { id: number; contentType: ContentType; publishedAt: Date },
  locale: string,
) {
  return neighbours(db, item.contentType, locale)
    .where(sql<boolean>`(published_at, id) > (${item.publishedAt}, ${item.id})`)
    .orderBy('publishedAt', 'asc')
    .orderBy('id', 'asc')
    .executeTakeFirst();
}

/** The next older one. */
export function findOlder(
  db: Database,
  item: { id: number; contentType: ContentType; publishedAt: Date },
  locale: string,
) {
  return neighbours(db, item.contentType, locale)
    .where(sql<boolean>`(published_at, id) < (${item.publishedAt}, ${item.id})`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

function neighbours(db: Database, contentType: ContentType, locale: string) {
  return published(db)
    .select(['id', 'title'])
    .where('contentType', '=', contentType)
    .where(sql<boolean>`coalesce(title ->> ${locale}, '') <> ''`);
}

/** The ids and languages of everything published, for the sitemap. */
export function listNewsForSitemap(db: Database) {
  return published(db).select(['id', 'title', 'content', 'publishedAt', 'externalUrl']).orderBy('id').execute();
}
