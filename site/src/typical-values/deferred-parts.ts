import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { defer } from '../parts/deferred.tsx';

/** Below the first screen. The tables are most of the page's code. */
export const DeferredValueSheets = defer(async () => (await import('./value-sheets.tsx')).ValueSheets);

export const DeferredItemList = defer(async () => (await import('./item-list.tsx')).ItemList);

export const deferredFiles = ['src/typical-values/value-sheets.tsx', 'src/typical-values/item-list.tsx', blocksFile];
