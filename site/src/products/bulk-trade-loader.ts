import { getProductCategories, listProducts } from 'contract/products.ts';
import { withLastResponse } from '../gateway/last-response.ts';
import { loadPart } from '../gateway/route-errors.ts';
import type { Load } from '../pages/page.ts';
import { parsePage } from '../parts/parse-page.ts';
import type { BulkTradeData } from './bulk-trade-data.ts';
import { isLeaf, categoryNodes } from './category-nodes.ts';
import { DeferredProductList } from './deferred-product-list.ts';
import { parseChoice } from './product-choice.ts';

export const catalogue = withLastResponse(getProductCategories, {});

/** The category that the URL names. Otherwise all categories for a keyword, else the first leaf of the tree. */
export const loadBulkTrade: Load<BulkTradeData> = async (call, { request: { url, signal } }) => {
  const query = new URL(url).searchParams;
  const choice = parseChoice(query);
  const { keyword, size } = choice;
  const [categories] = await Promise.all([catalogue.request(call, signal), DeferredProductList.preload()]);
  const nodes = categoryNodes(categories.data);
  const first = keyword === '' ? nodes.find(isLeaf) : undefined;
  const node = nodes.find(({ category }) => String(category.id) === query.get('category')) ?? first;
  const requestedPage = parsePage(query);

  async function find() {
    const words = keyword === '' ? {} : { keyword };
    const filter = node === undefined ? words : { ...words, itemTypeId: node.category.id };
    const [products, counted] = await Promise.all([
      call(listProducts, { ...filter, page: requestedPage - 1, size }, signal),
      keyword === '' ? categories : call(getProductCategories, words, signal),
    ]);
    return { products, counted };
  }

  const list = await loadPart(find());
  // For a page past the end the gateway returns the last page (W3).
  const last = Math.max(1, Math.ceil((list.value?.products.totalElements ?? 0) / size));
  const page = list.value === undefined ? requestedPage : Math.min(requestedPage, last);
  const chosen = node === undefined ? {} : { chosen: node.category.id };
  return { categories, list, choice, ...chosen, isDefault: node === first, page };
};
