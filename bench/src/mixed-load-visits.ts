/** What the visitors of the mixed load do, and how often. */
import { randomBytes, randomInt } from 'node:crypto';
import { endpoints } from 'contract/endpoints.ts';
import { localeNames } from 'contract/locales.ts';
import { localePath, paths } from 'contract/urls/paths.ts';
import { type FormKind, filledIn, parseResponse, type SendRequest, uploadFile } from './form-requests.ts';
import { readSitemap } from './sitemap-paths.ts';

export type Sent = { method?: string; type?: string; bytes?: Buffer };

/** Sends a request as one visitor; an unexpected status counts as an error of the class. */
export type Visitor = (kind: string, path: string, sent?: Sent, expected?: number) => Promise<string>;

/** The site's pages, and pictures of some of them. */
type SitePaths = { pages: string[]; pictures: string[] };

const maxReceipts = 1000;

const reads = endpoints.filter(({ isCached, input }) => isCached && input.safeParse({}).success);

const words = ['coke', 'carbon', 'petroleum', 'logistics', '焦', '石油焦', '物流', 'кокс', 'уголь', 'новости', '2026'];

function randomItem<Value>(values: readonly Value[]): Value {
  const found = values[randomInt(values.length)];
  if (found === undefined) throw new Error('The list is empty');
  return found;
}

export async function findPaths(url: string): Promise<SitePaths> {
  const read = async (urlPath: string) => (await fetch(`${url}${urlPath}`)).text();
  const { pagePaths } = await readSitemap(url);
  const documents = await Promise.all(
    localeNames.flatMap((locale) =>
      [paths.home(), paths.news(), paths.photoAlbum()].map((path) => read(localePath(locale, path))),
    ),
  );
  const pictures = documents.flatMap((text) => text.match(/\/pictures\/\w+\/\d+\.(?:avif|webp|jpg)/g) ?? []);
  return { pages: pagePaths, pictures: [...new Set(pictures)] };
}

/** Sends the requests of a form on behalf of a visitor. */
function sendAs(visitor: Visitor, kind: string): SendRequest {
  return async (path, body) => {
    // `Response` encodes a form's parts and chooses the boundary.
    const encoded = new Response(body instanceof FormData ? body : JSON.stringify(body));
    const type = body instanceof FormData ? (encoded.headers.get('content-type') ?? '') : 'application/json';
    const bytes = Buffer.from(await encoded.arrayBuffer());
    return parseResponse(200, await visitor(kind, `/gw-api${path}`, { method: 'POST', type, bytes }));
  };
}

async function callGateway(visitor: Visitor): Promise<unknown> {
  const { method, path } = randomItem(reads);
  const requestPath = `/gw-api${path.replace('{lang}', randomItem(localeNames))}`;
  const body = { method, type: 'application/json', bytes: Buffer.from('{}') };
  return visitor('API', requestPath, method === 'POST' ? body : {});
}

async function search(visitor: Visitor): Promise<unknown> {
  const query = `${randomItem(words)} ${randomItem(words)}`;
  const locale = randomItem(localeNames);
  const endpoint = `/gw-api/${locale}/site/search?q=${encodeURIComponent(query)}`;
  return visitor('searches', randomItem([localePath(locale, paths.search(query)), endpoint]));
}

/** Returns what makes a visitor do one thing. Receipts of earlier visits are opened by later ones. */
export function createVisits({ pages, pictures }: SitePaths): (visitor: Visitor) => Promise<void> {
  const receipts: string[] = [];

  async function submit(visitor: Visitor, kind: FormKind): Promise<void> {
    const submission = await filledIn(sendAs(visitor, kind), kind);
    receipts.push((await submission()).receipt);
    if (receipts.length > maxReceipts) receipts.shift();
  }

  async function openReceipt(visitor: Visitor): Promise<unknown> {
    if (receipts.length === 0) return submit(visitor, 'message');
    return sendAs(visitor, 'receipts')('/en/site/submission', { receipt: randomItem(receipts) });
  }

  /** Weights of the actions, in a thousand. */
  const visits: [number, (visitor: Visitor) => Promise<unknown>][] = [
    [400, (visitor) => visitor('pages', randomItem(pages))],
    [308, (visitor) => visitor('pictures', randomItem(pictures))],
    [170, callGateway],
    [60, search],
    [30, (visitor) => visitor('404', `/${randomItem(localeNames)}/${randomBytes(6).toString('hex')}`, {}, 404)],
    [10, (visitor) => uploadFile(sendAs(visitor, 'uploads'))],
    [10, (visitor) => submit(visitor, 'message')],
    [5, (visitor) => submit(visitor, 'resume')],
    // Few: after twenty an hour each one needs a proof of work of half a second.
    [2, (visitor) => submit(visitor, 'report')],
    [5, openReceipt],
  ];

  return async (visitor) => {
    let remaining = randomInt(visits.reduce((sum, [weight]) => sum + weight, 0));
    const [, act] = visits.find(([weight]) => (remaining -= weight) < 0) ?? [0, callGateway];
    await act(visitor);
  };
}
