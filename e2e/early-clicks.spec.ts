/** Clicks before the scripts have loaded, as on a slow connection. */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/paths.ts';
import { expect, test, waitForHydration } from './visitor.ts';

/** Delays every script until the returned function is called. */
async function delayScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const requestedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

test('scripts load after the page', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.home());
  const [loaded, first] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return [
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN,
      Math.min(...scripts.map(({ startTime }) => startTime)),
    ];
  });
  expect(first).toBeGreaterThan(loaded);
});

test('a click starts the scripts of a page that never finishes loading', async ({ visitor: { page } }) => {
  // The first picture never arrives.
  await page.route('**/pictures/**', () => new Promise(() => undefined));
  await page.goto(localePath('en', paths.home()), { waitUntil: 'domcontentloaded' });
  expect(await requestedScripts(page)).toBe(0);
  await page.getByRole('switch').click();
  await expect(page.locator('html')).toHaveAttribute('data-reduced-motion', '');
});

test('the scripts of a page that never finishes loading also start after a timeout', async ({ visitor: { page } }) => {
  await page.route('**/pictures/**', () => new Promise(() => undefined));
  await page.goto(localePath('en', paths.home()), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
});

test('early clicks are handled once each, in order', async ({ visitor: { page } }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto(localePath('en', paths.home()));
  const motionSwitch = page.getByRole('switch');
  await motionSwitch.click();
  await motionSwitch.click();
  await motionSwitch.click();
  await page.getByRole('button', { name: 'All pages' }).click();
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-reduced-motion', '');
  await expect(page.locator('#mega-menu')).toBeVisible();
  await motionSwitch.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-reduced-motion');
});

test('a click in a deferred part waits for its code', async ({ visitor: { page } }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto(localePath('en', paths.about()));
  const second = page.getByRole('tab').nth(1);
  await second.click();
  releaseScripts();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

test('early clicks work on a not-found page, which the browser renders again', async ({ visitor }) => {
  const { page, expectPageError } = visitor;
  expectPageError(/Failed to load resource.*404/);
  const releaseScripts = await delayScripts(page);
  await page.goto('/en/nothing-here');
  await page.getByRole('switch').click();
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-reduced-motion', '');
});

test('links and forms work without scripts', async ({ visitor: { page } }) => {
  await delayScripts(page);
  await page.goto(localePath('en', paths.home()));
  await page.locator('aside a').first().click();
  await expect(page).toHaveURL(localePath('en', paths.contact()));
  await page.goto(localePath('en', paths.search()));
  await page.getByRole('searchbox').first().fill('coke');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=coke/);
});

test('in hash mode a fragment link within the page does not change the route', async ({ visitor: { page } }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/');
  await page.locator('#banner a[href="#banner-2"]').click();
  releaseScripts();
  await expect(page.locator('#banner a[href="#banner-2"]')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/');
});

test('a keyword that was typed before the scripts loaded is searched for', async ({ visitor: { page } }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto(localePath('en', paths.bulkTrade()));
  await page.getByRole('searchbox').fill('BY-GP');
  releaseScripts();
  await expect(page).toHaveURL(/\?keyword=BY-GP$/);
});
