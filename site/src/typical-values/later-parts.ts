import { later } from '../parts/later.tsx';

/** Below the first screen, and most of the page's code. */
export const ValueSheetsLater = later(async () => (await import('./value-sheets.tsx')).ValueSheets);

export const BlocksLater = later(async () => (await import('../parts/blocks/blocks.tsx')).Blocks);

export const laterFiles = ['src/typical-values/value-sheets.tsx', 'src/parts/blocks/blocks.tsx'];
