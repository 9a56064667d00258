import { getProductCategories, listProducts } from 'contract/products.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';
import { isLeaf, placesOf } from './category-places.ts';

export const productsPerPage = 10;

export type BulkTradeData = {
  categories: Answer<typeof getProductCategories>;
  products: Answer<typeof listProducts>;
  /** The chosen category's id; absent only when there is none at all. */
  chosen?: number;
  /** Whether it is the one that is shown unasked. */
  unasked: boolean;
  /** From one, as the reader counts. */
  page: number;
};

/** The category the address names, or the tree's first leaf. */
export const loadBulkTrade: Load<BulkTradeData> = async (call, { request }) => {
  const query = new URL(request.url).searchParams;
  const categories = await call(getProductCategories, {}, request.signal);
  const places = placesOf(categories.data);
  const first = places.find(isLeaf);
  const place = places.find(({ category }) => String(category.id) === query.get('category')) ?? first;
  const filter = place === undefined ? {} : { itemTypeId: place.category.id };
  const asked = pageOf(query.get('page'));
  const products = await call(listProducts, { ...filter, page: asked - 1, size: productsPerPage }, request.signal);
  // The gateway answers a page past the end with the last one (W3).
  const page = Math.min(asked, Math.max(1, Math.ceil(products.totalElements / productsPerPage)));
  return { categories, products, ...(place && { chosen: place.category.id }), unasked: place === first, page };
};

function pageOf(asked: string | null): number {
  return asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
