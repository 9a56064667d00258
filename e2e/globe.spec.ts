/** The company map of the home page: a globe that turns where it may, the flat map elsewhere. */
import type { Page } from '@playwright/test';
import { paths, plainAddress } from 'contract/paths.ts';
import { prove } from './sample.ts';
import { expect, test, type Visitor, withoutScripts } from './visitor.ts';

const globe = (page: Page) => page.locator('#map figure:has(canvas)');
const flatMap = (page: Page) => page.locator('#map figure:not(:has(canvas))');
const drawn = '#map [data-drawn] canvas';

/** The picture that is seen now, shortened. */
async function picture(page: Page): Promise<string> {
  return page.locator(drawn).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
}

async function opensGlobe({ page, opens }: Visitor, locale: 'cn' | 'en' | 'ru' = 'en'): Promise<void> {
  await opens(locale, paths.home());
  await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await page.locator(drawn).waitFor();
  await page.mouse.move(2, 2);
}

test('turns by itself, and stands when it is paused, off-screen or attended to', async ({ visitor }) => {
  const { page } = visitor;
  await opensGlobe(visitor);
  const expectMoving = async () => {
    const before = await picture(page);
    await expect.poll(() => picture(page)).not.toBe(before);
  };
  const expectStanding = async (why: string) => {
    await page.waitForTimeout(2500);
    const before = await picture(page);
    await page.waitForTimeout(1000);
    expect(await picture(page), why).toBe(before);
  };
  await expectMoving();
  await globe(page).getByRole('button', { name: 'Pause: globe' }).click();
  await expectStanding('paused');
  await globe(page).getByRole('button', { name: 'Play: globe' }).click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expectMoving();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expectStanding('off-screen');
  await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await expectMoving();
  await page.getByRole('button', { name: /^Oman/ }).hover();
  await expectStanding('while the list is pointed at');
});

test('turns to the market that is focused in the list, and names it', async ({ visitor }) => {
  const { page } = visitor;
  await opensGlobe(visitor);
  await globe(page).getByRole('button', { name: 'Pause: globe' }).click();
  await page.keyboard.press('Tab');
  const tag = globe(page).locator('p');
  for (const name of ['Brazil', 'Australia', 'Norway']) {
    const before = await picture(page);
    const market = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await market.focus();
    await expect(market).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => picture(page)).not.toBe(before);
    await expect(tag).toContainText(name);
    await expect(tag).toBeVisible();
  }
});

test('names the market under the pointer, and is turned by hand', { tag: prove }, async ({ visitor }) => {
  const { page } = visitor;
  await opensGlobe(visitor);
  await globe(page).getByRole('button', { name: 'Pause: globe' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Oman/ }).focus();
  await page.waitForTimeout(2000);
  const node = await globe(page)
    .locator('p')
    .evaluate((element) => {
      const [x, y] = ['--x', '--y'].map((name) => Number.parseFloat(element.style.getPropertyValue(name)));
      return { x: x ?? 0, y: y ?? 0 };
    });
  const box = await page.locator(drawn).boundingBox();
  if (box === null) throw new Error('There is no globe.');
  // Its neighbours lie to the west.
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
  await page.waitForTimeout(2500);
  expect(await picture(page)).not.toBe(before);
});

test('every market is in the list, in reach of the keyboard', async ({ visitor }) => {
  const { page } = visitor;
  await opensGlobe(visitor, 'ru');
  await expect(page.locator('#map li button')).toHaveCount(24);
  await globe(page).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#map li button').first()).toBeFocused();
});

test.describe('the flat map stands instead', () => {
  test('under 992 pixels', async ({ visitor: { page, opens } }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await opens('en', paths.home());
    await page.locator('#map').scrollIntoViewIfNeeded();
    await expect(flatMap(page)).toBeVisible();
    await expect(globe(page)).toBeHidden();
    await expect(page.locator(drawn)).toHaveCount(0);
  });

  test('in calm, also when it is asked for later', async ({ visitor }) => {
    const { page } = visitor;
    await opensGlobe(visitor);
    await expect(flatMap(page)).toBeHidden();
    await page.getByRole('switch', { name: 'Calm' }).click();
    await expect(flatMap(page)).toBeVisible();
    await expect(globe(page)).toBeHidden();
  });

  test('without scripts', async ({ browser }) => {
    const bare = await withoutScripts(browser);
    await bare.goto(plainAddress('en', paths.home()));
    await expect(flatMap(bare)).toBeVisible();
    await expect(globe(bare)).toBeHidden();
    await bare.context().close();
  });

  test('when what draws the globe does not come', async ({ visitor: { page, opens, expectComplaint } }) => {
    expectComplaint(/failed request|Failed to load resource|dynamically imported/);
    await opens('en', paths.home());
    // The one script that comes only when the map is near.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
    await expect(flatMap(page)).toBeVisible();
    await expect(globe(page)).toBeHidden();
  });
});
