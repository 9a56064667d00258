/** Automatic motion: when it runs, how it stops, and its static layout for reduced motion (P4, P5). */
import type { Locator, Page } from '@playwright/test';
import { paths, localePath } from 'contract/paths.ts';
import { fullRun } from './sample.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const html = 'html';

type Case = 'pause' | 'offScreen' | 'reduced' | 'print';

/** `interval` is the time between two steps in milliseconds; `quickRun` has the cases that `npm test` runs. */
type Animation = { name: string; label: string; path: () => string; interval: number; quickRun: readonly Case[] };

/** The eight of P4 without the floating logo (floating-logo.spec.ts). */
const animations: readonly Animation[] = [
  { name: 'home banner', label: 'Banners', path: paths.home, interval: 7000, quickRun: ['pause', 'offScreen'] },
  { name: 'product carousel', label: 'Products', path: paths.home, interval: 5000, quickRun: ['reduced', 'print'] },
  { name: 'partner marquee', label: 'Partners', path: paths.home, interval: 0, quickRun: ['offScreen'] },
  { name: 'honours carousel', label: 'Certificates', path: () => paths.about(), interval: 4000, quickRun: ['reduced'] },
  {
    name: 'team-style carousel',
    label: 'Pictures of the teams',
    path: () => paths.about(),
    interval: 3000,
    quickRun: ['pause', 'offScreen', 'print'],
  },
  {
    name: 'talent carousel',
    label: 'Employee care in pictures',
    path: paths.talentDevelopment,
    interval: 2000,
    quickRun: ['reduced'],
  },
  {
    name: 'anniversary banner',
    label: 'anniversary banners',
    path: paths.year20,
    interval: 6000,
    quickRun: ['offScreen'],
  },
];

/** The element that scrolls or runs. */
function elementOn(page: Page, label: string): Locator {
  return page.locator(`main :is(ul, section)[aria-label^="${label}"]`);
}

function pauseButton(page: Page, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Pause: ${label}`) });
}

/** The current position: the scroll offset, and where its first item is. */
async function positionOf(animated: Locator): Promise<string> {
  return animated.evaluate((element) => {
    const item = element.querySelector('li')?.getBoundingClientRect();
    return `${Math.round(element.scrollLeft)} ${Math.round((item?.left ?? 0) * 10)}`;
  });
}

/** The position once the element has stopped. */
async function settledPositionOf(animated: Locator): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await positionOf(animated);
        return last === before;
      },
      { intervals: [200] },
    )
    .toBe(true);
  return last;
}

/** Advances the page's clock and expects the element to move. */
async function expectMoving(page: Page, animated: Locator, milliseconds: number, when: string): Promise<void> {
  const before = await positionOf(animated);
  await page.clock.runFor(milliseconds);
  await expect.poll(() => positionOf(animated), when).not.toBe(before);
}

/** Advances the page's clock and expects the element to stay where it is. */
async function expectStill(page: Page, animated: Locator, milliseconds: number, when: string): Promise<void> {
  const before = await settledPositionOf(animated);
  await page.clock.runFor(milliseconds);
  // A step that started by mistake would scroll for this long.
  await page.waitForTimeout(900);
  expect(await positionOf(animated), when).toBe(before);
}

async function releasePointerAndFocus(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Opens the page with a paused clock and scrolls the element to the middle of the window. */
async function openPaused(page: Page, label: string, path: string): Promise<Locator> {
  await page.clock.install();
  await page.goto(localePath('en', path));
  // Scripts run after the load: the element must be hydrated before the clock is paused.
  await waitForHydration(page);
  await pauseButton(page, label).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await releasePointerAndFocus(page);
  await expect(pauseButton(page, label)).toBeInViewport();
  await page.clock.pauseAt(Date.now() + 60_000);
  return elementOn(page, label);
}

for (const { name, label, path, interval, quickRun } of animations)
  test.describe(`the ${name}`, () => {
    const tagOf = (one: Case) => ({ tag: quickRun.includes(one) ? [] : [fullRun] });

    test('has a pause button that stops it', tagOf('pause'), async ({ visitor: { page } }) => {
      const animated = await openPaused(page, label, path());
      await expectMoving(page, animated, 9000, 'it moves by itself');
      const pause = pauseButton(page, label);
      await expect(pause).toBeVisible();
      await pause.click();
      await releasePointerAndFocus(page);
      await page.clock.runFor(1000);
      await expectStill(page, animated, 20_000, 'it stops when paused');
      await page.getByRole('button', { name: new RegExp(`^Play: ${label}`) }).click();
      await releasePointerAndFocus(page);
      await expectMoving(page, animated, 8000, 'it moves again');
    });

    test('keeps its interval', { tag: fullRun }, async ({ visitor: { page } }) => {
      const animated = await openPaused(page, label, path());
      if (interval === 0) {
        const round = await animated.evaluate(
          (element) => getComputedStyle(element.parentElement ?? element).animationDuration,
        );
        expect(round, 'one round').toBe('10s');
        return;
      }
      // From one step to the next.
      const start = await settledPositionOf(animated);
      let before = start;
      for (let tenth = 0; tenth < 20 && before === start; tenth += 1) {
        await page.clock.runFor(interval / 10);
        // Only after a while is it known that this tenth started no step.
        await page.waitForTimeout(200);
        before = await settledPositionOf(animated);
      }
      await expectStill(page, animated, interval * 0.8, 'not yet');
      await expectMoving(page, animated, interval * 0.4, 'by now');
    });

    test('pauses while it is off-screen', tagOf('offScreen'), async ({ visitor: { page } }) => {
      const animated = await openPaused(page, label, path());
      await animated.evaluate(async (element) => {
        const below = element.getBoundingClientRect().top + scrollY > innerHeight;
        scrollTo({ top: below ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
        // The page's own observers have been called before this one.
        await new Promise<void>((resolve) => {
          new IntersectionObserver(([entry]) => {
            if (entry?.isIntersecting === false) resolve();
          }).observe(element);
        });
      });
      await expectStill(page, animated, 20_000, 'it stays');
    });

    test('is laid out as a list under reduced motion', tagOf('reduced'), async ({ visitor: { page, openPage } }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage('en', path());
      const animated = elementOn(page, label).first();
      await expect(animated).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
      const overflow = await animated.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, 'sideways').toBeLessThan(2);
      await expectWithinWindow(animated.locator('li'));
      const before = await positionOf(animated);
      // Nothing moves for this long.
      await page.waitForTimeout(1500);
      expect(await positionOf(animated)).toBe(before);
    });

    test('is laid out as a list in print', tagOf('print'), async ({ visitor: { page, openPage } }) => {
      await openPage('en', path());
      await page.emulateMedia({ media: 'print' });
      await expectWithinWindow(elementOn(page, label).first().locator('li'));
    });
  });

async function expectWithinWindow(items: Locator): Promise<void> {
  expect(await items.count()).toBeGreaterThan(1);
  for (const item of await items.all()) {
    const box = await item.boundingBox();
    expect(box?.x, 'from the left').toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity), 'to the right').toBeLessThanOrEqual(1280);
  }
}

test('the reduced-motion switch stops every animation and is remembered', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.home());
  await expect(page.getByRole('button', { name: /^Pause: / }).first()).toBeAttached();
  const motionSwitch = page.getByRole('switch', { name: 'Reduce motion' });
  await motionSwitch.click();
  const position = async (label: string) => positionOf(elementOn(page, label).first());
  const positions = async () => JSON.stringify(await Promise.all(['Banners', 'Products', 'Partners'].map(position)));
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-reduced-motion', '');
    await expect(motionSwitch).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
    const before = await positions();
    // Nothing moves for this long.
    await page.waitForTimeout(1500);
    expect(await positions()).toBe(before);
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
  // The scripts never arrive.
  await page.route('**/*.js', () => undefined);
  await page.goto(localePath('en', paths.year20()), { waitUntil: 'commit' });
  const animated = elementOn(page, 'anniversary banners');
  await expect(animated.locator('li')).not.toHaveCount(0);
  const overflow = await animated.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow, 'sideways').toBeLessThan(2);
});
