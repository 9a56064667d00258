/** The pages of green and calcined coke. */
import { readFile } from 'node:fs/promises';
import { paths } from 'contract/urls/paths.ts';
import { expect, test, withoutScripts } from '../fixtures/visitor.ts';

test('the reader’s own market comes first', async ({ visitor: { page, openPage } }) => {
  for (const [locale, path, own] of [
    ['cn', paths.calcinedCoke(), '国内市场'],
    ['en', paths.calcinedCoke(), 'Export market'],
    ['ru', paths.calcinedCoke(), 'Экспорт'],
    ['en', paths.petroleumCoke(), 'Foreign grades'],
  ] as const) {
    await openPage(locale, path);
    await expect(page.locator('[aria-current="page"]', { hasText: own }).first()).toBeVisible();
  }
});

test('a calcined item marks itself on its page', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.calcinedCoke('BY-CPC-0101'));
  await expect(page.locator('#BY-CPC-0101')).toBeInViewport();
  await expect(page.locator('td[data-emphasis="highlighted"]:visible').first()).toBeVisible();
  await expect(page.locator('td[data-grade]:not([data-emphasis]):visible')).not.toHaveCount(0);
});

test('a table is downloaded as CSV, also without scripts, and copied as columns', async ({
  browser,
  context,
  visitor: { page, openPage },
}) => {
  const plain = await withoutScripts(browser);
  await plain.goto(`/en${paths.calcinedCoke()}`);
  const [download] = await Promise.all([
    plain.waitForEvent('download'),
    plain.getByRole('link', { name: 'Download CSV' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[\w-]+-en\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFProperty,Unit,Test method,/);
  expect(lines[1]).toMatch(/^Use,/);
  await plain.context().close();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage('en', paths.calcinedCoke());
  await page.getByRole('button', { name: 'Copy table' }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText().catch(() => '')))
    .toMatch(/^Property\tUnit\tTest method\t/);
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => [...item.types]));
  expect(types).toContain('text/html');
});

test('the browser prints the tables alone, on two pages', async ({ visitor: { page, openPage } }) => {
  for (const path of [paths.calcinedCoke(), paths.petroleumCoke()]) {
    await openPage('en', path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect((pdf.match(/\/Type \/Page\b/g) ?? []).length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main table:visible')).not.toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

test('each figure of a range is named for screen readers', async ({ visitor: { page, openPage } }) => {
  await openPage('ru', paths.calcinedCoke());
  const range = page.locator('main table').first().locator('tbody td:has([data-part])').first();
  await expect(range).toHaveText(/^мин\. [\d,]+\s*тип\. [\d,]+\s*макс\. [\d,]+$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const locale of ['cn', 'ru'] as const)
    test(`${locale}: two grades are whole, each with its range below the typical value`, async ({
      visitor: { page, openPage },
    }) => {
      await openPage(locale, paths.calcinedCoke());
      const cells = page.locator('main table').first().locator('tbody td:has([data-part])');
      const boxes = await cells.evaluateAll((all) =>
        all.slice(0, 2).map((cell) => ({
          right: cell.getBoundingClientRect().right,
          typical: cell.querySelector('[data-part="typical"]')?.getBoundingClientRect().bottom ?? 0,
          minimum: cell.querySelector('[data-part="minimum"]')?.getBoundingClientRect().top ?? 0,
        })),
      );
      expect(boxes).toHaveLength(2);
      for (const { right, typical, minimum } of boxes) {
        expect(right).toBeLessThanOrEqual(360.5);
        expect(minimum).toBeGreaterThanOrEqual(typical);
      }
    });

  test('four of the green cokes are listed, and the others on request', async ({ visitor: { page, openPage } }) => {
    await openPage('ru', paths.petroleumCoke());
    const items = page.locator('main li:has(h3):has(dl)');
    await expect(items).toHaveCount(7);
    await expect(items.filter({ visible: true })).toHaveCount(4);
    await page.getByText('Ещё 3').first().press('Enter');
    await expect(items.filter({ visible: true })).toHaveCount(7);
  });
});
