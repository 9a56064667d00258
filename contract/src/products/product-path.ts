import { paths } from '../urls/paths.ts';
import { aboutTypes } from './products.ts';

/** The two kinds of coke have pages of their own; other products open their detail page (W9). */
export function productPath({ aboutType, itemNo }: { aboutType?: number | undefined; itemNo: string }): string {
  if (aboutType === aboutTypes.petroleumCoke) return paths.petroleumCoke(itemNo);
  if (aboutType === aboutTypes.calcinedCoke) return paths.calcinedCoke(itemNo);
  return paths.productDetail(itemNo);
}
