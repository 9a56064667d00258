import { defer } from '../parts/deferred.tsx';

/** Links, which work before their code has loaded. */
export const DeferredNewsYears = defer('src/news/news-years.tsx', () => import('./news-years.tsx'));

export const DeferredNewsList = defer('src/news/news-list.tsx', () => import('./news-list.tsx'));
