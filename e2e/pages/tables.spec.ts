/** Tables of composed pages on phones and tablets: which scroll sideways, how that is marked, and which collapse. */
import { paths } from 'contract/urls/paths.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test } from '../fixtures/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the edge of a table has a shadow only where more of it follows', { tag: fullRun }, async ({
  visitor: { page, openPage },
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openPage('ru', paths.integratedLogistics());
  const edges = page.locator('main figure > div:has(> section > table)');
  const [wide, list] = [edges.nth(3), edges.nth(0)];
  const shadowOf = (edge: typeof wide) => edge.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect(wide).toHaveAttribute('data-scrolls');
  expect(await shadowOf(wide)).toBe('""');
  await expect(list).not.toHaveAttribute('data-scrolls');
  expect(await shadowOf(list)).toBe('none');
});

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of [paths.productionManufacturing(), paths.exportOfServices(), paths.integratedLogistics()])
    test(`Russian tables fit it: ${path}`, async ({ visitor: { page, openPage } }) => {
      await openPage('ru', path);
      const frames = page.locator('main figure section:has(> table)').filter({ visible: true });
      expect(await frames.count()).toBeGreaterThan(0);
      for (const frame of await frames.all()) {
        await frame.scrollIntoViewIfNeeded();
        expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
});

for (const locale of ['cn', 'ru'] as const)
  test(`${locale}: no pay coefficient is hidden`, async ({ visitor: { page, openPage } }) => {
    await openPage(locale, paths.talentDevelopment());
    // The drawing shows them, and the table below it leaves the column out.
    const coefficients = page.locator('main svg text').filter({ hasText: /^\d[.,]\d$/, visible: true });
    await expect(coefficients).toHaveCount(7);
    const edges = await coefficients.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
    expect(Math.min(...edges.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(390);
  });

test('a long list of records shows three, and the others on request', async ({ visitor: { page, openPage } }) => {
  await openPage('ru', paths.integratedLogistics());
  const figure = page.locator('main figure', { has: page.locator('table') }).first();
  const records = figure.locator('tbody tr');
  await expect(records).toHaveCount(7);
  await expect(records.filter({ visible: true })).toHaveCount(3);
  await figure.getByText('Ещё 4').press('Enter');
  await expect(records.filter({ visible: true })).toHaveCount(7);
});

test('limits of two grades are beside their name, and the method below', async ({ visitor: { page, openPage } }) => {
  await openPage('ru', paths.productionManufacturing());
  const table = page.locator('main table').first();
  const boxes = await table
    .locator('tbody tr')
    .first()
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
  const [name, energy, fastCharge, method] = boxes;
  expect(energy.left).toBeGreaterThanOrEqual(name.right);
  expect(fastCharge.left).toBeGreaterThanOrEqual(energy.right);
  expect(fastCharge.top).toBe(energy.top);
  expect(fastCharge.right).toBeLessThanOrEqual(390);
  expect(method.top).toBeGreaterThanOrEqual(name.bottom);
});

const tabletPages = {
  services: paths.exportOfServices(),
  finance: paths.industryFinanceCollaboration(),
  logistics: paths.integratedLogistics(),
  'the aluminium plant': `${paths.productionManufacturing()}?tab=aluminium`,
};

for (const [name, path] of Object.entries(tabletPages))
  test(`tables of five columns fit a tablet: ${name}`, async ({ visitor: { page, openPage } }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage('ru', path);
    // A frame far below is not laid out yet; its table is.
    const excesses = await page
      .locator('main figure section > table')
      .evaluateAll((tables) =>
        tables.map((table) => table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0)),
      );
    expect(excesses.length).toBeGreaterThan(1);
    expect(Math.max(...excesses)).toBeLessThanOrEqual(0);
  });

test('a tablet shows all rows of a long table', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage('ru', paths.exportOfServices());
  await expect(page.locator('main tbody').first().locator('tr').filter({ visible: true })).toHaveCount(9);
});

test('two Russian tabs fit a phone', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('ru', paths.productionManufacturing());
  const last = await page.locator('main nav a[href$="tab=aluminium"]').boundingBox();
  expect((last?.x ?? 390) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('a total stands out from the rows above it', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage('en', paths.industryFinanceCollaboration());
  const row = page.getByRole('row', { name: /^Total/ });
  const weightOf = (target: typeof row) =>
    target
      .locator('td')
      .last()
      .evaluate((cell) => getComputedStyle(cell).fontWeight);
  const above = row.locator('xpath=preceding-sibling::tr[1]');
  expect(Number(await weightOf(row))).toBeGreaterThan(Number(await weightOf(above)));
});

test('a missed target is printed in its bar', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage('en', paths.socialResponsibility());
  const missed = page.locator('main svg g[data-missed]');
  expect(await missed.count()).toBeGreaterThan(0);
  const targets = await missed.locator('text').allTextContents();
  expect(targets.filter((text) => /^[≤≥]/.test(text)).length).toBeGreaterThan(0);
});
