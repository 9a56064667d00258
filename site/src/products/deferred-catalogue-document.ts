import { defer } from '../parts/deferred.tsx';

/** A link, which works before its code has loaded. */
export const DeferredCatalogueDocument = defer(
  async () => (await import('./catalogue-document.tsx')).CatalogueDocument,
);

export const catalogueDocumentFile = 'src/products/catalogue-document.tsx';
