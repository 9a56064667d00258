import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { defer } from '../parts/deferred.tsx';

/** Below the first screen, and most of the page's code. */
export const DeferredValueSheets = defer(async () => (await import('./value-sheets.tsx')).ValueSheets);

export const deferredFiles = ['src/typical-values/value-sheets.tsx', blocksFile];
