/** Tables of composed pages on a phone: which scroll sideways, and how that is marked. */
import { paths } from 'contract/paths.ts';
import { expect, test } from './visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the edge of a table has a shadow only where more of it follows', async ({ visitor: { page, openPage } }) => {
  await openPage('ru', paths.productionManufacturing());
  const edges = page.locator('main figure > div:has(> section > table)');
  const [wide, list] = [edges.nth(0), edges.nth(1)];
  const shadowOf = (edge: typeof wide) => edge.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect(wide).toHaveAttribute('data-scrolls');
  expect(await shadowOf(wide)).toBe('""');
  await expect(list).not.toHaveAttribute('data-scrolls');
  expect(await shadowOf(list)).toBe('none');
});

for (const locale of ['cn', 'ru'] as const)
  test(`${locale}: no pay coefficient is hidden`, async ({ visitor: { page, openPage } }) => {
    await openPage(locale, paths.talentDevelopment());
    const table = page.locator('main figure table').first();
    await table.scrollIntoViewIfNeeded();
    const lastColumn = await table
      .locator('tr > :last-child')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.getBoundingClientRect().right),
      );
    expect(Math.max(...lastColumn)).toBeLessThanOrEqual(390);
    expect(lastColumn.length).toBeGreaterThan(5);
  });
