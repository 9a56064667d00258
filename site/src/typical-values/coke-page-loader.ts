import { getComposedPage } from 'contract/composed-pages.ts';
import { type AboutType, listProducts } from 'contract/products.ts';
import { type CokeKind, getTypicalValues } from 'contract/typical-values.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';
import { BlocksLater } from '../parts/blocks/blocks-later.ts';
import { ValueSheetsLater } from './later-parts.ts';

export type CokePageData = {
  page: Answer<typeof getComposedPage>;
  tables: Answer<typeof getTypicalValues>;
  items: Answer<typeof listProducts>;
};

/** All items of a kind at once: the most that one page of the wire holds. */
const allItems = { page: 0, size: 1000 };

export function loadCokePage(name: string, coke: CokeKind, aboutType: AboutType): Load<CokePageData> {
  return async (call, { request: { signal } }) => {
    const [page, tables, items] = await Promise.all([
      call(getComposedPage, { name }, signal),
      call(getTypicalValues, { name: coke }, signal),
      call(listProducts, { aboutType, ...allItems }, signal),
      BlocksLater.ready(),
      ValueSheetsLater.ready(),
    ]);
    return { page, tables, items };
  };
}
