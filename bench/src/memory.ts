/**
 * `npm run bench:memory` measures the server's memory after 3,000 different URLs of each kind,
 * and after twice as many. Each kind has its own server. BENCH_URLS sets another number.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/paths.ts';
import { residentMegabytes, serverParameters, start } from './started.ts';
import { nextVisitor } from './submitting.ts';
import { temporaryFolder } from './temporary-folder.ts';

const urlsPerKind = Number(process.env.BENCH_URLS ?? 3000);
const connections = 16;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

type Kind = {
  name: string;
  /** Returns a different path for each number. */
  path: (number: number, found: Found) => string;
};

/** URLs that the site's pages contain. */
type Found = { pictures: string[]; cards: string[] };

const localeOf = (number: number): Locale => localeNames[number % localeNames.length] ?? 'cn';
const word = () => randomBytes(6).toString('hex');
const nth = (list: readonly string[], number: number) => list[number % list.length] ?? '/';

const kinds: Kind[] = [
  { name: 'pages with unknown parameters', path: () => `/en/news?${word()}=${word()}` },
  { name: 'pages with values of their own', path: () => localePath('en', paths.message()) + `?about=${word()}` },
  { name: 'pages of a list', path: (number) => `/${localeOf(number)}/news?page=${(number % 90_000) + 1}` },
  { name: 'pages that do not exist', path: (number) => `/${localeOf(number)}/${word()}` },
  { name: 'searches', path: (number) => localePath(localeOf(number), paths.search(word())) },
  { name: 'lists of the gateway', path: (number) => `/gw-api/en/wms/dqgx/getItemlist?page=${number + 1}&limit=10` },
  { name: 'pictures', path: (number, { pictures }) => nth(pictures, number) },
  { name: 'share cards', path: (number, { cards }) => nth(cards, number) },
  {
    name: 'share cards that do not exist',
    path: (number) => `/share/${localeOf(number)}/${word()}/card.jpg`,
  },
  { name: 'sitemaps', path: (number) => `/sitemap.xml?${number}` },
];

/** Requests a path as a new visitor and returns the body, cut off when it is long. */
function fetchPage(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': nextVisitor() };
    const request = http.get(`${url}${path}`, { agent, headers }, (response) => {
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
  return { pictures, cards: matches(/\/share\/[^"]+\.jpg/g) };
}

async function fetchAll(url: string, { path }: Kind, from: number, found: Found): Promise<void> {
  let next = from;
  const visit = async () => {
    while (next < from + urlsPerKind) await fetchPage(url, path(next++, found));
  };
  await Promise.all(Array.from({ length: connections }, visit));
}

async function measure(kind: Kind): Promise<void> {
  using temporary = temporaryFolder();
  const site = await start(serverParameters, { PORT: '0', DATA_DIR: temporary.dataDir, TRUSTED_PROXIES: '127.0.0.1' });
  const { pid = 0 } = site.process;
  try {
    const found = await find(site.url);
    const before = residentMegabytes(pid);
    await fetchAll(site.url, kind, 0, found);
    const first = residentMegabytes(pid);
    await fetchAll(site.url, kind, urlsPerKind, found);
    const second = residentMegabytes(pid);
    const figures = [first, second].map((now) => `${now.toFixed(0)} MB (+${(now - before).toFixed(0)})`);
    console.log(`${kind.name.padEnd(34)} ${before.toFixed(0).padStart(4)} MB → ${figures.join(' → ')}`);
  } finally {
    site.process.kill('SIGTERM');
    await once(site.process, 'exit');
  }
}

const nameFilter = process.argv[2];
for (const kind of kinds) if (nameFilter === undefined || kind.name.includes(nameFilter)) await measure(kind);
agent.destroy();
