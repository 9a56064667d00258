import { defer } from '../parts/deferred.tsx';

/** Links, which work before their code has loaded. */
export const DeferredCatalogueDocument = defer(
  'src/products/catalogue-document.tsx',
  () => import('./catalogue-document.tsx'),
);

export const DeferredCategoryMenu = defer('src/products/category-menu.tsx', () => import('./category-menu.tsx'));

/** Starts at the end of the first screen, and is half of the page's code. */
export const DeferredProductList = defer('src/products/product-list.tsx', () => import('./product-list.tsx'));
