import { getPartners } from 'contract/company.ts';
import { getTopNews } from 'contract/news.ts';
import { getBanners } from 'contract/pictures.ts';
import { aboutTypes, listProducts } from 'contract/products.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';

/** How many of each kind the carousel shows, nine in all: green coke first, then calcined, then the rest of the range. */
const productsShown = [
  { aboutType: aboutTypes.petroleumCoke, size: 1 },
  { aboutType: aboutTypes.calcinedCoke, size: 1 },
  { aboutType: aboutTypes.own, size: 7 },
] as const;

export type HomeData = {
  banners: Answer<typeof getBanners>;
  products: Answer<typeof listProducts>[];
  news: Answer<typeof getTopNews>;
  partners: Answer<typeof getPartners>;
};

export const loadHome: Load<HomeData> = async (call, { request }) => {
  const { signal } = request;
  const [banners, products, news, partners] = await Promise.all([
    call(getBanners, { type: '1' }, signal),
    Promise.all(productsShown.map((kind) => call(listProducts, { ...kind, page: 0 }, signal))),
    call(getTopNews, {}, signal),
    call(getPartners, {}, signal),
  ]);
  return { banners, products, news, partners };
};
