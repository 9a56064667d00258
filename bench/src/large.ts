/**
 * `npm run bench:large [-- --data FOLDER] [--items N]` fills a store with 10,000 news items and as many
 * products, or N. It measures uncached searches, lists, pages and the sitemap, the start, and the memory. A named
 * folder is kept and reused.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { consoleLists } from './console-lists.ts';
import { signInEditor } from './editor.ts';
import { analyzeStore, fillStore } from './fill-store.ts';
import { readSitemap } from './sitemap-paths.ts';
import { residentMegabytes, type Site, startSite } from './server-process.ts';
import { median, quantile } from './statistics.ts';
import { saveContent, storeMegabytes } from './store-processes.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { longestWaitDuring, type Timed, timed } from './timing.ts';
import { visit } from './visitors.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, items: { type: 'string' } } });
const items = Number(values.items ?? 10_000);
const rounds = 3;
const urlsPerKind = 1000;

/** Typical queries: common and rare words, phrases, item numbers, misspelt words. */
const queries: Record<(typeof localeNames)[number], readonly string[]> = {
  cn: listed(
    '焦, 石油焦, 煅后焦, 低硫, 抚顺, 物流, 港口, 招聘, 集团, 发货, 尿素, 硫磺, 电极, 质量, 低硫煅后焦, 石油焦价格',
    '营口港 铁路, 二十周年, 出口到三十多个国家, BY-GPC-0101, 焦石由, 乌兹别克斯坦',
  ),
  en: listed(
    'coke, petroleum, carbon, sulfur, logistics, port, sample, the, anode, urea, rail, photo, calcined coke, of, a',
    'green petroleum coke, coke petroleum, low-sulfur, discharge at Bayuquan, big bags, SAMPLE-00042, BY-GPC-0101',
    'petrolium, calsined',
  ),
  ru: listed(
    'кокс, нефтяной, сера, порт, логистика, пример, уголь, карбамид, аноды, выгрузка, фото, нефтяного кокса',
    'прокалённый кокс, малосернистый кокс, порт Инкоу, железная дорога, биг-бэгах, SAMPLE-00042, нефтиной, и',
  ),
};

function listed(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(', '));
}

function print(name: string, times: readonly Timed[]): void {
  const columns = (['milliseconds', 'server', 'store'] as const).map((column) => {
    const measured = times.map((time) => time[column]);
    return [median(measured), quantile(measured, 0.95)].map((value) => value.toFixed(1).padStart(6)).join(' ');
  });
  console.log(`${name.padEnd(36)} ${columns.join('  |  ')}`);
}

/** Invalidates all caches and waits until the server has received the notification. */
async function publish(dataDir: string): Promise<void> {
  await saveContent(dataDir);
  await pause(50);
}

/**
 * Requests each page once: a page that was requested before is in the cache, and after a publication
 * its old copy would be served while the new one is made.
 */
async function measure(site: Site, name: string, pagePaths: readonly string[]): Promise<void> {
  const times: Timed[] = [];
  for (const path of pagePaths)
    times.push(
      await timed(site, async () => {
        const { status } = await visit(site.url, path);
        if (status !== 200) throw new Error(`${path}: ${status}`);
      }),
    );
  print(name, times);
}

async function measureSearches(site: Site): Promise<void> {
  const slowest: { query: string; store: number }[] = [];
  const all: Timed[] = [];
  for (const locale of localeNames) {
    const times: Timed[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await publish(site.dataDir);
      for (const query of queries[locale]) {
        const address = `/gw-api/${locale}/site/search?q=${encodeURIComponent(query)}`;
        const time = await timed(site, () => visit(site.url, address));
        times.push(time);
        slowest.push({ query, store: time.store });
      }
    }
    print(`searches, ${locale}`, times);
    all.push(...times);
  }
  print('searches, all', all);
  const worst = slowest.toSorted((a, b) => b.store - a.store).slice(0, 6);
  console.log(
    `  most CPU in PostgreSQL: ${worst.map(({ query, store }) => `${query} ${store.toFixed(0)}`).join(', ')}`,
  );
}

/** The lists of the console; the goal for each median is 200 ms. */
async function measureConsole(site: Site): Promise<void> {
  const editor = await signInEditor(site);
  for (const [name, lists] of Object.entries(consoleLists)) {
    const times: Timed[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const list of lists) times.push(await timed(site, () => editor(list)));
    print(`console: ${name}`, times);
  }
}

/** Measures the sitemap's duration, and how long it delays a cached page. */
async function measureSitemap({ url, dataDir }: Site): Promise<void> {
  await publish(dataDir);
  let [sizes, pathCount, duration] = [new Array<number>(), 0, 0];
  const wait = await longestWaitDuring(url, async () => {
    const startedAt = performance.now();
    const { files, pagePaths } = await readSitemap(url);
    duration = performance.now() - startedAt;
    [sizes, pathCount] = [files.map(({ bytes }) => bytes), pagePaths.length];
  });
  console.log(
    `sitemap: ${sizes.length} files, ${pathCount} paths, ${(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6).toFixed(1)} MB, ` +
      `the largest ${(Math.max(...sizes) / 1e6).toFixed(1)} MB; all in ${duration.toFixed(0)} ms; a cached page waited ${wait.toFixed(0)} ms at most`,
  );
}

/** Measures the memory after thousands of different paths. */
async function measureMemory({ url, pid }: Site): Promise<void> {
  for (let index = 0; index < 500; index += 1) await visit(url, localePath('en', paths.home()));
  const before = residentMegabytes(pid);
  const words = Object.values(queries).flat();
  const kinds: [string, (index: number) => Promise<unknown>][] = [
    [
      'searches',
      (index) =>
        visit(url, `/gw-api/en/site/search?q=${encodeURIComponent(`${words[index % words.length]} ${index}`)}`),
    ],
    ['404s', () => visit(url, `/en/${randomBytes(8).toString('hex')}`)],
    ['sitemaps', (index) => (index % 50 === 0 ? readSitemap(url) : visit(url, '/sitemap.xml'))],
  ];
  for (const [name, request] of kinds) {
    for (let index = 0; index < urlsPerKind; index += 4)
      await Promise.all([0, 1, 2, 3].map((step) => request(index + step)));
    console.log(`memory after ${urlsPerKind} ${name}: ${before.toFixed(0)} → ${residentMegabytes(pid).toFixed(0)} MB`);
  }
}

async function fill(dataDir: string): Promise<boolean> {
  await using _site = await startSite(dataDir);
  return await fillStore(dataDir, items);
}

/** A start makes the drafts and first revisions of rows that have none. */
async function makeDrafts(dataDir: string): Promise<void> {
  await using _site = await startSite(dataDir);
  await analyzeStore(dataDir);
}

/** Measures the time until the server listens, and until it has sent its first page. */
async function measureStart(dataDir: string): Promise<void> {
  const startedAt = performance.now();
  await using site = await startSite(dataDir);
  const listening = performance.now() - startedAt;
  await visit(site.url, '/en/');
  console.log(
    `start: listens after ${listening.toFixed(0)} ms, first page after ${(performance.now() - startedAt).toFixed(0)} ms`,
  );
}

using temporary = temporaryFolder();
const dataDir = values.data ?? temporary.dataDir;
const startedAt = performance.now();
if (await fill(dataDir)) {
  const filledAt = performance.now();
  await makeDrafts(dataDir);
  const inSeconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);
  console.log(
    `store of ${items} news items and ${items} products, filled in ${inSeconds(startedAt)} s, of which drafts ${inSeconds(filledAt)} s`,
  );
}
for (let round = 0; round < rounds; round += 1) await measureStart(dataDir);
await using site = await startSite(dataDir);
console.log(`${' '.repeat(36)} milliseconds   |  CPU of server  |  CPU of PostgreSQL (median, p95 each)`);
await measureSearches(site);
const inAll = (path: string) => localeNames.map((locale) => localePath(locale, path));
const pagesOfList = Array.from({ length: 20 }, (_, index) => index + 1);
await measure(site, 'news list', pagesOfList.map((page) => paths.news('tab1', page)).flatMap(inAll));
await measure(site, 'product list', pagesOfList.map((page) => paths.bulkTrade(undefined, page)).flatMap(inAll));
const keywords = pagesOfList.map((number) => `SAMPLE-${String(number).padStart(3, '0')}`);
const found = keywords.map((keyword) => paths.bulkTrade(undefined, 1, { keyword }));
await measure(site, 'product list by keyword', found.flatMap(inAll));
const products = pagesOfList.map((number) => `SAMPLE-${String(number).padStart(5, '0')}`);
await measure(site, 'product page', products.map((itemNo) => paths.productDetail(itemNo)).flatMap(inAll));
const list = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"contentType":1,"size":20}' };
const news: unknown = await (await fetch(`${site.url}/gw-api/en/wms/dqgx/getnewlist`, list)).json();
const ids = Array.from(JSON.stringify(news).matchAll(/"id":(\d+)/g), ([, id]) => Number(id));
await measure(site, 'news page', ids.map((id) => paths.newsDetail(id)).flatMap(inAll));
await measure(site, 'home', inAll(paths.home()));
await measureConsole(site);
for (let round = 0; round < rounds; round += 1) await measureSitemap(site);
await measureMemory(site);
console.log(`PostgreSQL: ${storeMegabytes(dataDir).toFixed(0)} MB`);
