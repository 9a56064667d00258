/** The floating logo of the home page: how it moves, how it is stopped, and that it never covers the focused element. */
import type { Locator, Page } from '@playwright/test';
import { paths } from 'contract/paths.ts';
import { violations } from './page-checks/accessibility.ts';
import { fullRun } from './sample.ts';
import { sideBarButton } from './side-bar.ts';
import { expect, test } from './visitor.ts';

const selector = 'div:has(> button[aria-label="Close the floating logo"])';

const floatingLogo = (page: Page) => page.locator(selector);

const softly = expect.configure({ soft: true });
const timeout = 2000;

type Box = { x: number; y: number; width: number; height: number };

/** An element and the buttons at its edge, once it has stopped moving. */
async function boxOf(one: Locator): Promise<Box> {
  return one.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const all = [element, ...element.querySelectorAll('button')].map((part) => part.getBoundingClientRect());
    const boxes = all.filter(({ width }) => width > 0);
    const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    return { x, y, width: right - x, height: bottom - y };
  });
}

function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
  return Math.max(across, one.y - other.y - other.height, other.y - one.y - one.height);
}

/** Opens the home page with a clock that only the test advances. */
async function openPaused(page: Page, openPage: (locale: 'en', path: string) => Promise<void>): Promise<Locator> {
  await page.clock.install();
  await openPage('en', paths.home());
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(2, 2);
  return floatingLogo(page);
}

test('the logo moves 6 pixels across and 8 down every 100 ms, and bounces at the edges', async ({
  visitor: { page, openPage },
}) => {
  const logo = await openPaused(page, openPage);
  const before = await boxOf(logo);
  await page.clock.runFor(500);
  const after = await boxOf(logo);
  expect([Math.abs(after.x - before.x), Math.abs(after.y - before.y)]).toEqual([30, 40]);
  const directions = { across: new Set<number>(), down: new Set<number>() };
  let from = after;
  // In half a minute the logo crosses the whole window.
  for (let seconds = 0; seconds < 30; seconds += 2) {
    await page.clock.runFor(2000);
    const to = await boxOf(logo);
    directions.across.add(Math.sign(to.x - from.x));
    directions.down.add(Math.sign(to.y - from.y));
    expect(to.x).toBeGreaterThanOrEqual(0);
    expect(to.y).toBeGreaterThanOrEqual(-14);
    expect(to.x + to.width).toBeLessThanOrEqual(1280 + 14);
    expect(to.y + to.height).toBeLessThanOrEqual(800);
    from = to;
  }
  expect([...directions.across]).toEqual(expect.arrayContaining([-1, 1]));
  expect([...directions.down]).toEqual(expect.arrayContaining([-1, 1]));
});

test('the logo stops with its pause button, on hover and on focus', async ({ visitor: { page, openPage } }) => {
  const logo = await openPaused(page, openPage);
  const expectStopped = async (why: string) => {
    const stopped = await boxOf(logo);
    await page.clock.runFor(2000);
    expect(await boxOf(logo), why).toEqual(stopped);
  };
  const expectMoving = async () => {
    const start = await boxOf(logo);
    await page.clock.runFor(300);
    expect(await boxOf(logo)).not.toEqual(start);
  };
  await expectMoving();
  await logo.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(2, 2);
  await expectStopped('paused');
  await logo.getByRole('button', { name: 'Play' }).click();
  await expectStopped('under the pointer');
  await page.mouse.move(2, 2);
  await expectMoving();
  await page.keyboard.press('Tab');
  await logo.getByRole('button').first().focus();
  await expectStopped('with the focus');
});

test('the logo is accessible', async ({ visitor: { page, openPage } }) => {
  // axe waits with timers, so this test keeps the real clock.
  await openPage('en', paths.home());
  await floatingLogo(page).waitFor();
  expect(await violations(page, [selector])).toEqual([]);
});

test('a closed logo stays closed for the rest of the visit', async ({ visitor: { page, openPage, sessionValue } }) => {
  await openPage('en', paths.home());
  await page.getByRole('button', { name: 'Close the floating logo' }).dispatchEvent('click');
  await expect(floatingLogo(page)).toHaveCount(0);
  expect(await sessionValue('floatingLogoClosed')).toBe('yes');
  await page.reload();
  await page.locator('aside button').first().waitFor();
  await expect(floatingLogo(page)).toHaveCount(0);
});

test('the logo moves below header, side bar and dialogs', async ({ visitor: { page, openPage } }) => {
  const logo = await openPaused(page, openPage);
  await page.locator('#business').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-place', 'come-back');
  const isBelow = async (over: Locator) => {
    const box = await boxOf(over);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return logo.evaluate(
      (element, point) => {
        // Nothing else covers this point: the logo is on top there unless the other element is above it.
        element.style.setProperty('transition', 'none');
        element.style.setProperty('inset', `${point.y - 40}px auto auto ${point.x - 40}px`);
        element.style.setProperty('translate', 'none');
        const all = document.elementsFromPoint(point.x, point.y);
        const at = all.findIndex((one) => element.contains(one));
        return at === -1
          ? 'the logo is not there'
          : all.slice(0, at).some((one) => one.closest('header, aside, dialog'));
      },
      { x, y },
    );
  };
  expect(await isBelow(page.getByRole('banner')), 'header').toBe(true);
  expect(await isBelow(page.getByRole('complementary').first()), 'side bar').toBe(true);
  await sideBarButton(page, 'telephone').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A dialog makes the rest inert, so hit tests miss the logo: it has to be in the top layer.
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(await logo.evaluate((element) => element.matches(':modal, :popover-open'))).toBe(false);
});

test('a focused logo moves out from under the header', { tag: fullRun }, async ({ visitor: { page, openPage } }) => {
  const logo = await openPaused(page, openPage);
  await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  const header = await page.getByRole('banner').boundingBox();
  if (header === null) throw new Error('There is no header.');
  for (let step = 0; step < 900; step += 1) {
    const { y } = await boxOf(logo);
    if (y <= 20) break;
    // As long as it needs to the top if it is moving up.
    await page.clock.runFor(Math.max(1, Math.ceil((y - 20) / 8)) * 100);
  }
  await page.keyboard.press('Tab');
  await logo.getByRole('button').first().focus();
  await page.clock.runFor(50);
  await expect.poll(async () => (await boxOf(logo)).y).toBeGreaterThanOrEqual(header.y + header.height - 1);
});

test.describe('the logo avoids the focused element', () => {
  test('while moving', { tag: fullRun }, async ({ visitor: { page, openPage } }) => {
    const logo = await openPaused(page, openPage);
    await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
    await page.keyboard.press('Tab');
    const market = page.getByRole('button', { name: /^Oman/ });
    await market.focus();
    const focused = await market.boundingBox();
    if (focused === null) throw new Error('The market is not shown.');
    let nearest = Infinity;
    for (let second = 0; second < 90; second += 1) {
      await page.clock.runFor(1000);
      nearest = Math.min(nearest, gapBetween(await boxOf(logo), focused));
    }
    expect(nearest).toBeGreaterThan(23.5);
    expect(nearest, 'the logo came close').toBeLessThan(200);
  });

  for (const width of [1280, 768, 360])
    test(`when the focused element is under it, at ${width} pixels`, { tag: fullRun }, async ({
      visitor: { page, openPage },
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const logo = await openPaused(page, openPage);
      if (width >= 992) await logo.getByRole('button', { name: 'Pause' }).dispatchEvent('click');
      await page.keyboard.press('Tab');
      let covered = 0;
      for (const target of await page.locator('main section :is(a[href], button)').filter({ visible: true }).all()) {
        await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        if (gapBetween(await boxOf(logo), await boxOf(target)) >= 24) continue;
        covered += 1;
        await target.focus();
        await page.clock.runFor(50);
        await softly
          .poll(async () => gapBetween(await boxOf(logo), await boxOf(target)), {
            message: await target.innerText(),
            timeout,
          })
          .toBeGreaterThan(23.5);
      }
      if (width >= 992) expect(covered, 'the logo covered a link').toBeGreaterThan(0);
    });
});
