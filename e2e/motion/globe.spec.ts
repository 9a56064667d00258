/** The company map of the home page: a rotating globe where motion is allowed, the flat map elsewhere. */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { fullRun } from '../test-data/sample.ts';
import { expectUnchanged, settledValue } from '../page-checks/values-over-time.ts';
import { expect, test, type Visitor, withoutScripts } from '../fixtures/visitor.ts';

// They see movements, which the quick run reduces.
test.use({ contextOptions: {} });

const globe = (page: Page) => page.locator('#map figure:has(canvas)');
const flatMap = (page: Page) => page.locator('#map figure:not(:has(canvas))');
const drawn = '#map [data-drawn] canvas';

/** What is drawn, as a data URL. */
async function picture(page: Page): Promise<string> {
  return page.locator(drawn).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
}

/** The position of the market's label, in CSS pixels from the canvas's corner. */
function labelPosition(page: Page): Promise<{ x: number; y: number }> {
  return globe(page)
    .locator('p')
    .evaluate((element) => {
      const [x, y] = ['--x', '--y'].map((name) => Number.parseFloat(element.style.getPropertyValue(name)));
      return { x: x ?? 0, y: y ?? 0 };
    });
}

/** What is drawn once the globe has stopped. */
function settledPicture(page: Page, timeout = 5000): Promise<string> {
  return settledValue(() => picture(page), 500, timeout);
}

async function openGlobe({ page, openPage }: Visitor, locale: 'cn' | 'en' | 'ru' = 'en'): Promise<void> {
  await openPage(locale, paths.home());
  await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await page.locator(drawn).waitFor();
  await page.mouse.move(2, 2);
}

test('the globe rotates, and stops when paused, off-screen, hovered or focused', { tag: fullRun }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await openGlobe(visitor);
  const expectMoving = async () => {
    const before = await picture(page);
    await expect.poll(() => picture(page)).not.toBe(before);
  };
  const expectStopped = async (why: string) => {
    await settledPicture(page);
    await expectUnchanged(page, () => picture(page), 1000, why);
  };
  await expectMoving();
  await globe(page).getByRole('button', { name: 'Pause: globe' }).click();
  await expectStopped('paused');
  await globe(page).getByRole('button', { name: 'Play: globe' }).click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expectMoving();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expectStopped('off-screen');
  await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await expectMoving();
  await page.getByRole('button', { name: /^Oman/ }).hover();
  await expectStopped('while the list is hovered');
});

test('the globe rotates to the market focused in the list, and names it', async ({ visitor }) => {
  const { page } = visitor;
  await openGlobe(visitor);
  await globe(page).getByRole('button', { name: 'Pause: globe' }).click();
  await page.keyboard.press('Tab');
  const label = globe(page).locator('p');
  for (const name of ['Brazil', 'Australia', 'Norway']) {
    const before = await picture(page);
    const market = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await market.focus();
    await expect(market).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => picture(page)).not.toBe(before);
    await expect(label).toContainText(name);
    await expect(label).toBeVisible();
  }
});

test('the globe names the market under the pointer, and can be dragged', { tag: fullRun }, async ({ visitor }) => {
  const { page } = visitor;
  await openGlobe(visitor);
  await globe(page).getByRole('button', { name: 'Pause: globe' }).click();
  await page.keyboard.press('Tab');
  const oman = page.getByRole('button', { name: /^Oman/ });
  await oman.focus();
  await expect(globe(page).locator('p')).toContainText('Oman');
  // On a busy machine the globe rotates for longer than its two seconds.
  await settledPicture(page, 20_000);
  const node = await labelPosition(page);
  const box = await page.locator(drawn).boundingBox();
  if (box === null) throw new Error('There is no globe.');
  // Its neighbours are to the west.
  await page.mouse.move(box.x + node.x, box.y + node.y);
  await page.mouse.move(box.x + node.x - 60, box.y + node.y, { steps: 30 });
  const chosen = page.locator('#map button[aria-pressed="true"]');
  await expect(chosen).toHaveText(/^(?:UAE|Qatar|Bahrain|Saudi Arabia)/);
  await expect(globe(page).locator('p')).toHaveText(/^(?:UAE|Qatar|Bahrain|Saudi Arabia)/);
  const before = await picture(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(2, 2);
  expect(await settledPicture(page, 20_000)).not.toBe(before);
});

test('every market is in the list, which the keyboard reaches', async ({ visitor }) => {
  const { page } = visitor;
  await openGlobe(visitor, 'ru');
  await expect(page.locator('#map li button')).toHaveCount(24);
  await globe(page).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#map li button').first()).toBeFocused();
});

test('phones show the globe', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('en', paths.home());
  await page.locator('#map figure:has(canvas)').scrollIntoViewIfNeeded();
  await expect(page.locator(drawn)).toBeVisible();
  await expect(flatMap(page)).toBeHidden();
});

test.describe('the flat map replaces the globe', () => {
  test('on tablets', async ({ visitor: { page, openPage } }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await openPage('en', paths.home());
    await page.locator('#map').scrollIntoViewIfNeeded();
    await expect(flatMap(page)).toBeVisible();
    await expect(globe(page)).toBeHidden();
    await expect(page.locator(drawn)).toHaveCount(0);
  });

  test('and writes the name at its edge on one line, above the note', async ({ visitor: { page, openPage } }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await openPage('cn', paths.home());
    const tag = flatMap(page).locator('p');
    await tag.scrollIntoViewIfNeeded();
    const lineHeight = await tag.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    const { height = 0 } = (await tag.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(lineHeight);
    expect(height).toBeLessThan(lineHeight * 4);
  });

  test('under reduced motion, also when it is switched on later', async ({ visitor }) => {
    const { page } = visitor;
    await openGlobe(visitor);
    await expect(flatMap(page)).toBeHidden();
    await page.getByRole('switch', { name: 'Reduce motion' }).click();
    await expect(flatMap(page)).toBeVisible();
    await expect(globe(page)).toBeHidden();
  });

  test('without scripts', async ({ browser }) => {
    const staticPage = await withoutScripts(browser);
    await staticPage.goto(localePath('en', paths.home()));
    await expect(flatMap(staticPage)).toBeVisible();
    await expect(globe(staticPage)).toBeHidden();
    await staticPage.context().close();
  });

  test('when the globe’s script fails to load', async ({ visitor: { page, openPage, expectPageError } }) => {
    expectPageError(/failed request|Failed to load resource|dynamically imported/);
    await openPage('en', paths.home());
    // The globe's code is the only script that loads when the map is near.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
    await expect(flatMap(page)).toBeVisible();
    await expect(globe(page)).toBeHidden();
  });
});
