/** What moves by itself: when, how it is stopped, and that calm lays it all out (P4, P5). */
import type { Locator, Page } from '@playwright/test';
import { paths, plainAddress } from 'contract/paths.ts';
import { prove } from './sample.ts';
import { expect, test } from './visitor.ts';

const html = 'html';

/** The eight of P4 but the floating logo (floating-logo.spec.ts): what each is called, and how long it waits between two steps. */
const movers = [
  { name: 'home banner', label: 'Banners', path: paths.home, wait: 7000 },
  { name: 'product carousel', label: 'Products', path: paths.home, wait: 5000 },
  { name: 'partner marquee', label: 'Partners', path: paths.home, wait: 0 },
  { name: 'honours', label: 'Certificates', path: () => paths.about(), wait: 4000 },
  { name: 'team style', label: 'Pictures of the teams', path: () => paths.about(), wait: 3000 },
  { name: 'talent carousel', label: 'Employee care in pictures', path: paths.talentDevelopment, wait: 2000 },
  { name: 'anniversary banner', label: 'anniversary banners', path: paths.year20, wait: 6000 },
];

/** What scrolls or runs. */
function moverOn(page: Page, label: string): Locator {
  return page.locator(`main :is(ul, section)[aria-label^="${label}"]`);
}

function pauseOn(page: Page, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Pause: ${label}`) });
}

/** Where it stands now: how far it is scrolled, and where its first item is. */
async function placeOf(mover: Locator): Promise<string> {
  return mover.evaluate((element) => {
    const item = element.querySelector('li')?.getBoundingClientRect();
    return `${Math.round(element.scrollLeft)} ${Math.round((item?.left ?? 0) * 10)}`;
  });
}

/** Where it stands once it has glided there. */
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

/** Lets the page's own clock run on, and gives smooth scrolling its time. */
async function wait(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.waitForTimeout(900);
}

async function rest(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Opens the page with its clock standing still and brings the mover to the middle of the window. */
async function opensMover(page: Page, label: string, path: string): Promise<Locator> {
  await page.clock.install();
  await page.goto(plainAddress('en', path));
  await pauseOn(page, label).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await rest(page);
  await page.waitForTimeout(300);
  await page.clock.pauseAt(Date.now() + 60_000);
  return moverOn(page, label);
}

for (const [index, { name, label, path, wait: interval }] of movers.entries())
  test.describe(name, () => {
    test('has a pause control that stops it', { tag: index % 4 === 0 ? [] : [prove] }, async ({
      visitor: { page },
    }) => {
      const mover = await opensMover(page, label, path());
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
      expect(await placeOf(mover), 'it stands still once paused').toBe(paused);
      await page.getByRole('button', { name: new RegExp(`^Play: ${label}`) }).click();
      await rest(page);
      await wait(page, 8000);
      expect(await placeOf(mover), 'it moves again').not.toBe(paused);
    });

    test('keeps its time', { tag: prove }, async ({ visitor: { page } }) => {
      const mover = await opensMover(page, label, path());
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

    test('stands while it is not seen', { tag: index % 2 === 0 ? [] : [prove] }, async ({ visitor: { page } }) => {
      const mover = await opensMover(page, label, path());
      await mover.evaluate((element) => {
        const below = element.getBoundingClientRect().top + scrollY > innerHeight;
        scrollTo({ top: below ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
      });
      await page.waitForTimeout(900);
      const before = await placeOf(mover);
      await wait(page, 20_000);
      expect(await placeOf(mover)).toBe(before);
    });

    test('lies out as a list in calm', { tag: index % 2 === 1 ? [] : [prove] }, async ({
      visitor: { page, opens },
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await opens('en', path());
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

    test('lies out on paper', { tag: index % 3 === 1 ? [] : [prove] }, async ({ visitor: { page, opens } }) => {
      await opens('en', path());
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

test('calm stops everything and is remembered', async ({ visitor: { page, opens } }) => {
  await opens('en', paths.home());
  await expect(page.getByRole('button', { name: /^Pause: / }).first()).toBeAttached();
  const calm = page.getByRole('switch', { name: 'Calm' });
  await calm.click();
  const places = async () => JSON.stringify(await Promise.all(['Banners', 'Products', 'Partners'].map(place)));
  const place = async (label: string) => placeOf(moverOn(page, label).first());
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-calm', '');
    await expect(calm).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
    const before = await places();
    await page.waitForTimeout(1500);
    expect(await places()).toBe(before);
  }
  await calm.click();
  await expect(page.locator(html)).not.toHaveAttribute('data-calm', '');
  await expect(page.getByRole('button', { name: /^Pause: / }).first()).toBeAttached();
});

test('a system that asks for less motion gets calm', async ({ visitor: { page, opens } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opens('en', paths.home());
  await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Calm' })).toHaveAttribute('aria-checked', 'true');
});

test('calm is there before the scripts are', async ({ visitor: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // They are on their way for as long as this looks.
  await page.route('**/*.js', () => undefined);
  await page.goto(plainAddress('en', paths.year20()), { waitUntil: 'commit' });
  const mover = moverOn(page, 'anniversary banners');
  await expect(mover.locator('li')).not.toHaveCount(0);
  expect(await mover.evaluate((element) => element.scrollWidth - element.clientWidth), 'sideways').toBeLessThan(2);
});
