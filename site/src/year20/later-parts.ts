import { blocksFile } from '../parts/blocks/blocks-later.ts';
import { later } from '../parts/later.tsx';

/** Below the first screen, and most of the page's code. */
export const HistoryLater = later(async () => (await import('../company/history-panes.tsx')).HistoryPanes);

export const NewsLater = later(async () => (await import('./news-and-activities.tsx')).NewsAndActivities);

export const HonouredLater = later(async () => (await import('./honoured-employees.tsx')).HonouredEmployees);

export const laterFiles = [
  blocksFile,
  'src/company/history-panes.tsx',
  'src/year20/news-and-activities.tsx',
  'src/year20/honoured-employees.tsx',
];
