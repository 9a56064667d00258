import type { ProductRow } from 'contract/products/products.ts';

/** The subject of an inquiry about a product, as the sales desk reads it. */
export function productSubject({ itemNo, itemName }: Pick<ProductRow, 'itemNo' | 'itemName'>): string {
  return `${itemNo} ${itemName}`;
}
