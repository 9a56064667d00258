import { defer } from '../parts/deferred.tsx';

/** Below the first screen. The tables are most of the page's code. */
export const DeferredValueSheets = defer('src/typical-values/value-sheets.tsx', () => import('./value-sheets.tsx'));

export const DeferredItemList = defer('src/typical-values/item-list.tsx', () => import('./item-list.tsx'));
