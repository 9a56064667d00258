/** The films: loaded on demand, paused for reduced motion, and usable without JavaScript. */
import type { Locator, Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { fullRun } from '../test-data/sample.ts';
import { expectUnchanged, settledValue } from '../page-checks/values-over-time.ts';
import { expect, test, waitForHydrationOf, withoutScripts } from '../fixtures/visitor.ts';

// They see movements, which the quick run reduces.
test.use({ contextOptions: {} });

/** Every film that this page requests from now on. */
function filmRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/films\/.*\.(mp4|webm)$/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

const currentTime = (page: Page) =>
  page.locator('video').evaluate((film) => (film instanceof HTMLVideoElement ? film.currentTime : 0));

/** Pauses the film at a time in seconds, without its controls, which fade by themselves. */
async function showFrame(film: Locator, seconds: number): Promise<void> {
  await film.evaluate(async (player, second) => {
    if (!(player instanceof HTMLVideoElement)) return;
    player.pause();
    player.controls = false;
    const seeked = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
    player.currentTime = second;
    await seeked;
  }, seconds);
}

/** The captions that are displayed at the film's current time. */
function activeCaptions(film: Locator): Promise<number> {
  return film.evaluate((player) =>
    player instanceof HTMLVideoElement
      ? [...player.textTracks].reduce((count, { activeCues }) => count + (activeCues?.length ?? 0), 0)
      : 0,
  );
}

test('the banner film loads with its slide, plays, and pauses with the banner', async ({
  visitor: { page, openPage },
}) => {
  const requested = filmRequests(page);
  await openPage('en', paths.home());
  await expectUnchanged(page, async () => requested.length, 500);
  expect(requested).toEqual([]);
  await page.locator('a[href="#banner-2"]').click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: 'Pause: Banners' }).click();
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  await expectUnchanged(page, () => currentTime(page), 700, 'the film stays at its frame');
});

test('a banner of the anniversary page shows its film', async ({ visitor: { page } }) => {
  const banners = (type: number) => `/gw-api/cn/wms/dqgx/gettoppiclist/${type}`;
  const { data } = await (await page.request.get(banners(1))).json();
  const { film } = data.find((banner: { film: unknown }) => banner.film !== null);
  await page.route(`**${banners(2)}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: [{ ...body.data[0], film }] } });
  });
  // There the browser reads the banners, and not the server.
  await page.goto('/#/year20');
  await expect.poll(() => page.locator('#anniversary-1 video').count()).toBe(1);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3);
});

test('the banner film neither loads nor plays under reduced motion', async ({ visitor: { page, openPage } }) => {
  const requested = filmRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage('en', paths.home());
  await page.locator('video').scrollIntoViewIfNeeded();
  await expectUnchanged(page, async () => requested.length, 1000);
  expect(requested).toEqual([]);
});

test('the company film loads on demand and plays in place, with captions in the page’s language', {
  tag: fullRun,
}, async ({ visitor: { page, openPage } }) => {
  const requested = filmRequests(page);
  await openPage('ru', paths.about('company'));
  await expectUnchanged(page, async () => requested.length, 500);
  expect(requested).toEqual([]);
  const start = page.getByRole('link', { name: /^Смотреть фильм, \d\d\sс$/ });
  await waitForHydrationOf(start);
  await start.focus();
  await page.keyboard.press('Enter');
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
  const shown = await film.evaluate((player) =>
    player instanceof HTMLVideoElement
      ? [...player.textTracks]
          .filter((track) => track.mode === 'showing')
          .map(({ language, cues }) => ({ language, cues: cues?.length }))
      : [],
  );
  expect(shown).toEqual([{ language: 'ru', cues: 8 }]);
  await showFrame(film, 3);
  await expect.poll(() => activeCaptions(film)).toBe(1);
  const captioned = await settledValue(() => film.screenshot(), 100);
  await film.evaluate((player) => {
    if (player instanceof HTMLVideoElement) for (const track of player.textTracks) track.mode = 'hidden';
  });
  await expect.poll(async () => (await film.screenshot()).equals(captioned), 'the caption is painted').toBe(false);
  expect(requested.length).toBeGreaterThan(0);
});

test('the film of the anniversary page plays in place', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.year20());
  const start = page.getByRole('link', { name: /^Play the film/ });
  await waitForHydrationOf(start);
  await start.click();
  await expect(page.locator('video')).toBeFocused();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
});

test('without JavaScript the button links to the file', async ({ browser }) => {
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('cn', paths.about('company')));
  const url = await staticPage.getByRole('link', { name: /^播放影片/ }).getAttribute('href');
  const film = await staticPage.request.get(url ?? '');
  expect([film.status(), film.headers()['content-type']]).toEqual([200, 'video/mp4']);
  await staticPage.context().close();
});
