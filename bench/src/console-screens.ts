/**
 * `npm run bench:console` prints how long each screen of the console takes until it can be used: at its first visit,
 * with an empty cache, and at its second. An empty static page is measured beside them. BENCH_RUNS (3) is the number
 * of runs, of which the median counts. BENCH_SCREENS (all) is a list of paths with commas.
 */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { startServer } from 'e2e/fixtures/console-process.ts';
import { contentPaths } from 'e2e/fixtures/console-screens.ts';
import { type Administrator, setPreferences, setUp } from 'e2e/fixtures/console-server.ts';
import config from 'e2e/playwright.config.ts';
import { startLocalServer } from './local-server.ts';
import { median } from './statistics.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 3);
const chosen = process.env['BENCH_SCREENS']?.split(',');
const goal = 1000;

const otherScreens = [
  '/',
  '/translations',
  '/exchange',
  '/media',
  '/media?tab=films',
  '/media?tab=documents',
  '/accounts',
  '/roles',
  '/audit',
  '/sessions',
  '/account',
];

declare global {
  /** When the screen became usable, in milliseconds since the navigation began. Undefined until then. */
  var usableSince: number | undefined;
}

/**
 * A screen can be used when it has its heading, nothing of it is loading, and the browser paints: a busy main thread
 * delays the next frame.
 */
function watchScreen(): void {
  const check = () => {
    const isUsable =
      document.querySelector('main h1') !== null && document.querySelector('[aria-busy="true"]') === null;
    globalThis.usableSince = isUsable ? (globalThis.usableSince ?? performance.now()) : undefined;
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

async function visit(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(watchScreen);
  await page.goto(url);
  // What begins to load within half a second belongs to the visit.
  const since = await page.waitForFunction(() =>
    globalThis.usableSince !== undefined && performance.now() - globalThis.usableSince > 500
      ? globalThis.usableSince
      : false,
  );
  const milliseconds = Number(await since.jsonValue());
  await page.close();
  return milliseconds;
}

/** Prints the medians of the first and the second visit, and returns the second. */
async function measure(browser: Browser, name: string, url: string, state?: Administrator['state']): Promise<number> {
  const [first, second]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      ...(state && { storageState: state }),
    });
    await setPreferences(context, { language: 'cn' });
    first.push(await visit(context, url));
    second.push(await visit(context, url));
    await context.close();
  }
  console.log(`${name.padEnd(44)}${median(first).toFixed(0).padStart(8)}${median(second).toFixed(0).padStart(8)}`);
  return median(second);
}

await using stack = new AsyncDisposableStack();
const server = await startServer();
stack.defer(server.stop);
await using browser = await chromium.launch(config.use?.launchOptions ?? {});
await using staticPage = await startLocalServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<!doctype html><title>Static</title><link rel="icon" href="data:,"><main><h1>Static</h1></main>');
});
await using context = await browser.newContext();
await setPreferences(context);
const administrator = await setUp(context, server);
const screens = [...otherScreens, ...(await contentPaths(administrator, context.request))];
console.log(`${'ms until a screen can be used'.padEnd(44)}   first  second`);
await measure(browser, 'empty static page', staticPage.url);
const slow: string[] = [];
for (const screen of screens.filter((path) => chosen?.includes(path) ?? true))
  if ((await measure(browser, screen, `${server.url}/console${screen}`, administrator.state)) > goal) slow.push(screen);
console.log(slow.length === 0 ? `no second visit above ${goal} ms` : `above ${goal} ms: ${slow.join(', ')}`);
