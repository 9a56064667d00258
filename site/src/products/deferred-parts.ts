import { defer } from '../parts/deferred.tsx';
import { limitFieldsFile } from './deferred-limit-fields.ts';

/** Links, which work before their code has loaded. */
export const DeferredCatalogueDocument = defer(
  async () => (await import('./catalogue-document.tsx')).CatalogueDocument,
);

export const DeferredCategoryMenu = defer(async () => (await import('./category-menu.tsx')).CategoryMenu);

/** Starts at the end of the first screen, and is half of the page's code. */
export const DeferredProductList = defer(async () => (await import('./product-list.tsx')).ProductList);

export const deferredFiles = [
  'src/products/catalogue-document.tsx',
  limitFieldsFile,
  'src/products/category-menu.tsx',
  'src/products/product-list.tsx',
];
