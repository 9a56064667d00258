/** The list of products: its columns and pages, its links, and its loading state. */
import type { Locator, Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { aboutTypes, listProducts } from 'contract/products/products.ts';
import { callGateway } from '../gateway/gateway.ts';
import { layoutShift } from '../page-checks/layout-shift.ts';
import { productCards, productNames } from '../page-objects/product-list.ts';
import { holdRequests } from '../gateway/requests.ts';
import { fullRun } from '../test-data/sample.ts';
import { expectUnchanged } from '../page-checks/values-over-time.ts';
import { expect, test, waitForHydrationOf, withoutScripts } from '../fixtures/visitor.ts';

const listUrl = '**/getItemlist';

const columns = (page: Page) =>
  productCards(page).evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });

test('the list has two columns on phones, in Russian too', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage('ru', paths.bulkTrade());
  expect(await columns(page)).toBe(2);
});

test('the list has three columns, two below 992 px, and page sizes 10, 20, 30 and 50', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.bulkTrade());
  expect(await columns(page)).toBe(3);
  const paging = page.getByRole('navigation', { name: 'Pages' });
  expect(await paging.getByRole('list').first().getByRole('link').allInnerTexts()).toEqual(['10', '20', '30', '50']);
  await paging.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?category=\d+&page=2$/);
  await expect.poll(async () => (await productNames(page)).length).toBeLessThan(10);
  await paging.getByRole('link', { name: '20', exact: true }).click();
  await expect(page).toHaveURL(/\?category=\d+&size=20$/);
  await expect.poll(async () => (await productNames(page)).length).toBeGreaterThan(10);
  await page.goBack();
  await expect.poll(async () => (await productNames(page)).length).toBeLessThan(10);
  await page.setViewportSize({ width: 991, height: 800 });
  expect(await columns(page)).toBe(2);
  await expect(paging).toContainText('2 / 2');
  await expect(paging.getByRole('link', { name: '20', exact: true })).toBeHidden();
  await expect(paging.getByRole('link', { name: 'Page 1', exact: true })).toBeHidden();
});

test('the two cokes link to their own pages, all other products to their details', async ({ visitor, request }) => {
  const { page, openPage } = visitor;
  const { content } = await callGateway(request, listProducts, { size: 1000 }, 'en');
  await openPage('en', paths.bulkTrade(undefined, 1, { keyword: 'by', size: 50 }));
  for (const { aboutType, itemNo, itemName } of content) {
    const own = aboutType === aboutTypes.calcinedCoke ? paths.calcinedCoke(itemNo) : paths.productDetail(itemNo);
    const to = aboutType === aboutTypes.petroleumCoke ? paths.petroleumCoke(itemNo) : own;
    const card = productCards(page).filter({ hasText: itemNo }).filter({ hasText: itemName });
    await expect.soft(card.locator('h3 a'), itemNo).toHaveAttribute('href', localePath('en', to));
  }
});

test('a slow list shows a progress line and skeletons after 200 ms, without layout shift', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.bulkTrade());
  const line = page.locator('progress[aria-label="Loading"]');
  const section = page.locator('main section[aria-labelledby="category"]');
  const skeletons = section.locator('ul[aria-hidden="true"] > li');
  const release = await holdRequests(page, listUrl);
  const height = async () => (await section.boundingBox())?.height ?? 0;
  const heightBefore = await height();
  await page.locator('main nav a[href*="category="]:not([aria-current]):visible').last().click();
  const clicked = await page.evaluate(() => performance.now());
  await expect(line).toBeVisible();
  // The last cell is that of the inquiry.
  await expect(skeletons).toHaveCount(11);
  await expect(section).toHaveAttribute('aria-busy', 'true');
  expect(Math.abs((await height()) - heightBefore)).toBeLessThan(heightBefore * 0.15);
  // Browsers ignore shifts within half a second after input: the list must arrive later than that.
  await page.waitForFunction((since) => performance.now() - since > 500, clicked);
  const shifted = async () => (await layoutShift(page)).map((shift) => shift.split(':')[0]);
  const before = await shifted();
  release();
  await expect(skeletons).toHaveCount(0);
  await expect(line).toHaveCount(0);
  expect(await shifted()).toEqual(before);
});

test('a fast list shows no loading state', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.bulkTrade());
  const body = page.locator('body');
  await page.evaluate(() => {
    new MutationObserver(() => {
      const seen = document.querySelector('progress, main [aria-busy="true"]') !== null;
      if (seen && document.body.dataset['seen'] === undefined) document.body.dataset['seen'] = '';
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  // On a busy machine a load can take longer than the delay of the indicator. By a fault, every load would show it.
  await expect(async () => {
    await body.evaluate((element) => delete element.dataset['seen']);
    const other = page.locator('main nav a[href*="category="]:not([aria-current]):visible').last();
    const url = (await other.getAttribute('href')) ?? '';
    await other.click();
    await expect(page).toHaveURL(url);
    // A loading state that appeared by mistake would come within this time.
    await expectUnchanged(page, () => body.getAttribute('data-seen'), 400);
    expect(await body.getAttribute('data-seen')).toBeNull();
  }).toPass({ timeout: 60_000 });
});

test('documents have readable names where they are linked, and a product its sample certificate', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, openPage } = visitor;
  const nameOf = async (link: Locator) => {
    const download = page.waitForEvent('download');
    await link.click();
    return (await download).suggestedFilename();
  };
  await openPage('ru', paths.productDetail('BY-CPC-0101'));
  const main = page.locator('main');
  expect(await nameOf(main.getByRole('link', { name: 'Спецификация (PDF)' }))).toBe('BY-CPC-0101 Спецификация.pdf');
  const safety = main.getByRole('link', { name: 'Паспорт безопасности, образец (PDF)' });
  expect(await nameOf(safety)).toBe('BY-CPC-0101 Паспорт безопасности (ОБРАЗЕЦ).pdf');
  await main.getByRole('link', { name: 'Сертификат партии, образец' }).click();
  await expect(page).toHaveURL(localePath('ru', paths.certificates('260812010031')));
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await openPage('cn', paths.calcinedCoke());
  const table = main.locator('a[href$="cpc-domestic-typical.pdf"]');
  expect(await nameOf(table)).toBe('cpc-domestic-typical 指标表.pdf');
  await openPage('en', paths.search('BY-CPC-0101'));
  const found = main.getByRole('link', { name: 'Specification sheet (PDF)' }).first();
  expect(await nameOf(found)).toBe('BY-CPC-0101 Specification sheet.pdf');
});

test('a printed product page has its specification, and neither the inquiry nor other products', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.productDetail('BY-CPC-0101'));
  const specification = page.locator('main table').first();
  const inquiry = page.getByRole('heading', { name: 'Need different limits?' });
  const related = page.getByRole('heading', { name: 'Related products' });
  await expect(inquiry).toBeVisible();
  await expect(related).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(specification).toBeVisible();
  await expect(specification.locator('..')).toHaveCSS('display', 'block');
  await expect(inquiry).toBeHidden();
  await expect(related).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('chosen products are compared side by side, also without JavaScript', async ({ browser, visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.bulkTrade());
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  const show = page.getByRole('button', { name: /^Compare chosen products/ });
  await waitForHydrationOf(show);
  await show.click();
  await expect(page.getByText('Tick the products first.')).toBeVisible();
  for (const index of [0, 1]) await boxes.nth(index).check();
  // The pages of the list share the choice.
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(boxes).not.toHaveCount(10);
  await expect(show).toHaveText('Compare chosen products (2)');
  await boxes.first().check();
  await page.goBack();
  await expect(boxes).toHaveCount(10);
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
  await boxes.nth(2).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await page.getByRole('button', { name: 'Compare chosen products (4)' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const code = page.getByLabel('Item number or grade');
  await code.fill('Ж-1');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Not in the catalogue: Ж-1')).toBeVisible();
  await expect(code).toHaveValue('Ж-1');
  // Typed with a Russian keyboard and a dash.
  await code.fill('ву—с2');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Not in the catalogue')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: /BY-C2/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Sulfur %/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Supply', exact: true })).toBeVisible();
  await expect(page.locator('main tbody').last().getByRole('rowheader').first()).toHaveText('Supply');
  await page.getByRole('button', { name: 'Request a quotation' }).click();
  const inquiry = page.getByRole('dialog', { name: 'Request a quotation' });
  await expect(inquiry.locator('textarea')).toHaveValue(/BY-GPC.*; BY-C2 /);
  await page.keyboard.press('Escape');

  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('ru', paths.calcinedCoke()));
  for (const grade of ['BY-E1', 'BY-E2']) await staticPage.getByRole('checkbox', { name: `Сравнить ${grade}` }).check();
  await staticPage.getByRole('button', { name: 'Сравнить выбранные марки' }).click();
  await expect(staticPage).toHaveURL(localePath('ru', paths.compare(['BY-E1', 'BY-E2'])));
  await expect(staticPage.getByRole('cell', { name: 'типичное значение 0,42 предел ≤ 0,50' })).toBeVisible();
  // What does not exist is named, and a fifth is left out.
  await staticPage.goto(localePath('ru', paths.compare(['BY-CPC-0101', 'BY-NONE', 'BY-CPC-0201', 'BY-E1', 'BY-E2'])));
  await expect(staticPage.locator('main')).toContainText('BY-NONE');
  await expect(staticPage.locator('main')).not.toContainText('BY-E2');
  await expect(staticPage.getByRole('columnheader')).toHaveCount(4);
  await staticPage.context().close();
});
