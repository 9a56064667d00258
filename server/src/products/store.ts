import { sql } from 'kysely';
import type { Locale } from 'contract/locales.ts';
import { isVisibleIn, writtenInColumns } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import { idsOf, type Matches } from './matches.ts';

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

/** All categories in the order of the menu. */
export function listCategories(db: Database) {
  return db
    .selectFrom('productCategory')
    .select(['id', 'parentId', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A category with its descendants. */
async function readCategoriesBelow(db: Database, id: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`with recursive below as (
      select id from product_category where id = ${id}
      union all select c.id from product_category c join below on c.parent_id = below.id
    ) select id from below`.execute(db);
  return new Set(rows.map((row) => row.id));
}

type ProductPage = {
  aboutType: number | undefined;
  itemTypeId: number | undefined;
  locale: Locale;
  page: number;
  size: number;
};

/**
 * One page of the products that are found, of a kind, or of a category with its descendants. A page past the end
 * returns the last one (W3).
 */
export async function listProducts(
  db: Database,
  matches: Matches,
  { aboutType, itemTypeId, locale, page, size }: ProductPage,
) {
  const categories = itemTypeId === undefined ? undefined : await readCategoriesBelow(db, itemTypeId);
  const ids = idsOf(matches, { aboutType, categories });
  const offset = offsetOf(page, size, ids.length);
  if (ids.length === 0) return { rows: [], total: 0 };
  const rows = await publishedIn(db, locale)
    .select(rowColumns)
    .where('product.id', 'in', [...ids.subarray(offset, offset + size)])
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  return { rows, total: ids.length };
}

/** The offset of a page, or of the last page if there are fewer. */
function offsetOf(page: number, size: number, total: number): number {
  return Math.min(page, Math.max(0, Math.ceil(total / size) - 1)) * size;
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
