import { defer } from '../parts/deferred.tsx';

/** Starts at the end of the first screen, and is half of the page's code. */
export const DeferredProductList = defer(async () => (await import('./product-list.tsx')).ProductList);

export const productListFile = 'src/products/product-list.tsx';
