import { defer } from '../parts/deferred.tsx';

/** At the end of the page. */
export const DeferredRelatedProducts = defer(async () => (await import('./related-products.tsx')).RelatedProducts);

export const relatedProductsFile = 'src/products/related-products.tsx';
