import { defer } from '../parts/deferred.tsx';

/** Below the table. */
export const DeferredAddItem = defer(async () => (await import('./add-item.tsx')).AddItem);

export const addItemFile = 'src/comparison/add-item.tsx';
