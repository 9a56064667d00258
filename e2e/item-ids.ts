/** Items to visit, as the gateway lists them. */
import type { APIRequestContext } from '@playwright/test';
import type { Endpoint } from 'contract/endpoint.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';
import { getTopNews } from 'contract/news.ts';
import { aboutTypes, listProducts } from 'contract/products.ts';

export type ItemIds = { news: number; product: number };

/** Calls the gateway and checks its response against the contract. */
export async function callGateway<Output extends Endpoint['output']>(
  request: APIRequestContext,
  endpoint: Endpoint<Endpoint['input'], Output>,
  data: Record<string, unknown> = {},
  locale: Locale = defaultLocale,
): Promise<Output['_zod']['output']> {
  const path = endpoint.path.replace('{lang}', locale);
  const options = endpoint.method === 'POST' ? { method: 'POST', data } : { method: 'GET' };
  const response = await request.fetch(`/gw-api${path}`, options);
  return endpoint.output.parse(await response.json());
}

export async function readItemIds(request: APIRequestContext): Promise<ItemIds> {
  const news = await callGateway(request, getTopNews);
  const products = await callGateway(request, listProducts, { aboutType: aboutTypes.own, page: 0, size: 1 });
  const [item, product] = [news.data.find(({ wxUrl }) => wxUrl === undefined), products.content[0]];
  if (item === undefined || product === undefined) throw new Error('the system has no news or no products');
  return { news: item.id, product: product.id };
}
