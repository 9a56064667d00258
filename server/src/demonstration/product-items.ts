import type { Database } from '../database/open.ts';
import { productCategoryPublishing, productPublishing } from '../products/publishing.ts';
import { importItem } from '../publishing/changes/import.ts';
import type { Item } from './item.ts';
import { keyPropertiesOf } from './key-properties.ts';
import type { Demonstration, DemonstrationProduct } from './read.ts';

export function productItems({ categories, products }: Demonstration): Item[] {
  /** Categories have no key in the store: their Chinese name below their parent identifies them. */
  async function categoryId(db: Database, key: string | null): Promise<number | null> {
    const category = categories.find((candidate) => candidate.key === key);
    if (!category) return null;
    const parentId = await categoryId(db, category.parent);
    const row = await db
      .selectFrom('productCategory')
      .select('id')
      .where('parentId', parentId === null ? 'is' : '=', parentId)
      .where((eb) => eb(eb.ref('name', '->>').key('cn'), '=', category.name.cn))
      .executeTakeFirst();
    return row?.id ?? null;
  }
  /** The order of the category tree; within a category green coke, then calcined coke, then the rest. */
  function byCategory(a: DemonstrationProduct, b: DemonstrationProduct): number {
    const index = ({ category }: DemonstrationProduct) => categories.findIndex(({ key }) => key === category);
    return index(a) - index(b) || b.aboutType - a.aboutType;
  }
  return [
    ...categories.map(
      ({ key, parent, name }, position): Item => ({
        kind: 'productCategory',
        key,
        insert: async (db) =>
          importItem(db, productCategoryPublishing, {
            body: { parentId: await categoryId(db, parent), name },
            position,
          }),
      }),
    ),
    ...products.toSorted(byCategory).map(
      (product, position): Item => ({
        kind: 'product',
        key: product.itemNo,
        insert: async (db) => {
          const category = await categoryId(db, product.category);
          // Staff have renamed or removed the category: a product without a category is skipped.
          if (category === null) return;
          const { category: _category, ...body } = product;
          await importItem(db, productPublishing, {
            body: {
              ...body,
              categoryId: category,
              uses: product.uses.map((use) => ({ use })),
              keyProperties: keyPropertiesOf(product),
            },
            position,
          });
        },
      }),
    ),
  ];
}
