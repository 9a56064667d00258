/** The floating logo never covers the focused element. */
import { boxOf, gapBetween, openHomePaused } from '../page-objects/floating-logo.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test } from '../fixtures/visitor.ts';

const softly = expect.configure({ soft: true });
const timeout = 2000;

test('a focused logo moves out from under the header', { tag: fullRun }, async ({ visitor }) => {
  const { page } = visitor;
  const logo = await openHomePaused(visitor);
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
  test('while moving', { tag: fullRun }, async ({ visitor }) => {
    const { page } = visitor;
    const logo = await openHomePaused(visitor);
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
    // It also keeps off the headings of the slide.
    expect(nearest, 'the logo came close').toBeLessThan(250);
  });

  for (const width of [1280, 768, 360])
    test(`when the focused element is under it, at ${width} pixels`, { tag: fullRun }, async ({ visitor }) => {
      const { page } = visitor;
      await page.setViewportSize({ width, height: 800 });
      const logo = await openHomePaused(visitor);
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
