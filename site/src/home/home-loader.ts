import { getPartners } from 'contract/company.ts';
import { getTopNews } from 'contract/news.ts';
import { getBanners } from 'contract/pictures.ts';
import { listProducts } from 'contract/products.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';

const productsShown = 9;

export type HomeData = {
  banners: Answer<typeof getBanners>;
  products: Answer<typeof listProducts>;
  news: Answer<typeof getTopNews>;
  partners: Answer<typeof getPartners>;
};

export const loadHome: Load<HomeData> = async (call, { request }) => {
  const { signal } = request;
  const [banners, products, news, partners] = await Promise.all([
    call(getBanners, { type: '1' }, signal),
    call(listProducts, { page: 0, size: productsShown }, signal),
    call(getTopNews, {}, signal),
    call(getPartners, {}, signal),
  ]);
  return { banners, products, news, partners };
};
