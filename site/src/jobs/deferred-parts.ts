import { defer } from '../parts/deferred.tsx';

/** Links, which work before their code has loaded. */
export const DeferredLocationFilter = defer('src/jobs/location-filter.tsx', () => import('./location-filter.tsx'));

/** Below the list. */
export const DeferredOpenApplication = defer('src/jobs/open-application.tsx', () => import('./open-application.tsx'));

/** Its rows are links. */
export const DeferredPostTable = defer('src/jobs/post-table.tsx', () => import('./post-table.tsx'));
