import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';

type Named = Pick<Endpoint, 'method' | 'path'>;

/** The URL and body of a request: path parameters, the query of a GET, the JSON of a POST. */
export function requestFor(
  { method, path }: Named,
  locale: Locale,
  input: unknown,
): { url: string; body: string | undefined } {
  const fields = new Map<string, unknown>(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'lang' ? locale : fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = `/gw-api${filled}`;
  if (method === 'POST') return { url, body: JSON.stringify(Object.fromEntries(fields)) };
  const query = new URLSearchParams(
    [...fields].flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
  ).toString();
  return { url: query === '' ? url : `${url}?${query}`, body: undefined };
}
