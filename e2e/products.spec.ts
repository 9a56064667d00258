/** The catalogue: its filter, its state in the address, its loading state, and inquiries. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/paths.ts';
import { aboutTypes, getProductCategories, listProducts } from 'contract/products.ts';
import { callGateway } from './item-ids.ts';
import { layoutShift } from './page-checks/layout-shift.ts';
import { sampled } from './sample.ts';
import { sideBarButton } from './side-bar.ts';
import { expect, test, waitForHydration, withoutScripts } from './visitor.ts';

const list = '**/getItemlist';
const cards = (page: Page) => page.locator('main section[aria-labelledby="category"] ul > li:has(h3 a)');
const names = (page: Page) => cards(page).locator('h3').allInnerTexts();
const field = (page: Page) => page.locator('#keyword');

/** The number of entries in the session history. */
const historyLength = (page: Page) => page.evaluate(() => history.length);

for (const [mode, start] of [
  ['plain', localePath('en', paths.bulkTrade())],
  ['hash', `/#${paths.bulkTrade()}`],
] as const)
  test(`${mode}: the filter works during input and adds one history entry`, async ({ visitor: { page } }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(start);
    await waitForHydration(page);
    const before = await names(page);
    const lengthBefore = await historyLength(page);
    await field(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
    await field(page).pressSequentially('BY-GP', { delay: 400 });
    await expect(page).toHaveURL(/\?keyword=BY-GP$/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    await expect(page).toHaveURL(/\?keyword=BY-xGP$/);
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/\?keyword=BY-GP$/);
    await expect(field(page)).toBeFocused();
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart), 'the caret').toBe(3);
    await expect.poll(() => page.evaluate(() => scrollY), 'the scroll position').toBe(250);
    await expect.poll(() => names(page)).not.toEqual(before);
    for (const number of await cards(page).locator('p').allInnerTexts()) expect(number).toContain('BY-GP');
    expect(await historyLength(page)).toBe(lengthBefore + 1);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(before);
    await expect(field(page)).toHaveValue('');
    await page.goForward();
    await expect(field(page)).toHaveValue('BY-GP');
  });

test('a keyword searches all categories, and a category narrows the results', async ({ visitor, request }) => {
  const { page, openPage } = visitor;
  const tree = await callGateway(request, getProductCategories, {}, 'en');
  const all = await callGateway(request, listProducts, { keyword: 'low', size: 1000 }, 'en');
  const lastCategory = tree.data.at(-1);
  await openPage('en', paths.bulkTrade(lastCategory?.id));
  await field(page).fill('low');
  await expect(page).toHaveURL(/\?keyword=low$/);
  await expect(page.locator('output')).toHaveText(`${all.totalElements} products`);
  const menu = page.getByRole('navigation', { name: 'Product categories' });
  await expect(menu.getByRole('link', { name: 'All categories' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'All categories' })).toContainText(String(all.totalElements));
  const first = menu.locator('a[href*="category="]').first();
  const count = Number(/\d+$/.exec(await first.innerText())?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all.totalElements);
  await first.click();
  await expect(page).toHaveURL(/\?keyword=low&category=\d+$/);
  await expect(page.locator('output')).toHaveText(`${count} products`);
  // A longer query keeps the category, and so does an emptied list.
  await field(page).fill('low sul');
  await expect(page).toHaveURL(/\?keyword=low%20sul&category=\d+$/);
  await page.getByRole('link', { name: 'Clear the keyword' }).click();
  await expect(page).toHaveURL(/bulkTrade\?category=\d+$/);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
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
  await expect(cards(page)).not.toHaveCount(0);
  await field(page).fill('xyzzy');
  await expect(page.locator('main')).toContainText('No results for “xyzzy”');
  await page.locator('main').getByRole('button', { name: 'Leave a message' }).click();
  await expect(page.getByRole('dialog').locator('[name="remark"]')).toHaveValue('Inquiry: xyzzy\n');
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('link', { name: 'Clear the keyword' }).last().click();
  await expect(page).toHaveURL(localePath('en', paths.bulkTrade()));
  await expect(field(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(10);
});

test('without JavaScript the filter is a form', async ({ browser }) => {
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('ru', paths.bulkTrade(undefined, 1, { size: 20 })));
  await field(staticPage).fill('ИГОЛЬЧАТЫЙ');
  await staticPage.getByRole('button', { name: 'Найти' }).click();
  const { searchParams } = new URL(staticPage.url());
  expect(Object.fromEntries(searchParams)).toEqual({ keyword: 'ИГОЛЬЧАТЫЙ', size: '20' });
  await expect(field(staticPage)).toHaveValue('ИГОЛЬЧАТЫЙ');
  const found = await names(staticPage);
  expect(found.length).toBeGreaterThan(0);
  for (const name of found) expect(name.toLowerCase()).toContain('игольчатый');
  await expect(staticPage).toHaveTitle(/^«ИГОЛЬЧАТЫЙ» · /);
  await staticPage.context().close();
});

test('the list has three columns, two below 992 px, and page sizes 10, 20, 30 and 50', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.bulkTrade());
  const columns = () =>
    cards(page).evaluateAll((all) => {
      const tops = all.map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  expect(await columns()).toBe(3);
  const paging = page.getByRole('navigation', { name: 'Pages' });
  expect(await paging.getByRole('list').first().getByRole('link').allInnerTexts()).toEqual(['10', '20', '30', '50']);
  await paging.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?category=\d+&page=2$/);
  await expect.poll(async () => (await names(page)).length).toBeLessThan(10);
  await paging.getByRole('link', { name: '20', exact: true }).click();
  await expect(page).toHaveURL(/\?category=\d+&size=20$/);
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(10);
  await page.goBack();
  await expect.poll(async () => (await names(page)).length).toBeLessThan(10);
  await page.setViewportSize({ width: 991, height: 800 });
  expect(await columns()).toBe(2);
  await expect(paging).toContainText('2 / 2');
  await expect(paging.getByRole('link', { name: '20', exact: true })).toBeHidden();
  await expect(paging.getByRole('link', { name: 'Page 1', exact: true })).toBeHidden();
});

test('the two cokes link to their own pages, all other products to their details', async ({ visitor, request }) => {
  const { page, openPage } = visitor;
  const { content } = await callGateway(request, listProducts, { size: 1000 }, 'en');
  await openPage('en', paths.bulkTrade(undefined, 1, { keyword: 'by', size: 50 }));
  for (const { aboutType, itemNo, itemName } of content) {
    const own = aboutType === aboutTypes.calcinedCoke ? '/cpc' : paths.productDetail(itemNo);
    const to = aboutType === aboutTypes.petroleumCoke ? paths.petroleumCoke(itemNo) : own;
    const card = cards(page).filter({ hasText: itemNo }).filter({ hasText: itemName });
    await expect.soft(card.locator('h3 a'), itemNo).toHaveAttribute('href', localePath('en', to));
  }
});

test('a slow list shows a progress line and skeletons after 200 ms, without layout shift', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.bulkTrade());
  const line = page.locator('progress[aria-label="Loading"]');
  const section = page.locator('main section[aria-labelledby="category"]');
  const skeletons = section.locator('ul[aria-hidden="true"] > li');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(list, async (route) => {
    await released;
    await route.continue();
  });
  const height = async () => (await section.boundingBox())?.height ?? 0;
  const heightBefore = await height();
  await page.locator('main nav a[href*="category="]:not([aria-current]):visible').last().click();
  await expect(line).toBeVisible();
  await expect(skeletons).toHaveCount(10);
  await expect(section).toHaveAttribute('aria-busy', 'true');
  expect(Math.abs((await height()) - heightBefore)).toBeLessThan(heightBefore * 0.15);
  // Browsers ignore shifts within half a second after input: the list must arrive later than that.
  await page.waitForTimeout(600);
  const shifted = async () => (await layoutShift(page)).map((shift) => shift.split(':')[0]);
  const before = await shifted();
  release();
  await expect(skeletons).toHaveCount(0);
  await expect(line).toHaveCount(0);
  expect(await shifted()).toEqual(before);
});

test('a fast list shows no loading state', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.bulkTrade());
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('progress, main [aria-busy="true"]')) document.title = 'seen';
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await page.locator('main nav a[href*="category="]:not([aria-current]):visible').last().click();
  await expect(page).toHaveURL(/category=/);
  // No loading state appears for this long.
  await page.waitForTimeout(400);
  await expect(page).not.toHaveTitle('seen');
});

const firstLine: Record<Locale, string> = { cn: '询价：', en: 'Inquiry: ', ru: 'Запрос: ' };

for (const locale of localeNames)
  test(
    `${locale}: an inquiry from a product page names the product and keeps typed text`,
    sampled('ru', locale),
    async ({ visitor, request }) => {
      const { page, openPage } = visitor;
      const { content } = await callGateway(request, listProducts, { aboutType: aboutTypes.own, size: 2 }, locale);
      const [one, other] = content.map(({ itemNo, itemName }) => ({
        itemNo,
        line: `${firstLine[locale]}${itemNo} ${itemName}\n`,
      }));
      if (one === undefined || other === undefined) throw new Error('there are fewer than two products');
      const text = page.getByRole('dialog').locator('[name="remark"]');
      const inquire = page.locator('main button[aria-haspopup="dialog"]').first();
      await openPage(locale, paths.productDetail(one.itemNo));
      await inquire.click();
      await expect(text).toHaveValue(one.line);
      await page.keyboard.press('Escape');
      // An untouched form: another product replaces the text, and a general message starts empty.
      await sideBarButton(page, 'message').click();
      await expect(text).toHaveValue('');
      await page.keyboard.press('Escape');
      await openPage(locale, paths.productDetail(other.itemNo));
      await inquire.click();
      await expect(text).toHaveValue(other.line);
      await text.fill(`${other.line}500 t`);
      await page.keyboard.press('Escape');
      await openPage(locale, paths.productDetail(one.itemNo));
      await inquire.click();
      await expect(text).toHaveValue(`${other.line}500 t`);
    },
  );
