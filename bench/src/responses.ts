/**
 * `npm run bench` measures the CPU time of each kind of response beside nginx, which sends the same
 * bytes, or a bare Node server where nginx is missing. It also measures the cost of content changes
 * and the server's memory.
 */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Client } from 'pg';
import { cpuMilliseconds } from './cpu-time.ts';
import { type Editor, signInEditor } from './editor.ts';
import { type File, hasNginx, startNginx } from './nginx.ts';
import { residentMegabytes, type Site, type Started, start, startSite } from './server-process.ts';
import { median } from './statistics.ts';
import { type Latency, steadyLatency } from './steady-load.ts';
import { onStore, saveRow, swapPartners } from './store-processes.ts';
import { nextVisitor } from './visitors.ts';

/** Duration of each round. */
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const connections = 20;

function load(url: string): Promise<autocannon.Result> {
  // A new IP address for each request, because the limit per IP address would be measured otherwise.
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': nextVisitor() },
  });
  return autocannon({ url, connections, duration: seconds, requests: [{ setupRequest }] });
}

/** The CPU time of a request in microseconds. */
async function costOf({ pid }: Started, url: string): Promise<number> {
  const before = cpuMilliseconds(pid);
  const { requests, non2xx, errors } = await load(url);
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} rejected, ${errors} failed`);
  return ((cpuMilliseconds(pid) - before) * 1000) / requests.total;
}

const rounds = 5;

/** Medians of several rounds. Both servers alternate, so that other load on the machine affects both. */
async function compare(server: Started, url: string, baseline: Started) {
  // The first requests compile and cache.
  await load(url);
  const [costs, baselineCosts, ratios] = [new Array<number>(), new Array<number>(), new Array<number>()];
  for (let round = 0; round < rounds; round += 1) {
    const baselineCost = await costOf(baseline, baseline.url);
    const cost = await costOf(server, url);
    baselineCosts.push(baselineCost);
    costs.push(cost);
    ratios.push(baselineCost / cost);
  }
  return { baselineCost: median(baselineCosts), cost: median(costs), ratio: median(ratios) };
}

/** A response's encoded bytes. */
function fetchFile(url: string, accepted = 'br'): Promise<File> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': accepted } }, (response) => {
        const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ type, encoding, bytes: Buffer.concat(parts) }));
      })
      .on('error', reject);
  });
}

type Draft = { data: { version: number; body: { title: Record<string, string> } } };

let saves = 0;

/** Changes the English title of a news item, as the console does, publishes it if `publishes`, and returns the title. */
async function saveDraft(editor: Editor, item: string, publishes: boolean): Promise<string> {
  const { data }: Draft = JSON.parse(await editor(item));
  saves += 1;
  const title = `Sample headline ${saves}.`;
  const body = { ...data.body, title: { ...data.body.title, en: title } };
  const saved: Draft = JSON.parse(await editor(`${item}/save`, { version: data.version, body }));
  if (publishes) await editor(`${item}/publish`, { version: saved.data.version, locales: ['en'] });
  return title;
}

/** The news item that the editor publishes, as a path of the console's API. */
async function publishedItem(editor: Editor): Promise<string> {
  const { content }: { content: { id: string }[] } = JSON.parse(await editor('content/news?state=live&locale=en'));
  return `content/news/${content[0]?.id}`;
}

/**
 * Compares reads with and without an editor who saves each second, by the server's CPU time for each request, that of
 * the saves included.
 */
async function printReadsWhileSaving(site: Site, url: string, editor: Editor): Promise<void> {
  const item = await publishedItem(editor);
  for (const publishes of [false, true]) {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await costOf(site, url);
      let failure: unknown;
      let lastSave: Promise<unknown> = Promise.resolve();
      const saving = setInterval(() => {
        lastSave = saveDraft(editor, item, publishes).catch((error: unknown) => (failure = error));
      }, 1000);
      ratios.push((await costOf(site, url)) / quiet);
      clearInterval(saving);
      // The next measurement changes the same item.
      await lastSave;
      if (failure !== undefined) throw failure;
    }
    const name = `while an editor ${publishes ? 'saves and publishes' : 'saves a draft'} each second`;
    console.log(`${name.padEnd(52)} ${median(ratios).toFixed(3)} of the quiet CPU time`);
  }
}

/** How long a publication takes from the editor's save to the first response of the list that contains it. */
async function printTimeUntilShown(url: string, editor: Editor): Promise<void> {
  const item = await publishedItem(editor);
  const durations: number[] = [];
  for (let publication = 0; publication < 20; publication += 1) {
    const begin = performance.now();
    const title = await saveDraft(editor, item, true);
    while (!(await (await fetch(url)).text()).includes(title)) await pause(10);
    durations.push(performance.now() - begin);
  }
  const longest = Math.max(...durations).toFixed(0);
  console.log(`${'a publication is shown'.padEnd(52)} after ${median(durations).toFixed(0)} ms, longest ${longest} ms`);
}

type Save = (client: Client) => Promise<void>;

/**
 * Measures the latency of a page at a hundred requests a second, while content is saved each second. Beside it stands
 * that of a bare Node server, which sends as many bytes while the same content is saved.
 */
async function printLatency(name: string, urls: { page: string; baseline: string }, dataDir: string, save?: Save) {
  const whileSaving = (url: string) =>
    onStore(dataDir, async (client) => {
      let failure: unknown;
      const saveOnce = async () => save?.(client).catch((error: unknown) => (failure = error));
      const saving = save && setInterval(() => void saveOnce(), 1000);
      const latency = await steadyLatency(url, 100, seconds * 5);
      clearInterval(saving);
      if (failure !== undefined) throw failure;
      return latency;
    });
  const shown = ({ median: p50, p99, longest }: Latency) =>
    `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`;
  const baseline = await whileSaving(urls.baseline);
  console.log(`${name.padEnd(52)} ${shown(await whileSaving(urls.page))}; bare server: ${shown(baseline)}`);
}

/**
 * The CPU time of two requests for a page after a change: the stale copy is served at once while the new one is built.
 * Without a change it is their own time.
 */
function costOfTwoRequests({ pid, dataDir }: Site, url: string, accepted: string, save?: Save): Promise<number> {
  return onStore(dataDir, async (client) => {
    const repetitions = 50;
    let total = 0;
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      await save?.(client);
      await pause(20);
      const before = cpuMilliseconds(pid);
      await fetchFile(url, accepted);
      await pause(80);
      await fetchFile(url, accepted);
      total += cpuMilliseconds(pid) - before;
    }
    return total / repetitions;
  });
}

/** The CPU time of building the home page again, without that of the requests. */
async function printCostOfMiss(site: Site, url: string): Promise<void> {
  for (const accepted of ['identity', 'br']) {
    const cost = (save?: Save) => costOfTwoRequests(site, url, accepted, save);
    const [changed, unchanged, requests] = [await cost(swapPartners), await cost(savePartner), await cost()];
    console.log(
      `building the home page again, ${accepted.padEnd(8)}: ${(changed - requests).toFixed(1)} ms of CPU, ` +
        `with the same data ${(unchanged - requests).toFixed(1)} ms (the two requests take ${requests.toFixed(1)} ms)`,
    );
  }
}

const savePartner: Save = (client) => saveRow(client, 'partner');
const saveTypicalValues: Save = (client) => saveRow(client, 'typical_value_table');

function startBareServer({ bytes }: File): Promise<Started> {
  return start(['bench/src/baseline.ts', String(bytes.length)]);
}

await using site = await startSite();
const atStart = residentMegabytes(site.pid);
const news = await (await fetch(`${site.url}/en/news`)).text();
const cases: [string, string][] = [
  ['a cached page', '/en/news'],
  ['the application on /', '/'],
  ['a list of the gateway', '/gw-api/en/wms/dqgx/gettopnewlist'],
  ['a picture', /\/pictures\/\w+\/960\.avif/.exec(news)?.[0] ?? ''],
  ['a script', /\/assets\/[\w-]+\.js/.exec(news)?.[0] ?? ''],
  ['one query to the store', '/gw-api/en/site/reportChannel'],
];
console.log(`CPU time of a request, beside ${hasNginx ? 'nginx, which sends the same bytes' : 'a bare Node server'}:`);
for (const [name, path] of cases) {
  const file = await fetchFile(`${site.url}${path}`);
  await using baseline = hasNginx ? await startNginx(site.folder, file) : await startBareServer(file);
  const { baselineCost, cost, ratio } = await compare(site, `${site.url}${path}`, baseline);
  const size = `${(file.bytes.length / 1024).toFixed(1)} KB`;
  console.log(
    `${name.padEnd(28)} ${size.padStart(8)} ${cost.toFixed(0).padStart(6)} µs, baseline ${baselineCost.toFixed(0).padStart(4)} µs, ratio ${ratio.toFixed(2)}`,
  );
}
console.log('The home page at 100 requests a second:');
const home = `${site.url}/en/`;
await using bareServer = await startBareServer(await fetchFile(home));
const urls = { page: home, baseline: bareServer.url };
await printLatency('no content saved', urls, site.dataDir);
await printLatency('a row saved each second, not on the page', urls, site.dataDir, saveTypicalValues);
await printLatency('a row of the page saved each second, unchanged', urls, site.dataDir, savePartner);
await printLatency('the page changed each second', urls, site.dataDir, swapPartners);
console.log('A cached page that lists the news:');
const editor = await signInEditor(site);
await printReadsWhileSaving(site, `${site.url}/en/news`, editor);
await printTimeUntilShown(`${site.url}/en/news`, editor);
await printCostOfMiss(site, home);
const afterRun = residentMegabytes(site.pid);
// An idle server returns memory after 20 to 40 s (server/src/idle-memory.ts).
await pause(45_000);
const whenIdle = residentMegabytes(site.pid);
console.log(
  `memory: ${atStart.toFixed(0)} MB after the start, ${afterRun.toFixed(0)} MB after the run, ` +
    `${whenIdle.toFixed(0)} MB when idle again`,
);
