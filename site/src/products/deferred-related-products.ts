import { defer } from '../parts/deferred.tsx';

/** At the end of the page. */
export const DeferredRelatedProducts = defer(
  'src/products/related-products.tsx',
  () => import('./related-products.tsx'),
);
