import type { ApiResponse } from 'client/call.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import { type AboutType, listProducts } from 'contract/products/products.ts';
import { type CokeKind, getTypicalValues } from 'contract/typical-values.ts';
import type { Load } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import { DeferredItemList, DeferredValueSheets } from './deferred-parts.ts';

export type CokePageData = {
  page: ApiResponse<typeof getComposedPage>;
  tables: ApiResponse<typeof getTypicalValues>;
  items: ApiResponse<typeof listProducts>;
};

/** All items at once: 1000 is the largest page of the API. */
const allItems = { page: 0, size: 1000 };

export function loadCokePage(name: string, coke: CokeKind, aboutType: AboutType): Load<CokePageData> {
  return async (call, { request: { signal } }) => {
    const [page, tables, items] = await Promise.all([
      call(getComposedPage, { name }, signal),
      call(getTypicalValues, { name: coke }, signal),
      call(listProducts, { aboutType, ...allItems }, signal),
      DeferredBlocks.preload(),
      DeferredItemList.preload(),
      DeferredValueSheets.preload(),
    ]);
    return { page, tables, items };
  };
}
