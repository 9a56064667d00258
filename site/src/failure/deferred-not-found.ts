import { defer } from '../parts/deferred.tsx';

/** Loads when a page is missing. The route table preloads it (routes.tsx). */
export const DeferredNotFound = defer(async () => (await import('./not-found.tsx')).NotFound);

export const notFoundFile = 'src/failure/not-found.tsx';
