import { defer } from '../parts/deferred.tsx';

/** Links, which work before their code has loaded. */
export const DeferredNewsYears = defer(async () => (await import('./news-years.tsx')).NewsYears);

export const DeferredNewsList = defer(async () => (await import('./news-list.tsx')).NewsList);

export const deferredFiles = ['src/news/news-years.tsx', 'src/news/news-list.tsx'];
