import { defer } from '../parts/deferred.tsx';

/** What few visitors use at once. Apart from the other parts, which the filter is in. */
export const DeferredLimitFields = defer(async () => (await import('./limit-fields.tsx')).LimitFields);

export const limitFieldsFile = 'src/products/limit-fields.tsx';
