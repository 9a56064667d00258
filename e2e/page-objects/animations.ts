/** The elements that move by themselves (P4), and how tests watch them move. */
import { expect, type Locator, type Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { fullRun } from '../test-data/sample.ts';
import { expectUnchanged, settledValue } from '../page-checks/values-over-time.ts';
import { waitForHydration } from '../fixtures/visitor.ts';

export type Case = 'pause' | 'offScreen' | 'reduced' | 'print';

/** `interval` is the time between two steps in milliseconds; `quickRun` has the cases that `npm test` runs. */
type Animation = { name: string; label: string; path: () => string; interval: number; quickRun: readonly Case[] };

/** The eight of P4 without the floating logo (motion/floating-logo.spec.ts). */
export const animations: readonly Animation[] = [
  { name: 'home banner', label: 'Banners', path: paths.home, interval: 7000, quickRun: ['pause', 'offScreen'] },
  { name: 'product carousel', label: 'Products', path: paths.home, interval: 5000, quickRun: ['reduced', 'print'] },
  { name: 'partner marquee', label: 'Partners', path: paths.home, interval: 0, quickRun: [] },
  { name: 'honours carousel', label: 'Certificates', path: () => paths.about(), interval: 4000, quickRun: ['reduced'] },
  {
    name: 'team-style carousel',
    label: 'Pictures of the teams',
    path: () => paths.about(),
    interval: 3000,
    quickRun: ['print'],
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
export function elementOn(page: Page, label: string): Locator {
  return page.locator(`main :is(ul, section)[aria-label^="${label}"]`);
}

export function pauseButton(page: Page, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Pause: ${label}`) });
}

/** The current position: the scroll offset, and where its first item is. */
export async function positionOf(animated: Locator): Promise<string> {
  return animated.evaluate((element) => {
    const item = element.querySelector('li')?.getBoundingClientRect();
    return `${Math.round(element.scrollLeft)} ${Math.round((item?.left ?? 0) * 10)}`;
  });
}

/** The position once the element has stopped. On a busy machine a scroll may pause for a few frames. */
export function settledPositionOf(animated: Locator): Promise<string> {
  return settledValue(() => positionOf(animated), 500);
}

/** Advances the page's clock and expects the element to move. */
export async function expectMoving(page: Page, animated: Locator, milliseconds: number, when: string): Promise<void> {
  const before = await positionOf(animated);
  await page.clock.runFor(milliseconds);
  await expect.poll(() => positionOf(animated), when).not.toBe(before);
}

/** Advances the page's clock and expects the element to stay where it is. */
export async function expectStill(page: Page, animated: Locator, milliseconds: number, when: string): Promise<void> {
  const before = await settledPositionOf(animated);
  await page.clock.runFor(milliseconds);
  // A step that started by mistake would scroll for this long.
  await expectUnchanged(page, () => positionOf(animated), 900, when);
  expect(await positionOf(animated), when).toBe(before);
}

export async function releasePointerAndFocus(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Opens the page with a paused clock and scrolls the element to the middle of the window. */
export async function openPaused(page: Page, label: string, path: string): Promise<Locator> {
  await page.clock.install();
  // While the clock is paused, the home page's floating logo would stay on top of a pause button.
  await page.addInitScript(() => sessionStorage.setItem('floatingLogoClosed', 'yes'));
  await page.goto(localePath('en', path));
  // Scripts run after the load: the element must be hydrated before the clock is paused.
  await waitForHydration(page);
  await pauseButton(page, label).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await releasePointerAndFocus(page);
  await expect(pauseButton(page, label)).toBeInViewport();
  await page.clock.pauseAt(Date.now() + 60_000);
  return elementOn(page, label);
}

/** The tag of a case: `npm test` runs it for some of the animations. */
export function tagOf({ quickRun }: Animation, one: Case): { tag: string[] } {
  return { tag: quickRun.includes(one) ? [] : [fullRun] };
}
