import { defer } from '../parts/deferred.tsx';

/** Starts at the end of the first screen, and is half of the page's code. */
export const DeferredProductList = defer(async () => (await import('./product-list.tsx')).ProductList);

/** What few visitors use at once. */
export const DeferredLimitFields = defer(async () => (await import('./limit-fields.tsx')).LimitFields);

export const limitFieldsFile = 'src/products/limit-fields.tsx';

export const productListFile = 'src/products/product-list.tsx';
