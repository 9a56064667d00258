/** The films: fetched when somebody wants to see them, still for who wants calm, of use without scripts. */
import type { Page } from '@playwright/test';
import { paths, plainAddress } from 'contract/paths.ts';
import { expect, test, withoutScripts } from './visitor.ts';

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

/** Stops the film at a moment, in seconds, without its controls, which fade by themselves. */
async function showMoment(page: Page, moment: number): Promise<void> {
  await page.locator('video').evaluate(async (player, second) => {
    if (!(player instanceof HTMLVideoElement)) return;
    player.pause();
    player.controls = false;
    const arrived = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
    player.currentTime = second;
    await arrived;
  }, moment);
  await page.waitForTimeout(500);
}

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

test('the company film is fetched when it is asked for, runs in its place, with titles in the language of the page', async ({
  visitor: { page, opens },
}) => {
  const asked = filmsAskedFor(page);
  await opens('ru', paths.about('company'));
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  const start = page.getByRole('link', { name: /^Смотреть фильм, \d\d\sс$/ });
  await start.focus();
  await page.keyboard.press('Enter');
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect.poll(() => played(page)).toBeGreaterThan(1);
  const shown = await film.evaluate((player) =>
    player instanceof HTMLVideoElement
      ? [...player.textTracks]
          .filter((track) => track.mode === 'showing')
          .map(({ language, cues }) => ({ language, cues: cues?.length }))
      : [],
  );
  expect(shown).toEqual([{ language: 'ru', cues: 8 }]);
  await showMoment(page, 3);
  const titled = await film.screenshot();
  await film.evaluate((player) => {
    if (player instanceof HTMLVideoElement) for (const track of player.textTracks) track.mode = 'hidden';
  });
  expect((await film.screenshot()).equals(titled), 'the title is painted').toBe(false);
  expect(asked.length).toBeGreaterThan(0);
});

test('the film of the anniversary page is another, and runs too', async ({ visitor: { page, opens } }) => {
  await opens('en', paths.year20());
  // Before its section answers, the link leads to the file.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: /^Play the film/ }).click();
  await expect(page.locator('video')).toBeFocused();
  await expect.poll(() => played(page)).toBeGreaterThan(0.5);
});

test('without scripts the button leads to the file', async ({ browser }) => {
  const bare = await withoutScripts(browser);
  await bare.goto(plainAddress('cn', paths.about('company')));
  const address = await bare.getByRole('link', { name: /^播放影片/ }).getAttribute('href');
  const film = await bare.request.get(address ?? '');
  expect([film.status(), film.headers()['content-type']]).toEqual([200, 'video/mp4']);
  await bare.context().close();
});
