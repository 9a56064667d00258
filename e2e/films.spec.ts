/** The banner's film: fetched when its slide comes, still for who wants calm. */
import type { Page } from '@playwright/test';
import { paths } from 'contract/paths.ts';
import { expect, test } from './visitor.ts';

/** Every film that this page asks for from now on. */
function filmsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/films\/.*\.(mp4|webm)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const played = (page: Page) =>
  page.locator('video').evaluate((film) => (film instanceof HTMLVideoElement ? film.currentTime : 0));

test('the banner film is not fetched before its slide is there; then it runs, and stands when the banner is paused', async ({
  visitor: { page, opens },
}) => {
  const asked = filmsAskedFor(page);
  await opens('en', paths.home());
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.locator('a[href="#banner-2"]').click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect.poll(() => played(page)).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: 'Pause: Banners' }).click();
  const stopped = await played(page);
  await page.waitForTimeout(700);
  expect(await played(page)).toBeCloseTo(stopped, 1);
});

test('the banner film stays still and unfetched under reduced motion', async ({ visitor: { page, opens } }) => {
  const asked = filmsAskedFor(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opens('en', paths.home());
  await page.locator('video').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
});
