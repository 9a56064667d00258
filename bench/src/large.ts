/**
 * `npm run bench:large [-- --data FOLDER] [--items N]` fills a store with 10,000 news items and as many
 * products, or N. It measures uncached searches, lists, pages and the sitemap, the start, and the memory. A named
 * folder is kept and reused.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/paths.ts';
import { measureConsoleLists } from './console-lists.ts';
import { signInEditor } from './editor.ts';
import { analyzeStore, fillStore } from './fill-store.ts';
import { readSitemap } from './sitemap-paths.ts';
import { residentMegabytes, type Started, serverParameters, start } from './started.ts';
import { saveContent, storeMegabytes } from './store-processes.ts';
import { nextVisitor } from './submitting.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, items: { type: 'string' } } });
const items = Number(values.items ?? 10_000);
const rounds = 3;
const addressesOfAKind = 1000;

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

type Timed = { milliseconds: number; text: string; status: number };

async function request(url: string, path: string): Promise<Timed> {
  const startedAt = performance.now();
  const response = await fetch(`${url}${path}`, {
    headers: { 'x-forwarded-for': nextVisitor(), 'accept-encoding': 'br' },
  });
  const text = await response.text();
  return { milliseconds: performance.now() - startedAt, text, status: response.status };
}

function print(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (fraction: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0).toFixed(1);
  console.log(`${name.padEnd(36)} p50 ${at(0.5).padStart(7)} ms   p95 ${at(0.95).padStart(7)} ms   max ${at(1)} ms`);
}

/** Invalidates all caches and waits until the server has received the notification. */
async function publish(dataDir: string): Promise<void> {
  await saveContent(dataDir);
  await pause(50);
}

async function measure(url: string, dataDir: string, name: string, pagePaths: readonly string[]): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const path of pagePaths) {
      await publish(dataDir);
      const { milliseconds, status } = await request(url, path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      times.push(milliseconds);
    }
  print(name, times);
}

async function measureSearches(url: string, dataDir: string): Promise<void> {
  const slowest: { query: string; milliseconds: number }[] = [];
  const all: number[] = [];
  for (const locale of localeNames) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await publish(dataDir);
      for (const query of queries[locale]) {
        const { milliseconds } = await request(url, `/gw-api/${locale}/site/search?q=${encodeURIComponent(query)}`);
        times.push(milliseconds);
        slowest.push({ query, milliseconds });
      }
    }
    print(`searches, ${locale}`, times);
    all.push(...times);
  }
  print('searches, all', all);
  const worst = slowest.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 6);
  console.log(`  slowest: ${worst.map(({ query, milliseconds }) => `${query} ${milliseconds.toFixed(0)}`).join(', ')}`);
}

/** Measures the sitemap's duration, and how long it delays a cached page. */
async function measureSitemap(url: string, dataDir: string): Promise<void> {
  await publish(dataDir);
  await request(url, '/en/contact');
  const reading = new AbortController();
  const waits: number[] = [];
  const cachedPageRequests = (async () => {
    while (!reading.signal.aborted) waits.push((await request(url, '/en/contact')).milliseconds);
  })();
  const startedAt = performance.now();
  const { files, pagePaths } = await readSitemap(url);
  const duration = performance.now() - startedAt;
  reading.abort();
  await cachedPageRequests;
  const sizes = files.map(({ bytes }) => bytes);
  console.log(
    `sitemap: ${files.length} files, ${pagePaths.length} paths, ${(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6).toFixed(1)} MB, ` +
      `the largest ${(Math.max(...sizes) / 1e6).toFixed(1)} MB; all in ${duration.toFixed(0)} ms; a cached page waited ${Math.max(...waits).toFixed(0)} ms at most`,
  );
}

/** Measures the memory after thousands of different paths. */
async function measureMemory(url: string, pid: number): Promise<void> {
  for (let index = 0; index < 500; index += 1) await request(url, localePath('en', paths.home()));
  const before = residentMegabytes(pid);
  const words = Object.values(queries).flat();
  const kinds: [string, (index: number) => Promise<unknown>][] = [
    [
      'searches',
      (index) =>
        request(url, `/gw-api/en/site/search?q=${encodeURIComponent(`${words[index % words.length]} ${index}`)}`),
    ],
    ['404s', () => request(url, `/en/${randomBytes(8).toString('hex')}`)],
    ['sitemaps', (index) => (index % 50 === 0 ? readSitemap(url) : request(url, '/sitemap.xml'))],
  ];
  for (const [name, visit] of kinds) {
    for (let index = 0; index < addressesOfAKind; index += 4)
      await Promise.all([0, 1, 2, 3].map((step) => visit(index + step)));
    console.log(
      `memory after ${addressesOfAKind} ${name}: ${before.toFixed(0)} → ${residentMegabytes(pid).toFixed(0)} MB`,
    );
  }
}

const environment = { PORT: '0', TRUSTED_PROXIES: '127.0.0.1' };

async function stop(site: Started): Promise<void> {
  site.process.kill('SIGTERM');
  await once(site.process, 'exit');
}

/** Measures the time until the server listens, and until it has sent its first page. */
async function measureStart(dataDir: string): Promise<Started> {
  const startedAt = performance.now();
  const site = await start(serverParameters, { ...environment, DATA_DIR: dataDir });
  const listening = performance.now() - startedAt;
  await request(site.url, '/en/');
  console.log(
    `start: listens after ${listening.toFixed(0)} ms, first page after ${(performance.now() - startedAt).toFixed(0)} ms`,
  );
  return site;
}

using temporary = temporaryFolder();
const dataDir = values.data ?? temporary.dataDir;
let site = await start(serverParameters, { ...environment, DATA_DIR: dataDir });
try {
  const startedAt = performance.now();
  if (await fillStore(dataDir, items)) {
    const rowsAt = performance.now();
    // A start makes the drafts and first revisions of rows that have none.
    await stop(site);
    site = await start(serverParameters, { ...environment, DATA_DIR: dataDir });
    await analyzeStore(dataDir);
    const inSeconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);
    console.log(
      `store of ${items} news items and ${items} products, filled in ${inSeconds(startedAt)} s, of which drafts ${inSeconds(rowsAt)} s`,
    );
  }
  for (let round = 0; round < rounds; round += 1) {
    await stop(site);
    site = await measureStart(dataDir);
  }
  const { url } = site;
  await measureSearches(url, dataDir);
  const inAll = (path: string) => localeNames.map((locale) => localePath(locale, path));
  const sample = paths.productDetail('SAMPLE-00042');
  await measure(
    url,
    dataDir,
    'news list',
    [paths.news(), paths.news('tab1', 7), paths.news('tab2', 50)].flatMap(inAll),
  );
  await measure(url, dataDir, 'product list', [paths.bulkTrade(), paths.bulkTrade(undefined, 7)].flatMap(inAll));
  await measure(
    url,
    dataDir,
    'product list by keyword',
    inAll(paths.bulkTrade(undefined, 1, { keyword: 'SAMPLE-000' })),
  );
  await measure(url, dataDir, 'product page', inAll(sample));
  const list = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"contentType":1,"size":1}' };
  const news: unknown = await (await fetch(`${url}/gw-api/en/wms/dqgx/getnewlist`, list)).json();
  const id = /"id":(\d+)/.exec(JSON.stringify(news))?.[1];
  await measure(url, dataDir, 'news page', inAll(paths.newsDetail(Number(id))));
  await measure(url, dataDir, 'home', inAll(paths.home()));
  await measureConsoleLists(await signInEditor(url, dataDir), print);
  for (let round = 0; round < rounds; round += 1) await measureSitemap(url, dataDir);
  await measureMemory(url, site.process.pid ?? 0);
  console.log(`PostgreSQL: ${storeMegabytes(dataDir).toFixed(0)} MB`);
} finally {
  await stop(site);
}
