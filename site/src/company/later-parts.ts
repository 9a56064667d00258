import { later } from '../parts/later.tsx';

/** Below the first screen, and most of the page's code. */
export const HistoryLater = later(async () => (await import('./history.tsx')).History);

export const CultureLater = later(async () => (await import('./culture.tsx')).Culture);

export const AlbumRailLater = later(async () => (await import('./album-rail.tsx')).AlbumRail);

export const laterFiles = ['src/company/history.tsx', 'src/company/culture.tsx', 'src/company/album-rail.tsx'];
