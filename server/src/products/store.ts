import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { foundBy, type Keyword } from './keyword.ts';

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

/** Every category with the number of published products right in it, or of those that the keyword finds. */
export function listCategories(db: Database, keyword: Keyword) {
  return db
    .selectFrom('productCategory')
    .leftJoin('product', (join) =>
      join
        .onRef('product.categoryId', '=', 'productCategory.id')
        .on('product.published', '=', true)
        .on(foundBy(keyword)),
    )
    .select(['productCategory.id', 'productCategory.parentId', 'productCategory.name'])
    .select((eb) => eb.fn.count<string>('product.id').as('count'))
    .groupBy('productCategory.id')
    .orderBy('productCategory.position')
    .orderBy('productCategory.id')
    .execute();
}

type ProductPage = {
  aboutType: number | undefined;
  itemTypeId: number | undefined;
  keyword: Keyword;
  page: number;
  size: number;
};

/** One page of products of a kind or of a category with all below it; a page past the end is the last one (W3). */
export async function listProducts(db: Database, { aboutType, itemTypeId, keyword, page, size }: ProductPage) {
  let items = published(db).where(foundBy(keyword));
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
  const { count } = await items.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const total = Number(count);
  const lastPage = Math.max(0, Math.ceil(total / size) - 1);
  const rows = await items
    .select(rowColumns)
    .orderBy('product.position')
    .orderBy('product.id')
    .offset(Math.min(page, lastPage) * size)
    .limit(size)
    .execute();
  return { rows, total };
}

/** A product by its exact item number, or else by its id (W9). */
export async function findProduct(db: Database, key: string) {
  const product = published(db).select([...rowColumns, 'product.attributes']);
  const byItemNo = await product.where('product.itemNo', '=', key).executeTakeFirst();
  if (byItemNo || !/^[0-9]{1,9}$/.test(key)) return byItemNo;
  return product.where('product.id', '=', Number(key)).executeTakeFirst();
}

export function listProductPictures(db: Database, productId: number) {
  return db
    .selectFrom('productPicture')
    .select('picture')
    .where('productId', '=', productId)
    .orderBy('position')
    .execute();
}

export function listRelatedProducts(db: Database, productId: number) {
  return published(db)
    .innerJoin('relatedProduct', 'relatedProduct.relatedItemNo', 'product.itemNo')
    .select(rowColumns)
    .where('relatedProduct.productId', '=', productId)
    .orderBy('relatedProduct.position')
    .execute();
}

export function listProductsForSitemap(db: Database) {
  return published(db)
    .select(['product.itemNo', 'product.name', 'product.introduction'])
    .orderBy('product.id')
    .execute();
}
