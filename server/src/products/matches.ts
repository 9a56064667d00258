import { megabyte } from 'contract/megabyte.ts';
import type { ProductFilters } from 'contract/products/product-filter.ts';
import { sql } from 'kysely';
import { isVisibleIn } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import { Cache } from '../http/cache.ts';
import { foundBy, type Keyword, wordsOf } from './keyword.ts';

/** The products that a search finds, in the order of lists. The arrays have the same length. */
export type Matches = { ids: Int32Array; categoryIds: Int32Array; aboutTypes: Int32Array };

export type MatchesCache = Cache<Matches>;

/** 10,000 products are 120 KB, so the cache holds eight searches in a store of that size. */
export function createMatchesCache(): MatchesCache {
  return new Cache<Matches>(megabyte, ({ ids }) => 3 * ids.byteLength);
}

/**
 * Every page of a list and the numbers of its categories need all matches. So they are read once for all pages, and once
 * for a list and its numbers that are requested at the same time.
 */
export function findMatches(
  { db, productMatches }: { db: Database; productMatches: MatchesCache },
  keyword: Keyword,
  filters: ProductFilters,
): Promise<Matches> {
  const { sulfur, vanadium, ash, use } = filters;
  const key = JSON.stringify([keyword.locale, wordsOf(keyword.text), sulfur, vanadium, ash, use]);
  return productMatches.get(key, () => readMatches(db, keyword, filters));
}

async function readMatches(
  db: Database,
  keyword: Keyword,
  { sulfur, vanadium, ash, use }: ProductFilters,
): Promise<Matches> {
  let items = db.selectFrom('product').where('published', '=', true).where(isVisibleIn(keyword.locale));
  items = items.where(foundBy(keyword));
  if (sulfur !== undefined) items = items.where('sulfurLimit', '<=', Number(sulfur));
  if (vanadium !== undefined) items = items.where('vanadiumLimit', '<=', Number(vanadium));
  if (ash !== undefined) items = items.where('ashLimit', '<=', Number(ash));
  if (use !== undefined) items = items.where(sql<boolean>`${use} = any (uses)`);
  // One text for each column: thousands of rows would be as many objects.
  const joined = (column: 'id' | 'categoryId' | 'aboutType') =>
    sql<string>`coalesce(string_agg(${sql.ref(column)}::text, ',' order by position, id), '')`.as(column);
  const { id, categoryId, aboutType } = await items
    .select([joined('id'), joined('categoryId'), joined('aboutType')])
    .executeTakeFirstOrThrow();
  return { ids: numbersIn(id), categoryIds: numbersIn(categoryId), aboutTypes: numbersIn(aboutType) };
}

function numbersIn(text: string): Int32Array {
  return text === '' ? new Int32Array() : Int32Array.from(text.split(','), Number);
}

/** How many matches each category has of its own. */
export function countByCategory({ categoryIds }: Matches): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The ids of the matches of a kind, or of one of the categories. */
export function idsOf(
  { ids, categoryIds, aboutTypes }: Matches,
  { aboutType, categories }: { aboutType: number | undefined; categories: ReadonlySet<number> | undefined },
): Int32Array {
  return ids.filter((_id, index) => {
    if (aboutType !== undefined && aboutTypes[index] !== aboutType) return false;
    return categories === undefined || categories.has(categoryIds[index] ?? -1);
  });
}
