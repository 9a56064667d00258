import type { ApiResponse } from 'client/call.ts';
import { getPartners } from 'contract/company.ts';
import { getTopNews } from 'contract/news.ts';
import { getBanners } from 'contract/media/pictures.ts';
import { aboutTypes, listProducts, type ProductRow } from 'contract/products/products.ts';
import type { Load } from '../pages/page.ts';
import { withoutConditions } from './without-conditions.ts';

/**
 * How many products of each kind the carousel shows, nine in all: petroleum coke, calcined coke, then other products.
 */
const productsShown = [
  { aboutType: aboutTypes.petroleumCoke, size: 1 },
  { aboutType: aboutTypes.calcinedCoke, size: 2 },
  { aboutType: aboutTypes.own, size: 6 },
] as const;

/** The number of top news beside the main one. */
const listedNews = 5;

/** The fields that a product card shows. The document carries them a second time for hydration. */
export type ShownProduct = Pick<ProductRow, 'id' | 'itemNo' | 'itemName' | 'picture' | 'aboutType' | 'facts'>;

export type HomeData = {
  banners: ApiResponse<typeof getBanners>;
  products: { content: ShownProduct[]; fallback?: string[] | undefined }[];
  news: ApiResponse<typeof getTopNews>;
  partners: ApiResponse<typeof getPartners>;
};

export const loadHome: Load<HomeData> = async (call, { request }) => {
  const { signal } = request;
  const [banners, products, news, partners] = await Promise.all([
    call(getBanners, { type: '1' }, signal),
    Promise.all(productsShown.map((kind) => call(listProducts, { ...kind, page: 0 }, signal))),
    call(getTopNews, {}, signal),
    call(getPartners, {}, signal),
  ]);
  return {
    banners,
    products: products.map(({ content, fallback }) => ({ content: content.map(shownOf), fallback })),
    news: { ...news, data: news.data.slice(0, 1 + listedNews) },
    partners,
  };
};

function shownOf({ id, itemNo, itemName, picture, aboutType, facts }: ProductRow): ShownProduct {
  const short = facts.map((fact) => ({ ...fact, property: withoutConditions(fact.property) }));
  return { id, itemNo, itemName, picture, aboutType, facts: short };
}
