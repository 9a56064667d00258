/** What moves by itself: when, how it is stopped, and that calm stops it all (P4, P5). */
import type { Locator, Page } from '@playwright/test';
import { paths, plainAddress } from 'contract/paths.ts';
import { expect, test } from './visitor.ts';

const html = 'html';
const floatingLogo = (page: Page) => page.locator('div:has(> button[aria-label="Close the floating logo"])');

/** Where everything that could move stands now. */
async function places(page: Page): Promise<string> {
  return page.evaluate(() => {
    const of = (element: Element) => {
      const { transform, translate } = getComputedStyle(element);
      return [element.scrollLeft, transform, translate].join(' ');
    };
    const all = [...document.querySelectorAll('main, main *')].map((element, index) => `${index}: ${of(element)}`);
    return all.filter((place) => !place.endsWith(': 0 none none')).join('\n');
  });
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

/** Leaves one thing that moves; its pause control is given. */
async function stopAllBut(page: Page, pause: Locator): Promise<void> {
  await pause.evaluate((kept) => {
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-label^="Pause: "]'))
      if (button !== kept) button.click();
  });
}

test.describe('has a pause control that stops it', () => {
  const movers: [string, string, () => string][] = [
    ['home banners', 'Banners', paths.home],
    ['home products', 'Products', paths.home],
    ['home partners', 'Partners', paths.home],
    ['honours', 'Certificates', () => paths.about()],
    ['team', 'Pictures of the teams', () => paths.about()],
  ];
  for (const [name, label, path] of movers)
    test(name, async ({ visitor: { page } }) => {
      await page.clock.install();
      await page.goto(plainAddress('en', path()));
      const pause: Locator = page.getByRole('button', { name: new RegExp(`^Pause: ${label}`) });
      await stopAllBut(page, pause);
      await pause.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await rest(page);
      await wait(page, 1000);
      const before = await places(page);
      await wait(page, 8000);
      expect(await places(page), 'it moves by itself').not.toBe(before);
      await pause.click();
      await rest(page);
      await wait(page, 1000);
      const paused = await places(page);
      await wait(page, 20_000);
      expect(await places(page), 'it stands still once paused').toBe(paused);
      await page.getByRole('button', { name: new RegExp(`^Play: ${label}`) }).click();
      await rest(page);
      await wait(page, 8000);
      expect(await places(page), 'it moves again').not.toBe(paused);
    });

  test('the floating logo, which also stops under the pointer', async ({ visitor: { page } }) => {
    await page.goto(plainAddress('en', paths.home()));
    const logo = floatingLogo(page);
    const place = async () => JSON.stringify(await logo.boundingBox());
    const start = await place();
    await expect.poll(place).not.toBe(start);
    // It runs away from a pointer that waits for it to stand still.
    await logo.getByRole('button', { name: 'Pause' }).dispatchEvent('click');
    await page.waitForTimeout(200);
    const paused = await place();
    await page.waitForTimeout(600);
    expect(await place()).toBe(paused);
    await logo.getByRole('button', { name: 'Play' }).click();
    const held = await place();
    await page.waitForTimeout(600);
    expect(await place(), 'under the pointer').toBe(held);
    await rest(page);
    await expect.poll(place).not.toBe(held);
  });
});

test('the floating logo closes for the rest of the visit', async ({ visitor: { page, remembered } }) => {
  await page.goto(plainAddress('en', paths.home()));
  await page.getByRole('button', { name: 'Close the floating logo' }).dispatchEvent('click');
  await expect(floatingLogo(page)).toHaveCount(0);
  expect(await remembered('floatingLogoClosed')).toBe('yes');
  await page.reload();
  await page.locator('aside button').first().waitFor();
  await expect(floatingLogo(page)).toHaveCount(0);
});

test('calm stops everything and is remembered', async ({ visitor: { page, opens } }) => {
  await opens('en', paths.home());
  await expect(page.getByRole('button', { name: /^Pause: / }).first()).toBeAttached();
  const calm = page.getByRole('switch', { name: 'Calm' });
  await calm.click();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-calm', '');
    await expect(calm).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
    const before = await places(page);
    await page.waitForTimeout(1500);
    expect(await places(page)).toBe(before);
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
  const before = await places(page);
  await page.waitForTimeout(1500);
  expect(await places(page)).toBe(before);
});

test('the home page turns dark and light with its slides; other pages are light', async ({ visitor }) => {
  const { page, opens, opensApplication } = visitor;
  await opensApplication('/');
  const slides = await page.locator('main section[data-theme]').all();
  expect(slides.length).toBeGreaterThanOrEqual(5);
  for (const [index, slide] of slides.entries()) {
    const theme = index % 2 === 0 ? 'dark' : 'light';
    await expect(slide).toHaveAttribute('data-theme', theme);
    await slide.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator(html), `slide ${index}`).toHaveAttribute('data-theme', theme);
  }
  await opens('en', paths.home());
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.locator('header nav').first().getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await page.goBack();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
});

test('counters count for five seconds and end on their values', async ({ visitor: { page, opens } }) => {
  await opens('ru', paths.home());
  const counters = page.locator('[data-final]');
  await expect(counters).toHaveCount(4);
  const values = await counters.evaluateAll((all) => all.map((one) => one.getAttribute('data-final')));
  await counters.first().evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => counters.allTextContents()).not.toEqual(values);
  await page.waitForTimeout(2000);
  expect(await counters.allTextContents(), 'after two seconds').not.toEqual(values);
  await expect.poll(() => counters.allTextContents()).toEqual(values);
});
