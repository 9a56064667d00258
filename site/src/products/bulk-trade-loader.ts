import { getProductCategories, listProducts } from 'contract/products/products.ts';
import { withLastResponse } from '../gateway/last-response.ts';
import { loadPart } from '../gateway/route-errors.ts';
import type { Load } from '../pages/page.ts';
import { parsePage } from '../parts/paging/parse-page.ts';
import type { BulkTradeData } from './bulk-trade-data.ts';
import { isLeaf, categoryNodes } from './category-nodes.ts';
import { DeferredLimitFields } from './deferred-limit-fields.ts';
import { DeferredCatalogueDocument, DeferredCategoryMenu, DeferredProductList } from './deferred-parts.ts';
import { isSearch, parseChoice } from './product-choice.ts';

export const catalogue = withLastResponse(getProductCategories, {});

/** The category that the URL names. Otherwise all categories for a search, else the first leaf of the tree. */
export const loadBulkTrade: Load<BulkTradeData> = async (call, { request: { url, signal } }) => {
  const query = new URL(url).searchParams;
  const choice = parseChoice(query);
  const { keyword, size, ...filters } = choice;
  const isSearching = isSearch(choice);
  const [categories] = await Promise.all([
    catalogue.request(call, signal),
    DeferredProductList.preload(),
    DeferredLimitFields.preload(),
    DeferredCategoryMenu.preload(),
    DeferredCatalogueDocument.preload(),
  ]);
  const nodes = categoryNodes(categories.data);
  const first = isSearching ? undefined : nodes.find(isLeaf);
  const node = nodes.find(({ category }) => String(category.id) === query.get('category')) ?? first;
  const requestedPage = parsePage(query);

  async function find() {
    const search = keyword === '' ? filters : { ...filters, keyword };
    const filter = node === undefined ? search : { ...search, itemTypeId: node.category.id };
    const [products, counted] = await Promise.all([
      call(listProducts, { ...filter, page: requestedPage - 1, size }, signal),
      isSearching ? call(getProductCategories, search, signal) : categories,
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
