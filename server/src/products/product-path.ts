import { paths } from 'contract/paths.ts';
import { aboutTypes } from 'contract/products.ts';

/** The two kinds of coke have their own pages (W9). */
export function productPath({ itemNo, aboutType }: { itemNo: string; aboutType: number | undefined }): string {
  if (aboutType === aboutTypes.petroleumCoke) return paths.petroleumCoke(itemNo);
  return aboutType === aboutTypes.calcinedCoke ? paths.calcinedCoke(itemNo) : paths.productDetail(itemNo);
}
