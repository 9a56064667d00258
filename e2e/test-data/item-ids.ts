/** Items to visit, as the gateway lists them. */
import type { APIRequestContext } from '@playwright/test';
import { getTopNews } from 'contract/news.ts';
import { aboutTypes, listProducts } from 'contract/products/products.ts';
import { callGateway } from '../gateway/gateway.ts';

export type ItemIds = { news: number; product: number };

export async function readItemIds(request: APIRequestContext): Promise<ItemIds> {
  const news = await callGateway(request, getTopNews);
  const products = await callGateway(request, listProducts, { aboutType: aboutTypes.own, page: 0, size: 1 });
  const [item, product] = [news.data.find(({ wxUrl }) => wxUrl === undefined), products.content[0]];
  if (item === undefined || product === undefined) throw new Error('the system has no news or no products');
  return { news: item.id, product: product.id };
}
