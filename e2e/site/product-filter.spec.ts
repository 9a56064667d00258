/** The keyword filter of the products, its state in the URL, and empty results. */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { getProductCategories, listProducts } from 'contract/products/products.ts';
import { callGateway } from '../gateway/gateway.ts';
import { keywordField, productCards, productNames } from '../page-objects/product-list.ts';
import { holdRequests } from '../gateway/requests.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, waitForHydration, waitForHydrationOf, withoutScripts } from '../fixtures/visitor.ts';

/** The number of entries in the session history. */
const historyLength = (page: Page) => page.evaluate(() => history.length);

for (const [mode, start] of [
  ['path', localePath('en', paths.bulkTrade())],
  ['hash', `/#${paths.bulkTrade()}`],
] as const)
  test(`${mode}: the filter works during input and adds one history entry`, {
    tag: mode === 'hash' ? [fullRun] : [],
  }, async ({ visitor: { page } }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(start);
    await waitForHydration(page);
    const before = await productNames(page);
    const lengthBefore = await historyLength(page);
    await keywordField(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
    await keywordField(page).pressSequentially('BY-GP', { delay: 400 });
    await expect(page).toHaveURL(/\?keyword=BY-GP$/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    await expect(page).toHaveURL(/\?keyword=BY-xGP$/);
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/\?keyword=BY-GP$/);
    await expect(keywordField(page)).toBeFocused();
    expect(await keywordField(page).evaluate((input: HTMLInputElement) => input.selectionStart), 'the caret').toBe(3);
    await expect.poll(() => page.evaluate(() => scrollY), 'the scroll position').toBe(250);
    await expect.poll(() => productNames(page)).not.toEqual(before);
    for (const number of await productCards(page).locator('p').allInnerTexts()) expect(number).toContain('BY-GP');
    expect(await historyLength(page)).toBe(lengthBefore + 1);
    await page.goBack();
    await expect.poll(() => productNames(page)).toEqual(before);
    await expect(keywordField(page)).toHaveValue('');
    await page.goForward();
    await expect(keywordField(page)).toHaveValue('BY-GP');
  });

test('a keyword searches all categories, and a category narrows the results', async ({ visitor, request }) => {
  const { page, openPage } = visitor;
  const tree = await callGateway(request, getProductCategories, {}, 'en');
  const all = await callGateway(request, listProducts, { keyword: 'low', size: 1000 }, 'en');
  const lastCategory = tree.data.at(-1);
  await openPage('en', paths.bulkTrade(lastCategory?.id));
  await keywordField(page).fill('low');
  await expect(page).toHaveURL(/\?keyword=low$/);
  await expect(page.locator('output').first()).toHaveText(`${all.totalElements} products`);
  const menu = page.getByRole('navigation', { name: 'Product categories' });
  await expect(menu.getByRole('link', { name: 'All categories' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'All categories' })).toContainText(String(all.totalElements));
  const first = menu.locator('a[href*="category="]').first();
  const count = Number(/\d+$/.exec(await first.innerText())?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all.totalElements);
  await first.click();
  await expect(page).toHaveURL(/\?keyword=low&category=\d+$/);
  await expect(page.locator('output').first()).toHaveText(`${count} of ${all.totalElements} products`);
  // A longer query keeps the category, and so does an emptied list.
  await keywordField(page).fill('low sul');
  await expect(page).toHaveURL(/\?keyword=low%20sul&category=\d+$/);
  await page.getByRole('link', { name: 'Clear the keyword' }).click();
  await expect(page).toHaveURL(/bulkTrade\?category=\d+$/);
  await expect(keywordField(page)).toBeFocused();
  await expect(keywordField(page)).toHaveValue('');
});

test('an empty result links to all categories, clears the keyword, and offers a message', async ({
  visitor,
  request,
}) => {
  const { page, openPage } = visitor;
  const minerals = (await callGateway(request, getProductCategories, {}, 'en')).data.at(-1);
  await openPage('en', paths.bulkTrade(minerals?.id, 1, { keyword: 'needle' }));
  await expect(page.locator('main')).toContainText('No results for “needle”');
  await page.getByRole('link', { name: /^All categories: / }).click();
  await expect(page).toHaveURL(/\?keyword=needle$/);
  await expect(productCards(page)).not.toHaveCount(0);
  await keywordField(page).fill('xyzzy');
  await expect(page.locator('main')).toContainText('No results for “xyzzy”');
  const wholeSite = page.getByRole('link', { name: 'Search the whole site' });
  await expect(wholeSite).toHaveAttribute('href', localePath('en', paths.search('xyzzy')));
  await page.locator('main').getByRole('button', { name: 'Leave a message' }).click();
  await expect(page.getByRole('dialog').locator('[name="remark"]')).toHaveValue('Enquiry: xyzzy\n');
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('link', { name: 'Clear the keyword' }).last().click();
  await expect(page).toHaveURL(localePath('en', paths.bulkTrade()));
  await expect(keywordField(page)).toBeFocused();
  await expect(productCards(page)).toHaveCount(10);
});

test('without JavaScript the filter is a form', async ({ browser }) => {
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('ru', paths.bulkTrade(undefined, 1, { size: 20 })));
  await keywordField(staticPage).fill('ИГОЛЬЧАТЫЙ');
  await staticPage.getByRole('button', { name: 'Найти' }).click();
  const { searchParams } = new URL(staticPage.url());
  expect(Object.fromEntries(searchParams)).toEqual({ keyword: 'ИГОЛЬЧАТЫЙ', size: '20' });
  await expect(keywordField(staticPage)).toHaveValue('ИГОЛЬЧАТЫЙ');
  // Others have another form of the word in their text.
  const found = (await productNames(staticPage)).filter((name) => name.toLowerCase().includes('игольчатый'));
  expect(found).not.toEqual([]);
  await expect(staticPage).toHaveTitle(/^«ИГОЛЬЧАТЫЙ» · /);
  await staticPage.context().close();
});

test('limits and a use filter the list, also without JavaScript', async ({ browser, visitor: { page, openPage } }) => {
  await openPage('en', paths.bulkTrade());
  await waitForHydrationOf(page.getByLabel('Sulfur'));
  await page.getByLabel('Sulfur').selectOption('0.5');
  await expect(page).toHaveURL(/bulkTrade\?sulfur=0\.5$/);
  await page.getByLabel('Use', { exact: true }).selectOption('fuel');
  await expect(page).toHaveURL(/\?sulfur=0\.5&use=fuel$/);
  await expect(page.locator('output').first()).toHaveText('1 product');
  await page.getByLabel('Vanadium').selectOption('20');
  await expect(page.locator('main')).toContainText('No product is within these limits');
  await page.goBack();
  await expect(page.getByLabel('Vanadium')).toHaveValue('');
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('ru', paths.bulkTrade()));
  await staticPage.getByLabel('Зольность').selectOption('0.1');
  await staticPage.getByRole('button', { name: 'Найти' }).click();
  await expect(staticPage).toHaveURL(localePath('ru', paths.bulkTrade(undefined, 1, { ash: '0.1' })));
  expect((await productNames(staticPage)).length).toBeGreaterThan(0);
  await staticPage.getByRole('link', { name: 'Сбросить условия' }).click();
  await expect(staticPage).toHaveURL(localePath('ru', paths.bulkTrade()));
  await staticPage.context().close();
});

test('on a slow line a keyword and a limit that are chosen one after the other are both kept', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, openPage } = visitor;
  const listUrl = '**/getItemlist';
  await openPage('en', paths.bulkTrade());
  const sulfur = page.getByLabel('Sulfur');
  await waitForHydrationOf(sulfur);
  const release = await holdRequests(page, listUrl);
  const searched = page.waitForRequest(listUrl);
  await keywordField(page).fill('coke');
  await searched;
  await sulfur.selectOption('0.5');
  release();
  await expect(page).toHaveURL(/\?keyword=coke&sulfur=0\.5$/);
  await expect(page.getByRole('link', { name: 'Clear the keyword' }).first()).toBeVisible();
  await expect(keywordField(page)).toHaveValue('coke');
  const releaseAgain = await holdRequests(page, listUrl);
  const filtered = page.waitForRequest(listUrl);
  await page.getByLabel('Use', { exact: true }).selectOption('fuel');
  await filtered;
  const searchedAgain = page.waitForRequest(listUrl);
  await keywordField(page).fill('low');
  await searchedAgain;
  releaseAgain();
  await expect(page).toHaveURL(/\?keyword=low&sulfur=0\.5&use=fuel$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?keyword=coke&sulfur=0\.5$/);
  await expect(keywordField(page)).toHaveValue('coke');
});

test('on phones the limits are collapsed until one is chosen', { tag: fullRun }, async ({
  visitor: { page, openPage },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('en', paths.bulkTrade());
  const sulfur = page.getByLabel('Sulfur');
  await expect(sulfur).toBeHidden();
  await page.getByText('Filters').click();
  await waitForHydrationOf(sulfur);
  await sulfur.selectOption('0.5');
  await expect(page.getByText('Filters (1)')).toBeVisible();
  await page.reload();
  await expect(sulfur).toHaveValue('0.5');
  await expect(sulfur).toBeVisible();
});
