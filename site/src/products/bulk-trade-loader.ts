import { getProductCategories, listProducts, type ProductCategory } from 'contract/products.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';

export const productsPerPage = 10;

export type BulkTradeData = {
  categories: Answer<typeof getProductCategories>;
  products: Answer<typeof listProducts>;
  /** The chosen category; absent only when there is none at all. */
  category?: number;
  /** From one, as the reader counts. */
  page: number;
};

/** The category the address names, or the tree's first leaf. */
export const loadBulkTrade: Load<BulkTradeData> = async (call, { request }) => {
  const query = new URL(request.url).searchParams;
  const categories = await call(getProductCategories, {}, request.signal);
  const named = Number(query.get('category'));
  const category = allCategories(categories.data).find(({ id }) => id === named)?.id ?? firstLeaf(categories.data)?.id;
  const asked = Number(query.get('page'));
  const filter = category === undefined ? {} : { itemTypeId: category };
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1;
  const products = await call(listProducts, { ...filter, page: page - 1, size: productsPerPage }, request.signal);
  const lastPage = Math.max(1, Math.ceil(products.totalElements / productsPerPage));
  return { categories, products, ...(category === undefined ? {} : { category }), page: Math.min(page, lastPage) };
};

function allCategories(categories: readonly ProductCategory[]): ProductCategory[] {
  return categories.flatMap((category) => [category, ...allCategories(category.children)]);
}

function firstLeaf(categories: readonly ProductCategory[]): ProductCategory | undefined {
  const [first] = categories;
  return first === undefined || first.children.length === 0 ? first : firstLeaf(first.children);
}
