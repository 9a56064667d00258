import type { Locale } from 'contract/locales.ts';
import type { ContentType } from 'contract/news.ts';
import { type RawBuilder, sql } from 'kysely';
import { isVisibleIn, writtenInColumns } from '../database/localized.ts';
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

function publishedIn(db: Database, locale: Locale) {
  return published(db).where(isVisibleIn(locale));
}

export type NewsPage = {
  locale: Locale;
  contentType: ContentType | undefined;
  year: number | undefined;
  page: number;
  size: number;
};

/** The year of publication in Beijing. */
const publishedYear = sql<number>`extract(year from published_at at time zone 'Asia/Shanghai')::integer`;

function beginOfYear(year: number): RawBuilder<Date> {
  return sql<Date>`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Asia/Shanghai')`;
}

/**
 * One page of items with the total number: pinned first, then newest first. A year is an archive: what was important
 * once is not above the rest, so its items are newest first.
 */
export async function listNews(db: Database, { locale, contentType, year, page, size }: NewsPage) {
  let items = publishedIn(db, locale);
  if (contentType !== undefined) items = items.where('contentType', '=', contentType);
  if (year !== undefined)
    items = items.where('publishedAt', '>=', beginOfYear(year)).where('publishedAt', '<', beginOfYear(year + 1));
  const { total } = await items.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const ids = items
    .select('id')
    .$if(year === undefined, (query) => query.orderBy('pinned', 'desc'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size);
  // As in lists of products: rows of the pages before are not read.
  const rows = await db
    .selectFrom('newsItem')
    .select(rowColumns)
    .where('id', 'in', ids)
    .$if(year === undefined, (query) => query.orderBy('pinned', 'desc'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { rows, total: Number(total) };
}

/** The years that have items, newest first. */
export async function countNewsByYear(db: Database, contentType: ContentType | undefined, locale: Locale) {
  let items = publishedIn(db, locale);
  if (contentType !== undefined) items = items.where('contentType', '=', contentType);
  const years = await items
    .select(publishedYear.as('year'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute();
  return years.map(({ year, count }) => ({ year, count: Number(count) }));
}

export function listTopNews(db: Database, locale: Locale, limit: number) {
  return publishedIn(db, locale)
    .select(rowColumns)
    .where('contentType', 'in', [1, 2, 3])
    .orderBy('pinned', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listNewestOfType(db: Database, locale: Locale, contentType: ContentType, limit: number) {
  return publishedIn(db, locale)
    .select(rowColumns)
    .where('contentType', '=', contentType)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findNewsItem(db: Database, id: number, locale: Locale) {
  return publishedIn(db, locale)
    .select([...rowColumns, 'content', 'editor'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The next newer item of the same type with a title in the requested language. */
export function findNewer(
  db: Database,
  item: { id: number; contentType: ContentType; publishedAt: Date },
  locale: Locale,
) {
  return neighbours(db, item.contentType, locale)
    .where(sql<boolean>`(published_at, id) > (${item.publishedAt}, ${item.id})`)
    .orderBy('publishedAt', 'asc')
    .orderBy('id', 'asc')
    .limit(1)
    .executeTakeFirst();
}

/** The next older item of the same type with a title in the requested language. */
export function findOlder(
  db: Database,
  item: { id: number; contentType: ContentType; publishedAt: Date },
  locale: Locale,
) {
  return neighbours(db, item.contentType, locale)
    .where(sql<boolean>`(published_at, id) < (${item.publishedAt}, ${item.id})`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** All items of the type with a title. Callers limit them: `executeTakeFirst` alone would read every row. */
function neighbours(db: Database, contentType: ContentType, locale: Locale) {
  return publishedIn(db, locale)
    .select(['id', 'title'])
    .where('contentType', '=', contentType)
    .where(sql<boolean>`coalesce(title ->> ${locale}, '') <> ''`);
}

function withPage(db: Database) {
  return published(db).where('externalUrl', 'is', null);
}

export async function countNewsForSitemap(db: Database): Promise<number> {
  const counted = withPage(db).select((eb) => eb.fn.countAll<string>().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** News that has its own page on this site, with the languages that it is written in. */
export function listNewsForSitemap(db: Database, { offset, limit }: { offset: number; limit: number }) {
  // Otherwise the languages of all rows before would be computed as well.
  const ids = withPage(db).select('id').orderBy('id').offset(offset).limit(limit);
  return db
    .selectFrom('newsItem')
    .select(['id', 'publishedAt', 'picture'])
    .select(writtenInColumns(['title', 'content']).as('languages'))
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}
