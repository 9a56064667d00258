import type { ProductRow } from 'contract/products.ts';

/** What an inquiry is about, as the sales desk reads it. */
export function productSubject({ itemNo, itemName }: Pick<ProductRow, 'itemNo' | 'itemName'>): string {
  return `${itemNo} ${itemName}`;
}
