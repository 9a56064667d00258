import { defer } from '../parts/deferred.tsx';

/** Below the table. */
export const DeferredAddItem = defer(async () => (await import('./add-item.tsx')).AddItem);

export const deferredFiles = ['src/comparison/add-item.tsx'];
