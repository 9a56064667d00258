import { getProductDetail } from 'contract/products.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';

export type ProductDetailData = Answer<typeof getProductDetail>;

export const loadProductDetail: Load<ProductDetailData> = (call, { params, request }) =>
  call(getProductDetail, { id: params['id'] ?? '' }, request.signal);
