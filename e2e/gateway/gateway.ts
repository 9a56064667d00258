import type { APIRequestContext } from '@playwright/test';
import type { Endpoint } from 'contract/endpoint.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';

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
