import { getProductCategories, listProducts } from 'contract/products.ts';
import { withLastResponse } from '../gateway/last-response.ts';
import { loadPart } from '../gateway/route-errors.ts';
import type { Load } from '../pages/page.ts';
import { pageIn } from '../parts/page-in.ts';
import type { BulkTradeData } from './bulk-trade-data.ts';
import { isLeaf, placesOf } from './category-places.ts';
import { DeferredProductList } from './deferred-product-list.ts';
import { choiceIn } from './product-choice.ts';

export const catalogue = withLastResponse(getProductCategories, {});

/** The category that the address names. Otherwise all categories for a keyword, else the first leaf of the tree. */
export const loadBulkTrade: Load<BulkTradeData> = async (call, { request: { url, signal } }) => {
  const query = new URL(url).searchParams;
  const choice = choiceIn(query);
  const { keyword, size } = choice;
  const [categories] = await Promise.all([catalogue.request(call, signal), DeferredProductList.preload()]);
  const places = placesOf(categories.data);
  const first = keyword === '' ? places.find(isLeaf) : undefined;
  const place = places.find(({ category }) => String(category.id) === query.get('category')) ?? first;
  const requestedPage = pageIn(query);

  async function find() {
    const words = keyword === '' ? {} : { keyword };
    const filter = place === undefined ? words : { ...words, itemTypeId: place.category.id };
    const [products, counted] = await Promise.all([
      call(listProducts, { ...filter, page: requestedPage - 1, size }, signal),
      keyword === '' ? categories : call(getProductCategories, words, signal),
    ]);
    return { products, counted };
  }

  const list = await loadPart(find());
  // For a page past the end the gateway returns the last page (W3).
  const last = Math.max(1, Math.ceil((list.found?.products.totalElements ?? 0) / size));
  const page = list.found === undefined ? requestedPage : Math.min(requestedPage, last);
  const chosen = place === undefined ? {} : { chosen: place.category.id };
  return { categories, list, choice, ...chosen, isDefault: place === first, page };
};
