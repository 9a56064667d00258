import { defer } from '../parts/deferred.tsx';

/** Most of the page's code. The banners move only after it has loaded; the rest is below the first screen. */
export const DeferredBanners = defer(
  'src/anniversary/anniversary-banners.tsx',
  () => import('./anniversary-banners.tsx'),
);

export const DeferredHistory = defer('src/company/history-panes.tsx', () => import('../company/history-panes.tsx'));

export const DeferredNews = defer('src/anniversary/news-and-activities.tsx', () => import('./news-and-activities.tsx'));

export const DeferredHonoured = defer(
  'src/anniversary/honoured-employees.tsx',
  () => import('./honoured-employees.tsx'),
);
