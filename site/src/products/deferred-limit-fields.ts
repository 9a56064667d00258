import { defer } from '../parts/deferred.tsx';

/** What few visitors use at once. Apart from the other parts, which the filter is in. */
export const DeferredLimitFields = defer('src/products/limit-fields.tsx', () => import('./limit-fields.tsx'));
