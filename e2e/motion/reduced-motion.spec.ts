/** Reduced motion: the static layout of everything that moves, and the switch in the side bar (P4, P5). */
import type { Locator } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { animations, elementOn, positionOf, tagOf } from '../page-objects/animations.ts';
import { expectUnchanged } from '../page-checks/values-over-time.ts';
import { expect, test } from '../fixtures/visitor.ts';

// They see movements, which the quick run reduces.
test.use({ contextOptions: {} });

for (const animation of animations) {
  const { name, label, path } = animation;

  test.describe(`the ${name}`, () => {
    test(
      'is laid out as a list under reduced motion',
      tagOf(animation, 'reduced'),
      async ({ visitor: { page, openPage } }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openPage('en', path());
        const animated = elementOn(page, label).first();
        await expect(animated).toBeVisible();
        await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
        const overflow = await animated.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflow, 'sideways').toBeLessThan(2);
        await expectWithinWindow(animated.locator('li'));
        await expectUnchanged(page, () => positionOf(animated), 1500);
      },
    );
    test('is laid out as a list in print', tagOf(animation, 'print'), async ({ visitor: { page, openPage } }) => {
      await openPage('en', path());
      await page.emulateMedia({ media: 'print' });
      await expectWithinWindow(elementOn(page, label).first().locator('li'));
    });
  });
}

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
    await expect(page.locator('html')).toHaveAttribute('data-reduced-motion', '');
    await expect(motionSwitch).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
    await expectUnchanged(page, positions, 1500);
  }
  await motionSwitch.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-reduced-motion', '');
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

test('the footer stays while its code loads, though the system preference renders the frame again', async ({
  visitor: { page, openPage },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let held = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // The code reads the name of the footer's navigation. It never arrives.
    if ((await response.text()).includes('.footerNavigation')) held += 1;
    else await route.fulfill({ response });
  });
  await openPage('en', paths.certificates());
  await expect(page.getByRole('switch', { name: 'Reduce motion' })).toHaveAttribute('aria-checked', 'true');
  await expect.poll(() => held).toBe(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
