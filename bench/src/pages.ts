/**
 * `npm run bench:pages` runs Lighthouse on each kind of page with its simulated slow 4G, beside a
 * static page with the home page's first picture and text. BENCH_RUNS (3) is the number of runs, of
 * which the median counts. BENCH_LOCALES (en) and BENCH_PAGES (all) are lists with commas.
 * BENCH_URL names a running site.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { isLocale, type Locale } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import lighthouse from 'lighthouse';
import { type LocalServer, startLocalServer } from './local-server.ts';
import { startSite } from './server-process.ts';
import { median } from './statistics.ts';
import { temporaryFolder } from './temporary-folder.ts';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const locales = (process.env.BENCH_LOCALES ?? 'en').split(',').filter(isLocale);
const chosen = process.env.BENCH_PAGES?.split(',');

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/**
 * Starts Chromium with a new profile and returns the port of its DevTools. Debian's command is a shell script that waits
 * for the browser, so both get a process group of their own and are killed together.
 */
function startChromium(folder: string): Promise<AsyncDisposable & { port: number }> {
  const chromium = spawn('/usr/bin/chromium-headless-shell', [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  return new Promise((resolve, reject) => {
    chromium.once('error', reject);
    chromium.once('exit', (code) => reject(new Error(`Chromium ended with code ${code}`)));
    chromium.stderr.on('data', (chunk: Buffer) => {
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(chunk.toString())?.[1];
      if (port !== undefined)
        resolve({
          port: Number(port),
          [Symbol.asyncDispose]: async () => {
            const ended = once(chromium, 'exit');
            // Chromium has once not ended after SIGTERM, and its profile is temporary.
            process.kill(-(chromium.pid ?? 0), 'SIGKILL');
            await ended;
          },
        });
    });
  });
}

const maxMilliseconds = 120_000;

type Figures = Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'score' | 'requests' | 'kilobytes', number>;

async function measure(url: string, port: number): Promise<Figures> {
  const run = lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  // Chromium sometimes stops answering, and Lighthouse would wait for it without an end.
  const timeout = pause(maxMilliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`${url}: Lighthouse has not finished after ${maxMilliseconds / 1000} s`);
  });
  const result = await Promise.race([run, timeout]);
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const fetched = requests.filter(
    ({ url: requested }) => typeof requested === 'string' && !requested.startsWith('data:'),
  );
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    score: (categories['performance']?.score ?? Number.NaN) * 100,
    requests: fetched.length,
    kilobytes: fetched.reduce((sum, request) => sum + Number(request['transferSize'] ?? 0), 0) / 1024,
  };
}

/**
 * Requests a page as earlier visitors did. The first gets a quick compression, the second starts a thorough one
 * (server/src/http/compression.ts), which takes a quarter of a second.
 */
async function visit(url: string): Promise<void> {
  for (let visitor = 0; visitor < 2; visitor += 1)
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  await pause(500);
}

async function medians(url: string, port: number): Promise<Figures> {
  await visit(url);
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(url, port));
  const of = (name: keyof Figures) => median(all.map((figures) => figures[name]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    score: of('score'),
    requests: of('requests'),
    kilobytes: of('kilobytes'),
  };
}

/** Serves a static page with the home page's first picture and text: the same markup, font and files. */
async function startStaticPage(site: string, locale: Locale): Promise<LocalServer> {
  const home = await (await fetch(`${site}${localePath(locale, paths.home())}`)).text();
  const banner = /<li id="banner-1"[\s\S]*?<\/li>/.exec(home)?.[0] ?? '';
  const part = (pattern: RegExp) => pattern.exec(banner)?.[0] ?? '';
  const face = /<link rel="preload" as="font"[^>]*href="([^"]+)">/.exec(home);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>Static</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${face?.[0] ?? ''}
<style>@font-face{font-family:G;font-weight:100 900;font-display:swap;src:url(${face?.[1] ?? ''})}
body{margin:0;background:#0c0f11;color:#f2efea;font:400 16px/1.6 G,sans-serif}img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
div{position:relative;min-height:calc(100svh - 60px);padding:16px}h1,p{position:relative}h1{font-size:40px;font-weight:300}</style></head>
<body><div>${part(/<picture[\s\S]*?<\/picture>/)}${part(/<h1[\s\S]*?<\/h1>/)}${part(/<p [\s\S]*?<\/p>/)}</div></body></html>`;
  if (!html.includes('<picture') || !html.includes('<h1'))
    throw new Error('the first banner of the home page has no picture or heading');
  const page = brotliCompressSync(html);
  const files = new Map<string, Promise<{ type: string; body: Buffer }>>();
  async function load(urlPath: string) {
    const file = await fetch(`${site}${urlPath}`);
    return { type: file.headers.get('content-type') ?? '', body: Buffer.from(await file.arrayBuffer()) };
  }
  async function respond(urlPath: string, response: ServerResponse): Promise<void> {
    const file = files.get(urlPath) ?? load(urlPath);
    files.set(urlPath, file);
    const { type, body } = await file;
    response.writeHead(200, { 'content-type': type }).end(body);
  }
  return startLocalServer(({ url = '/' }, response) => {
    if (url !== '/') void respond(url, response);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
  });
}

/** One page of each kind; for items the first one of their list. */
async function pagesOf(site: string, locale: Locale): Promise<Record<string, string>> {
  const first = async (list: string, pattern: RegExp) => {
    const urlPath = pattern.exec(await (await fetch(`${site}${localePath(locale, list)}`)).text())?.[1];
    if (urlPath === undefined) throw new Error(`${list} shows no item`);
    return urlPath;
  };
  const at = (page: string) => localePath(locale, page);
  return {
    home: at(paths.home()),
    about: at(paths.about()),
    petroleumCoke: at(paths.petroleumCoke()),
    bulkTrade: at(paths.bulkTrade()),
    productDetail: await first(paths.home(), /<main[\s\S]*?href="(\/\w\w\/[^"?]*\/bulkTrade\/detail\/[^"]+)"/),
    productionManufacturing: at(paths.productionManufacturing()),
    news: at(paths.news()),
    newsDetail: await first(paths.news(), /<main[\s\S]*?href="(\/\w\w\/news\/detail\/\d+)"/),
    talentDevelopment: at(paths.talentDevelopment()),
    contact: at(paths.contact()),
    message: at(paths.message()),
    year20: at(paths.year20()),
  };
}

function print(name: string, figures: Figures, baseline: Figures): void {
  const withRatio = (key: 'fcp' | 'lcp') =>
    `${figures[key].toFixed(0).padStart(6)} (${(figures[key] / baseline[key]).toFixed(2)})`;
  console.log(
    [
      name.padEnd(28),
      withRatio('fcp'),
      withRatio('lcp'),
      figures.tbt.toFixed(0).padStart(5),
      figures.cls.toFixed(3).padStart(6),
      figures.score.toFixed(0).padStart(6),
      figures.requests.toFixed(0).padStart(9),
      figures.kilobytes.toFixed(0).padStart(5),
    ].join(' '),
  );
}

using temporary = temporaryFolder();
const runningSite = process.env.BENCH_URL;
await using own = runningSite === undefined ? await startSite() : undefined;
const site = runningSite ?? own?.url ?? '';
await using chromium = await startChromium(path.join(temporary.folder, 'profile'));
console.log('page                         FCP ms (ratio)  LCP ms (ratio)  TBT    CLS  score  requests    KB');
for (const locale of locales) {
  await using staticPage = await startStaticPage(site, locale);
  const baseline = await medians(`${staticPage.url}/`, chromium.port);
  print(`${locale} static hero`, baseline, baseline);
  for (const [name, page] of Object.entries(await pagesOf(site, locale)))
    if (chosen === undefined || chosen.includes(name))
      print(`${locale} ${name}`, await medians(`${site}${page}`, chromium.port), baseline);
}
