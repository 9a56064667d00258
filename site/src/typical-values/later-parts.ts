import { blocksFile } from '../parts/blocks/blocks-later.ts';
import { later } from '../parts/later.tsx';

/** Below the first screen, and most of the page's code. */
export const ValueSheetsLater = later(async () => (await import('./value-sheets.tsx')).ValueSheets);

export const laterFiles = ['src/typical-values/value-sheets.tsx', blocksFile];
