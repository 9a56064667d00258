import { sql } from 'kysely';
import type { Locale } from 'contract/locales.ts';
import type { ProductFilters } from 'contract/product-filter.ts';
import { isVisibleIn, writtenInColumns } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import { foundBy, isEmpty, type Keyword } from './keyword.ts';

const rowColumns = [
  'product.id',
  'product.itemNo',
  'product.name',
  'product.introduction',
  'product.picture',
  'product.categoryId',
  'product.aboutType',
  'product.facts',
] as const;

function published(db: Database) {
  return db.selectFrom('product').where('product.published', '=', true);
}

function publishedIn(db: Database, locale: Locale) {
  return published(db).where(isVisibleIn(locale));
}

/** Products that match the keyword and have the use and every limit that the filters name. */
function matching(db: Database, keyword: Keyword, { sulfur, vanadium, ash, use }: ProductFilters) {
  let items = publishedIn(db, keyword.locale).where(foundBy(keyword));
  if (sulfur !== undefined) items = items.where('product.sulfurLimit', '<=', Number(sulfur));
  if (vanadium !== undefined) items = items.where('product.vanadiumLimit', '<=', Number(vanadium));
  if (ash !== undefined) items = items.where('product.ashLimit', '<=', Number(ash));
  return use === undefined ? items : items.where(sql<boolean>`${use} = any (product.uses)`);
}

/** All categories with the number of their own published products that match the keyword and the filters. */
export function listCategories(db: Database, keyword: Keyword, filters: ProductFilters) {
  const counts = matching(db, keyword, filters)
    .select('product.categoryId')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .groupBy('product.categoryId')
    .as('counts');
  return db
    .selectFrom('productCategory')
    .leftJoin(counts, 'counts.categoryId', 'productCategory.id')
    .select(['productCategory.id', 'productCategory.parentId', 'productCategory.name'])
    .select((eb) => eb.fn.coalesce('counts.count', sql<string>`0`).as('count'))
    .orderBy('productCategory.position')
    .orderBy('productCategory.id')
    .execute();
}

type ProductPage = {
  aboutType: number | undefined;
  itemTypeId: number | undefined;
  keyword: Keyword;
  filters: ProductFilters;
  page: number;
  size: number;
};

/**
 * One page of products of a kind, or of a category with its descendants. A page past the end
 * returns the last one (W3).
 */
export async function listProducts(db: Database, { aboutType, itemTypeId, keyword, filters, page, size }: ProductPage) {
  let items = matching(db, keyword, filters);
  if (aboutType !== undefined) items = items.where('product.aboutType', '=', aboutType);
  if (itemTypeId !== undefined)
    items = items.where(
      'product.categoryId',
      'in',
      sql<number>`(with recursive below as (
        select id from product_category where id = ${itemTypeId}
        union all select c.id from product_category c join below on c.parent_id = below.id
      ) select id from below)`,
    );
  const { ids, total } = isEmpty(keyword) ? await findPage(items, page, size) : await findMatches(items, page, size);
  if (ids.length === 0) return { rows: [], total };
  const rows = await db
    .selectFrom('product')
    .select(rowColumns)
    .where('product.id', 'in', ids)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  return { rows, total };
}

type Items = ReturnType<typeof publishedIn>;
type FoundPage = { ids: number[]; total: number };

/** The offset of a page, or of the last page if there are fewer. */
function offsetOf(page: number, size: number, total: number): number {
  return Math.min(page, Math.max(0, Math.ceil(total / size) - 1)) * size;
}

/** An index has the ids in order: rows of the pages before are not read. */
async function findPage(items: Items, page: number, size: number): Promise<FoundPage> {
  const { count } = await items.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const total = Number(count);
  const rows = await items
    .select('product.id')
    .orderBy('product.position')
    .orderBy('product.id')
    .offset(offsetOf(page, size, total))
    .limit(size)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}

/** A keyword is looked for in all products. So they are read once, and not for the number and the page each. */
async function findMatches(items: Items, page: number, size: number): Promise<FoundPage> {
  const ids = sql<number[]>`coalesce(array_agg(product.id order by product.position, product.id), '{}')`;
  const matches = await items.select(ids.as('ids')).executeTakeFirstOrThrow();
  const total = matches.ids.length;
  const offset = offsetOf(page, size, total);
  return { ids: matches.ids.slice(offset, offset + size), total };
}

/** A product by its exact item number, otherwise by its id (W9). */
export async function findProduct(db: Database, key: string, locale: Locale) {
  const product = publishedIn(db, locale).select([
    ...rowColumns,
    'product.attributes',
    'product.properties',
    'product.supply',
    'product.uses',
  ]);
  const byItemNo = await product.where('product.itemNo', '=', key).executeTakeFirst();
  if (byItemNo || !/^[0-9]{1,9}$/.test(key)) return byItemNo;
  return product.where('product.id', '=', Number(key)).executeTakeFirst();
}

/** The newest sample certificate that names the product. */
export function findSampleLot(db: Database, itemNo: string) {
  return db
    .selectFrom('lotCertificate')
    .select('lotNo')
    .where('isSample', '=', true)
    .where('itemNo', '=', itemNo)
    .orderBy('issuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listProductPictures(db: Database, productId: number) {
  return db
    .selectFrom('productPicture')
    .select('picture')
    .where('productId', '=', productId)
    .orderBy('position')
    .execute();
}

export function listRelatedProducts(db: Database, productId: number, locale: Locale) {
  return publishedIn(db, locale)
    .innerJoin('relatedProduct', 'relatedProduct.relatedItemNo', 'product.itemNo')
    .select(rowColumns)
    .where('relatedProduct.productId', '=', productId)
    .orderBy('relatedProduct.position')
    .execute();
}

export async function countProductsForSitemap(db: Database): Promise<number> {
  const counted = published(db).select((eb) => eb.fn.countAll<string>().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

export function listProductsForSitemap(db: Database, { offset, limit }: { offset: number; limit: number }) {
  // Otherwise the languages of all rows before would be computed as well.
  const ids = published(db).select('product.id').orderBy('product.id').offset(offset).limit(limit);
  return db
    .selectFrom('product')
    .select(['product.itemNo', 'product.picture'])
    .select(writtenInColumns(['name', 'introduction']).as('languages'))
    .where('product.id', 'in', ids)
    .orderBy('product.id')
    .execute();
}
