import { blocksFile } from '../parts/blocks/blocks-later.ts';
import { later } from '../parts/later.tsx';

/** Most of the page's code: the banners move only after it has come, the rest is below the first screen. */
export const BannersLater = later(async () => (await import('./anniversary-banners.tsx')).AnniversaryBanners);

export const HistoryLater = later(async () => (await import('../company/history-panes.tsx')).HistoryPanes);

export const NewsLater = later(async () => (await import('./news-and-activities.tsx')).NewsAndActivities);

export const HonouredLater = later(async () => (await import('./honoured-employees.tsx')).HonouredEmployees);

export const laterFiles = [
  blocksFile,
  'src/year20/anniversary-banners.tsx',
  'src/company/history-panes.tsx',
  'src/year20/news-and-activities.tsx',
  'src/year20/honoured-employees.tsx',
];
