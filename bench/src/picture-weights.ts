/**
 * `npm run pictures:weight` prints the picture weight of every page, and which page exceeds its limit. It uses
 * BENCH_URL, or starts a server.
 */
import { chromium, request } from '@playwright/test';
import { localePath } from 'contract/urls/paths.ts';
import { exceededLimits, viewOf } from 'e2e/page-checks/picture-limits.ts';
import { weighPictures } from 'e2e/page-checks/picture-weight.ts';
import config from 'e2e/playwright.config.ts';
import { exampleOf, pageNames } from 'e2e/test-data/every-page.ts';
import { readItemIds } from 'e2e/test-data/item-ids.ts';
import { startSite } from './server-process.ts';

const runningSite = process.env['BENCH_URL'];
await using own = runningSite === undefined ? await startSite() : undefined;
const baseURL = runningSite ?? own?.url ?? '';
await using browser = await chromium.launch(config.use?.launchOptions ?? {});
await using gateway = await request.newContext({ baseURL });
const ids = await readItemIds(gateway);
console.log('KB of pictures as AVIF            first view   at load   altogether');
for (const name of pageNames) {
  const viewport = viewOf(name);
  await using page = await browser.newPage({ baseURL, viewport });
  const weight = await weighPictures(page, localePath('en', exampleOf(name, ids)));
  const [firstView, atLoad, altogether] = [weight.firstView, weight.atLoad, weight.altogether].map((bytes) =>
    (bytes / 1024).toFixed(0).padStart(10),
  );
  const exceeded = exceededLimits(name, weight);
  if (exceeded.length > 0) process.exitCode = 1;
  console.log(`${name.padEnd(28)} ${viewport.width} ${firstView} ${atLoad} ${altogether}  ${exceeded.join(', ')}`);
}
