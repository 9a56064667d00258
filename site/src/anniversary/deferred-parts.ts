import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { defer } from '../parts/deferred.tsx';

/** Most of the page's code. The banners move only after it has loaded; the rest is below the first screen. */
export const DeferredBanners = defer(async () => (await import('./anniversary-banners.tsx')).AnniversaryBanners);

export const DeferredHistory = defer(async () => (await import('../company/history-panes.tsx')).HistoryPanes);

export const DeferredNews = defer(async () => (await import('./news-and-activities.tsx')).NewsAndActivities);

export const DeferredHonoured = defer(async () => (await import('./honoured-employees.tsx')).HonouredEmployees);

export const deferredFiles = [
  blocksFile,
  'src/anniversary/anniversary-banners.tsx',
  'src/company/history-panes.tsx',
  'src/anniversary/news-and-activities.tsx',
  'src/anniversary/honoured-employees.tsx',
];
