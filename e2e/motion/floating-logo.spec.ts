/** The floating logo of the home page: how it moves, how it is stopped, and what it stays below. */
import type { Locator } from '@playwright/test';
import { paths } from 'contract/urls/paths.ts';
import { boxOf, floatingLogo, logoSelector, openHomePaused } from '../page-objects/floating-logo.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sideBarButton } from '../page-objects/side-bar.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, waitForHydration } from '../fixtures/visitor.ts';

// They see movements, which the quick run reduces.
test.use({ contextOptions: {} });

test('the logo moves 6 pixels across and 8 down every 100 ms, and bounces at the edges', async ({ visitor }) => {
  const { page } = visitor;
  const logo = await openHomePaused(visitor);
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

test('the logo stops with its pause button, on hover and on focus', async ({ visitor }) => {
  const { page } = visitor;
  const logo = await openHomePaused(visitor);
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
  expect(await violations(page, [logoSelector])).toEqual([]);
});

test('a closed logo stays closed for the rest of the visit', async ({ visitor: { page, openPage, sessionValue } }) => {
  await openPage('en', paths.home());
  await page.getByRole('button', { name: 'Close the floating logo' }).dispatchEvent('click');
  await expect(floatingLogo(page)).toHaveCount(0);
  expect(await sessionValue('floatingLogoClosed')).toBe('yes');
  await page.reload();
  await waitForHydration(page);
  await expect(floatingLogo(page)).toHaveCount(0);
});

test('the logo moves below header, side bar and dialogs', { tag: fullRun }, async ({ visitor }) => {
  const { page } = visitor;
  const logo = await openHomePaused(visitor);
  await page.locator('#business').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-position', 'fixed');
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
