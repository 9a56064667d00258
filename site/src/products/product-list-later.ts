import { later } from '../parts/later.tsx';

/** Begins at the first screen's end, and is half of the page's code. */
export const ProductListLater = later(async () => (await import('./product-list.tsx')).ProductList);

export const productListFile = 'src/products/product-list.tsx';
