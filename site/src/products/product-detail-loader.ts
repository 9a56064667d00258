import type { ApiResponse } from 'client/call.ts';
import { getProductCategories, getProductDetail } from 'contract/products/products.ts';
import type { Load } from '../pages/page.ts';
import { DeferredRelatedProducts } from './deferred-related-products.ts';

export type ProductDetailData = {
  product: ApiResponse<typeof getProductDetail>;
  categories: ApiResponse<typeof getProductCategories>;
};

export const loadProductDetail: Load<ProductDetailData> = async (call, { params, request }) => {
  const [product, categories] = await Promise.all([
    call(getProductDetail, { id: params['id'] ?? '' }, request.signal),
    call(getProductCategories, {}, request.signal),
    DeferredRelatedProducts.preload(),
  ]);
  return { product, categories };
};
