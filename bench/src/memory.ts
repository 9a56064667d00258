/**
 * `npm run bench:memory` measures the server's memory after 3,000 different URLs of each kind,
 * and after twice as many. Each kind has its own server. BENCH_URLS sets another number.
 */
import { randomBytes, randomInt } from 'node:crypto';
import http from 'node:http';
import { maxCompared } from 'contract/products/compared-items.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { documentUrls } from 'contract/products/product-documents.ts';
import { readSitemap } from './sitemap-paths.ts';
import { residentMegabytes, startSite } from './server-process.ts';
import { nextVisitor } from './visitors.ts';

const urlsPerKind = Number(process.env.BENCH_URLS ?? 3000);
const connections = 16;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

type Kind = {
  name: string;
  /** Returns a different path for each number. */
  path: (number: number, found: Found) => string;
};

/** URLs that the site's pages contain, and the item numbers of its products. */
type Found = { pictures: string[]; cards: string[]; items: string[] };

const localeOf = (number: number): Locale => localeNames[number % localeNames.length] ?? 'cn';
const word = () => randomBytes(6).toString('hex');
const nth = (list: readonly string[], number: number) => list[number % list.length] ?? '/';
const lotNumber = () => String(randomInt(1e12)).padStart(12, '0');
const codes = () => Array.from({ length: maxCompared }, () => word().toUpperCase());

/** Another choice of products for each number: they are few, but their orders are thousands. */
function choiceOf(items: readonly string[], number: number): string[] {
  const remaining = [...items];
  const chosen: string[] = [];
  for (let rest = number; chosen.length < maxCompared; rest = Math.floor(rest / (remaining.length + 1)))
    chosen.push(...remaining.splice(rest % remaining.length, 1));
  return chosen;
}

/** The documents of each product in each language, and a few others. */
function documentsOf(items: readonly string[]): string[] {
  return localeNames.flatMap((locale) => [
    ...items.flatMap((itemNo) => [documentUrls.productSheet(locale, itemNo), documentUrls.safetySheet(locale, itemNo)]),
    documentUrls.tableSheet(locale, 'cpc-domestic-typical'),
    documentUrls.catalogue(locale),
  ]);
}

const kinds: Kind[] = [
  { name: 'pages with unknown parameters', path: () => `/en/news?${word()}=${word()}` },
  { name: 'pages with values of their own', path: () => localePath('en', paths.message()) + `?about=${word()}` },
  { name: 'pages of a list', path: (number) => `/${localeOf(number)}/news?page=${(number % 90_000) + 1}` },
  { name: 'pages that do not exist', path: (number) => `/${localeOf(number)}/${word()}` },
  { name: 'comparisons', path: (number, { items }) => localePath('en', paths.compare(choiceOf(items, number))) },
  { name: 'comparisons of unknown items', path: (number) => localePath(localeOf(number), paths.compare(codes())) },
  { name: 'certificates', path: (number) => localePath(localeOf(number), paths.certificates(lotNumber())) },
  { name: 'codes of certificates', path: () => `/certificate-codes/en/${lotNumber()}.svg` },
  { name: 'documents', path: (number, { items }) => nth(documentsOf(items), number) },
  { name: 'documents that do not exist', path: (number) => documentUrls.productSheet(localeOf(number), word()) },
  { name: 'searches', path: (number) => localePath(localeOf(number), paths.search(word())) },
  { name: 'responses of the gateway', path: () => `/gw-api/en/wms/dqgx/getitemtypetree?keyword=${word()}` },
  { name: 'pictures', path: (number, { pictures }) => nth(pictures, number) },
  { name: 'share cards', path: (number, { cards }) => nth(cards, number) },
  {
    name: 'share cards that do not exist',
    path: (number) => `/share/${localeOf(number)}/${word()}/card.jpg`,
  },
  { name: 'sitemaps', path: (number) => `/sitemap.xml?${number}` },
];

/** The number of responses by status. Otherwise a kind whose URLs are wrong would look harmless. */
let statuses = new Map<number, number>();

/** Requests a path as a new visitor and returns the body, cut off when it is long. */
function fetchPage(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': nextVisitor() };
    const request = http.get(`${url}${path}`, { agent, headers }, (response) => {
      const { statusCode = 0 } = response;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      let text = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => (text = text.length < 200_000 ? text + chunk : text));
      response.once('end', () => resolve(text));
    });
    request.once('error', reject);
  });
}

async function find(url: string): Promise<Found> {
  const pages = await Promise.all(
    localeNames.flatMap((locale) =>
      [paths.home(), paths.news(), paths.photoAlbum(), paths.about()].map((path) =>
        fetchPage(url, localePath(locale, path)),
      ),
    ),
  );
  const matches = (pattern: RegExp) => [...new Set(pages.flatMap((text) => text.match(pattern) ?? []))];
  const pictures = matches(/\/pictures\/\w+\/\d+\.(?:avif|webp|jpg)/g);
  const { pagePaths } = await readSitemap(url);
  const items = new Set(pagePaths.flatMap((path) => /\/bulkTrade\/detail\/([^/]+)$/.exec(path)?.[1] ?? []));
  return { pictures, cards: matches(/\/share\/[^"]+\.jpg/g), items: [...items] };
}

async function fetchAll(url: string, { path }: Kind, from: number, found: Found): Promise<void> {
  let next = from;
  const visit = async () => {
    while (next < from + urlsPerKind) await fetchPage(url, path(next++, found));
  };
  await Promise.all(Array.from({ length: connections }, visit));
}

async function measure(kind: Kind): Promise<void> {
  await using site = await startSite();
  const { url, pid } = site;
  const found = await find(url);
  const before = residentMegabytes(pid);
  statuses = new Map();
  await fetchAll(url, kind, 0, found);
  const first = residentMegabytes(pid);
  await fetchAll(url, kind, urlsPerKind, found);
  const second = residentMegabytes(pid);
  const figures = [first, second].map((now) => `${now.toFixed(0)} MB (+${(now - before).toFixed(0)})`);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${kind.name.padEnd(34)} ${before.toFixed(0).padStart(4)} MB → ${figures.join(' → ')}; ${counts.join(', ')}`,
  );
}

const nameFilter = process.argv[2];
for (const kind of kinds) if (nameFilter === undefined || kind.name.includes(nameFilter)) await measure(kind);
agent.destroy();
