/** Automatic motion: when it runs, how it stops, and its static layout for reduced motion (P4, P5). */
import type { Locator, Page } from '@playwright/test';
import { paths, plainAddress } from 'contract/paths.ts';
import { fullRun } from './sample.ts';
import { expect, test } from './visitor.ts';

const html = 'html';

type Case = 'pause' | 'offScreen' | 'reduced' | 'paper';

/** `wait` is the interval between two steps in milliseconds; `daily` has the cases that `npm test` runs. */
type Mover = { name: string; label: string; path: () => string; wait: number; daily: readonly Case[] };

/** The eight of P4 without the floating logo (floating-logo.spec.ts). */
const movers: readonly Mover[] = [
  { name: 'home banner', label: 'Banners', path: paths.home, wait: 7000, daily: ['pause', 'offScreen'] },
  { name: 'product carousel', label: 'Products', path: paths.home, wait: 5000, daily: ['reduced', 'paper'] },
  { name: 'partner marquee', label: 'Partners', path: paths.home, wait: 0, daily: ['offScreen'] },
  { name: 'honours', label: 'Certificates', path: () => paths.about(), wait: 4000, daily: ['reduced'] },
  {
    name: 'team style',
    label: 'Pictures of the teams',
    path: () => paths.about(),
    wait: 3000,
    daily: ['pause', 'offScreen', 'paper'],
  },
  {
    name: 'talent carousel',
    label: 'Employee care in pictures',
    path: paths.talentDevelopment,
    wait: 2000,
    daily: ['reduced'],
  },
  { name: 'anniversary banner', label: 'anniversary banners', path: paths.year20, wait: 6000, daily: ['offScreen'] },
];

/** The element that scrolls or runs. */
function moverOn(page: Page, label: string): Locator {
  return page.locator(`main :is(ul, section)[aria-label^="${label}"]`);
}

function pauseOn(page: Page, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Pause: ${label}`) });
}

/** The current position: the scroll offset, and where its first item is. */
async function placeOf(mover: Locator): Promise<string> {
  return mover.evaluate((element) => {
    const item = element.querySelector('li')?.getBoundingClientRect();
    return `${Math.round(element.scrollLeft)} ${Math.round((item?.left ?? 0) * 10)}`;
  });
}

/** The position once scrolling has ended. */
async function settledPlaceOf(mover: Locator): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await placeOf(mover);
      return last === before;
    })
    .toBe(true);
  return last;
}

/** Advances the page's clock, and gives smooth scrolling its time. */
async function wait(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.waitForTimeout(900);
}

async function rest(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Opens the page with a paused clock and scrolls the element to the middle of the window. */
async function openMover(page: Page, label: string, path: string): Promise<Locator> {
  await page.clock.install();
  await page.goto(plainAddress('en', path));
  // Scripts run after the load: the element must be hydrated before the clock is paused.
  await page.locator('aside button[aria-haspopup="dialog"]').first().waitFor();
  await pauseOn(page, label).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await rest(page);
  await page.waitForTimeout(300);
  await page.clock.pauseAt(Date.now() + 60_000);
  return moverOn(page, label);
}

for (const { name, label, path, wait: interval, daily } of movers)
  test.describe(name, () => {
    const tagOf = (one: Case) => ({ tag: daily.includes(one) ? [] : [fullRun] });

    test('has a pause control that stops it', tagOf('pause'), async ({ visitor: { page } }) => {
      const mover = await openMover(page, label, path());
      await wait(page, 1000);
      const before = await placeOf(mover);
      await wait(page, 8000);
      expect(await placeOf(mover), 'it moves by itself').not.toBe(before);
      const pause = pauseOn(page, label);
      await expect(pause).toBeVisible();
      await pause.click();
      await rest(page);
      await wait(page, 1000);
      const paused = await placeOf(mover);
      await wait(page, 20_000);
      expect(await placeOf(mover), 'it stops when paused').toBe(paused);
      await page.getByRole('button', { name: new RegExp(`^Play: ${label}`) }).click();
      await rest(page);
      await wait(page, 8000);
      expect(await placeOf(mover), 'it moves again').not.toBe(paused);
    });

    test('keeps its interval', { tag: fullRun }, async ({ visitor: { page } }) => {
      const mover = await openMover(page, label, path());
      if (interval === 0) {
        const round = await mover.evaluate(
          (element) => getComputedStyle(element.parentElement ?? element).animationDuration,
        );
        expect(round, 'one round').toBe('10s');
        return;
      }
      // From one step to the next.
      const start = await settledPlaceOf(mover);
      let before = start;
      for (let step = 0; step < 20 && before === start; step += 1) {
        await page.clock.runFor(interval / 10);
        await page.waitForTimeout(200);
        before = await settledPlaceOf(mover);
      }
      await wait(page, interval * 0.8);
      expect(await placeOf(mover), 'not yet').toBe(before);
      await wait(page, interval * 0.4);
      expect(await settledPlaceOf(mover), 'by now').not.toBe(before);
    });

    test('pauses while it is off-screen', tagOf('offScreen'), async ({ visitor: { page } }) => {
      const mover = await openMover(page, label, path());
      await mover.evaluate((element) => {
        const below = element.getBoundingClientRect().top + scrollY > innerHeight;
        scrollTo({ top: below ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
      });
      await page.waitForTimeout(900);
      const before = await placeOf(mover);
      await wait(page, 20_000);
      expect(await placeOf(mover)).toBe(before);
    });

    test('is laid out as a list under reduced motion', tagOf('reduced'), async ({ visitor: { page, openPage } }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage('en', path());
      const mover = moverOn(page, label).first();
      await expect(mover).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
      expect(await mover.evaluate((element) => element.scrollWidth - element.clientWidth), 'sideways').toBeLessThan(2);
      const items = mover.locator('li');
      expect(await items.count()).toBeGreaterThan(1);
      for (const item of await items.all()) {
        const box = await item.boundingBox();
        expect(box?.x, 'from the left').toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity), 'to the right').toBeLessThanOrEqual(1280);
      }
      const before = await placeOf(mover);
      await page.waitForTimeout(1500);
      expect(await placeOf(mover)).toBe(before);
    });

    test('is laid out on paper', tagOf('paper'), async ({ visitor: { page, openPage } }) => {
      await openPage('en', path());
      await page.emulateMedia({ media: 'print' });
      const items = moverOn(page, label).first().locator('li');
      expect(await items.count()).toBeGreaterThan(1);
      for (const item of await items.all()) {
        const box = await item.boundingBox();
        expect(box?.x, 'from the left').toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity), 'to the right').toBeLessThanOrEqual(1280);
      }
    });
  });

test('the reduced-motion switch stops everything and is remembered', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.home());
  await expect(page.getByRole('button', { name: /^Pause: / }).first()).toBeAttached();
  const motionSwitch = page.getByRole('switch', { name: 'Reduce motion' });
  await motionSwitch.click();
  const places = async () => JSON.stringify(await Promise.all(['Banners', 'Products', 'Partners'].map(place)));
  const place = async (label: string) => placeOf(moverOn(page, label).first());
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-reduced-motion', '');
    await expect(motionSwitch).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
    const before = await places();
    await page.waitForTimeout(1500);
    expect(await places()).toBe(before);
  }
  await motionSwitch.click();
  await expect(page.locator(html)).not.toHaveAttribute('data-reduced-motion', '');
  await expect(page.getByRole('button', { name: /^Pause: / }).first()).toBeAttached();
});

test('the system preference for reduced motion turns the switch on', async ({ visitor: { page, openPage } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage('en', paths.home());
  await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Reduce motion' })).toHaveAttribute('aria-checked', 'true');
});

test('reduced motion applies before the scripts run', async ({ visitor: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // They keep moving for this long.
  await page.route('**/*.js', () => undefined);
  await page.goto(plainAddress('en', paths.year20()), { waitUntil: 'commit' });
  const mover = moverOn(page, 'anniversary banners');
  await expect(mover.locator('li')).not.toHaveCount(0);
  expect(await mover.evaluate((element) => element.scrollWidth - element.clientWidth), 'sideways').toBeLessThan(2);
});
