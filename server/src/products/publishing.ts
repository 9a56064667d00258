import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/urls/paths.ts';
import { productUses } from 'contract/products/product-filter.ts';
import {
  aboutTypes,
  isAboutType,
  type StoredProductProperty,
  type StoredProductSupply,
} from 'contract/products/products.ts';
import { isAscending, type MeasuredProperty } from 'contract/typical-values.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { definePublishing } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';
import { specificationOf } from './specification.ts';

const json = JSON.stringify;

const products = publicTable('product');

/** The highest value that a product may have; without a limit its typical value. */
function limitOf(properties: readonly StoredProductProperty[], key: MeasuredProperty): number | null {
  const property = properties.find((candidate) => candidate.key === key);
  return property?.maximum ?? property?.typical ?? null;
}

function hasTables(properties: readonly StoredProductProperty[], supply: StoredProductSupply): boolean {
  return properties.length > 0 || Object.values(supply).some((value) => value !== null);
}

export const productPublishing = definePublishing('product', contentKinds.product.body, {
  newId: products.newId,
  uniqueField: 'itemNo',
  referenceField: 'categoryId',
  pathsOf: ({ body: { itemNo, aboutType } }) => {
    if (aboutType === aboutTypes.calcinedCoke) return [paths.calcinedCoke(), paths.productDetail(itemNo)];
    if (aboutType === aboutTypes.petroleumCoke) return [paths.petroleumCoke(itemNo), paths.productDetail(itemNo)];
    return [paths.productDetail(itemNo), paths.bulkTrade()];
  },
  problemsOf: ({ properties }, locale) =>
    locale !== null || properties.every(isAscending) ? [] : [{ field: 'properties', locale: null, code: 'outOfRange' }],
  project: async (db, { id, body, visibleIn, position }) => {
    const { properties, attributes } = body;
    const row = {
      itemNo: body.itemNo,
      categoryId: body.categoryId,
      aboutType: body.aboutType,
      name: json(body.name),
      introduction: json(body.introduction),
      attributes: json(specificationOf(body)),
      attributesBelow: json(attributes),
      properties: json(properties),
      supply: json(body.supply),
      uses: body.uses.map(({ use }) => use),
      sulfurLimit: limitOf(properties, 'sulphur'),
      vanadiumLimit: limitOf(properties, 'vanadium'),
      ashLimit: limitOf(properties, 'ash'),
      facts: json(body.keyProperties),
      picture: body.picture,
      published: true,
      position,
      visibleIn,
    };
    const productId = Number(id);
    await products.saveRow(db, id, row);
    await db.deleteFrom('productPicture').where('productId', '=', productId).execute();
    await db.deleteFrom('relatedProduct').where('productId', '=', productId).execute();
    const pictures = body.pictures.map((picture, index) => ({ productId, picture, position: index }));
    if (pictures.length > 0) await db.insertInto('productPicture').values(pictures).execute();
    const related = body.related.map((relatedItemNo, index) => ({ productId, relatedItemNo, position: index }));
    if (related.length > 0) await db.insertInto('relatedProduct').values(related).execute();
  },
  remove: products.removeRow,
  existingRows: async (db) => {
    const rows = await products.rowsWithoutItem(db, 'product');
    // Nearly every start: the other tables may have tens of thousands of rows.
    if (rows.length === 0) return [];
    const ofProduct = ({ productId }: { productId: number }) => productId;
    const pictures = Map.groupBy(
      await db.selectFrom('productPicture').selectAll().orderBy('position').execute(),
      ofProduct,
    );
    const related = Map.groupBy(
      await db.selectFrom('relatedProduct').selectAll().orderBy('position').execute(),
      ofProduct,
    );
    return rows.map(
      ({ id, itemNo, categoryId, aboutType, name, introduction, facts, picture, properties, supply, ...row }) => ({
        id: String(id),
        body: {
          itemNo,
          categoryId,
          aboutType: isAboutType(aboutType) ? aboutType : aboutTypes.own,
          name,
          introduction,
          properties,
          supply,
          uses: productUses.filter((use) => row.uses.includes(use)).map((use) => ({ use })),
          // An older version wrote the whole specification by hand.
          attributes: hasTables(properties, supply) ? row.attributesBelow : row.attributes,
          keyProperties: facts,
          picture,
          pictures: (pictures.get(id) ?? []).map((own) => own.picture),
          related: (related.get(id) ?? []).map(({ relatedItemNo }) => relatedItemNo),
        },
        position: row.position,
        isShown: row.published,
      }),
    );
  },
});

/** A category below itself would be a tree without a root, which no page shows. */
async function rejectCircle(db: Database, id: number, parentId: number | null): Promise<void> {
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from product_category where id = ${parentId}
      union select c.id, c.parent_id from product_category as c join above on c.id = above.parent_id
    ) select from above where id = ${id}`.execute(db);
  if (rows.length > 0) throw new HttpError('notPublishable', [{ field: 'parentId', code: 'notOneOf' }]);
}

const categories = publicTable('productCategory');

export const productCategoryPublishing = definePublishing('productCategory', contentKinds.productCategory.body, {
  newId: categories.newId,
  referenceField: 'parentId',
  pathsOf: ({ id }) => [paths.bulkTrade(Number(id))],
  project: async (db, { id, body, position }) => {
    // Two moves at once could make a circle together.
    await sql`lock table product_category in share row exclusive mode`.execute(db);
    await rejectCircle(db, Number(id), body.parentId);
    await categories.saveRow(db, id, { parentId: body.parentId, name: json(body.name), position });
  },
  remove: categories.removeRow,
  existingRows: async (db) => {
    const rows = await categories.rowsWithoutItem(db, 'productCategory');
    return rows.map(({ id, position, ...body }) => ({ id: String(id), body, position }));
  },
});
