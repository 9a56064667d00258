/**
 * `npm run pictures:weight` prints the picture weight of every page, and which page exceeds its limit. It uses
 * E2E_URL, or starts a server.
 */
import { spawn } from 'node:child_process';
import { chromium, request } from '@playwright/test';
import { localePath } from 'contract/urls/paths.ts';
import { exampleOf, pageNames } from './test-data/every-page.ts';
import { readItemIds } from './test-data/item-ids.ts';
import { exceededLimits, viewOf } from './page-checks/picture-limits.ts';
import { weighPictures } from './page-checks/picture-weight.ts';
import config from './playwright.config.ts';
import { serverToStart, systemUrl } from './fixtures/system.ts';

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function startServer() {
  const own = serverToStart();
  if (own === undefined) return undefined;
  const server = spawn(process.execPath, ['server/dist/start.js'], {
    cwd: own.cwd,
    env: { ...process.env, ...own.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const end = Date.now() + own.timeout; !(await isReachable(own.url)) && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 200));
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  };
}

const stop = await startServer();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const gateway = await request.newContext({ baseURL: systemUrl });
  const ids = await readItemIds(gateway);
  await gateway.dispose();
  console.log('KB of pictures as AVIF            first view   at load   altogether');
  for (const name of pageNames) {
    const viewport = viewOf(name);
    const page = await browser.newPage({ baseURL: systemUrl, viewport });
    const weight = await weighPictures(page, localePath('en', exampleOf(name, ids)));
    await page.close();
    const [firstView, atLoad, altogether] = [weight.firstView, weight.atLoad, weight.altogether].map((bytes) =>
      (bytes / 1024).toFixed(0).padStart(10),
    );
    const exceeded = exceededLimits(name, weight);
    if (exceeded.length > 0) process.exitCode = 1;
    console.log(`${name.padEnd(28)} ${viewport.width} ${firstView} ${atLoad} ${altogether}  ${exceeded.join(', ')}`);
  }
} finally {
  await browser.close();
  await stop?.();
}
