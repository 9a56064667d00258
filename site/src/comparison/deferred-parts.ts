import { defer } from '../parts/deferred.tsx';

/** Below the table. */
export const DeferredAddItem = defer('src/comparison/add-item.tsx', () => import('./add-item.tsx'));
