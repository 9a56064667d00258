import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';

/** The key of a response in the cache. All responses of an endpoint begin with its name. */
export function readKey({ name }: Pick<Endpoint, 'name'>, locale: Locale, input: unknown) {
  return [name, locale, input] as const;
}
