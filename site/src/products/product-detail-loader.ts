import { getProductCategories, getProductDetail } from 'contract/products.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';

export type ProductDetailData = {
  product: Answer<typeof getProductDetail>;
  categories: Answer<typeof getProductCategories>;
};

export const loadProductDetail: Load<ProductDetailData> = async (call, { params, request }) => {
  const [product, categories] = await Promise.all([
    call(getProductDetail, { id: params['id'] ?? '' }, request.signal),
    call(getProductCategories, {}, request.signal),
  ]);
  return { product, categories };
};
