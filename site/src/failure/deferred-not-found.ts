import { defer } from '../parts/deferred.tsx';

/** Loads when a page is missing. The route table preloads it (routes.tsx). */
export const DeferredNotFound = defer('src/failure/not-found.tsx', () => import('./not-found.tsx'));
