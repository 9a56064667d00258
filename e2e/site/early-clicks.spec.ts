/** Clicks before the scripts have loaded, as on a slow connection. */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, waitForHydration } from '../fixtures/visitor.ts';

// They see movements, which the quick run reduces.
test.use({ contextOptions: {} });

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

test('no picture from far below appears at the top of a long page', { tag: fullRun }, async ({ visitor: { page } }) => {
  await page.goto(localePath('en', paths.socialResponsibility()), { waitUntil: 'domcontentloaded' });
  // They are moved above the page, until the visitor touches it, by far more than its length, which grows with its content.
  const { moved, length } = await page.locator('[loading="lazy"]').evaluateAll((pictures) => ({
    moved: pictures.map((picture) => picture.getBoundingClientRect().bottom).filter((bottom) => bottom < 0),
    length: document.documentElement.scrollHeight,
  }));
  expect(moved.length).toBeGreaterThan(0);
  expect(Math.max(...moved)).toBeLessThan(-2 * length);
});

test('scripts and lazy pictures load after the page', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('en', paths.home());
  const { loaded, later, firstPicture } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource');
    const lazy = new Set(
      [...document.querySelectorAll('img')]
        .filter((image) => image.loading === 'lazy')
        .map((image) => image.currentSrc),
    );
    const starts = files
      .filter(({ name }) => name.endsWith('.js') || lazy.has(name))
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime }));
    return {
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN,
      later: starts,
      firstPicture: document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc ?? '',
    };
  });
  expect(firstPicture).toMatch(/\.avif$/);
  expect(later.length).toBeGreaterThan(5);
  expect(later.filter(({ startTime }) => startTime <= loaded)).toEqual([]);
});

test('a click starts the scripts of a page that never finishes loading', async ({ visitor: { page } }) => {
  // The first picture never arrives.
  await page.route('**/pictures/**', () => new Promise(() => undefined));
  await page.goto(localePath('en', paths.home()), { waitUntil: 'domcontentloaded' });
  expect(await requestedScripts(page)).toBe(0);
  await page.getByRole('switch').click();
  await expect(page.locator('html')).toHaveAttribute('data-reduced-motion', '');
});

test('the scripts of a page that never finishes loading also start after a timeout', { tag: fullRun }, async ({
  visitor: { page },
}) => {
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

test('a click in a deferred part waits for its code', { tag: fullRun }, async ({ visitor: { page } }) => {
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

test('in hash mode a fragment link within the page does not change the route', { tag: fullRun }, async ({
  visitor: { page },
}) => {
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

test('a click while React hydrates the page is handled once', async ({ visitor: { page, openPage } }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      const listen = root?.addEventListener.bind(root);
      if (!root || !listen) return;
      let clicked = false;
      // React listens to clicks in the container when it begins to hydrate.
      root.addEventListener = (...parameters: Parameters<typeof listen>) => {
        listen(...parameters);
        if (clicked || parameters[0] !== 'click') return;
        clicked = true;
        queueMicrotask(() => root.querySelector<HTMLElement>('[aria-controls="mega-menu"]')?.click());
      };
    });
  });
  await openPage('en', paths.contact());
  await expect(page.locator('#mega-menu')).toBeVisible();
});
