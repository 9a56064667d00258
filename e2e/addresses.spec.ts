/** Hash addresses and plain addresses: sections, tabs and scroll restoration (P1, P2). */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/paths.ts';
import { exampleOf, pageNames } from './every-page.ts';
import { fullRun } from './sample.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const tabs = 'main nav:has(a[href$="tab=tab1"]):has(a[href$="tab=tab2"]):has(a[href$="tab=tab3"])';

/** The number of the selected tab, from 1, and the items below it. */
async function shownNews(page: Page) {
  const links = page.locator(tabs).first().getByRole('link');
  await expect(links).toHaveCount(3);
  const current = await links.evaluateAll((all) =>
    all.findIndex((link) => link.getAttribute('aria-current') === 'page'),
  );
  const items = await page
    .locator('main a[href*="/news/detail/"]')
    .evaluateAll((all) => all.map((link) => /detail\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]));
  return { tab: current + 1, items };
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a tab’s plain address and both its hash addresses show the same tab', async ({ visitor }) => {
  const { page, openPage, openHashPage } = visitor;
  await openPage('en', '/news?tab=tab2');
  const plain = await shownNews(page);
  expect(plain.tab).toBe(2);
  expect(plain.items.length).toBeGreaterThan(3);
  await openPage('cn', '/news?tab=tab2');
  expect(await shownNews(page)).toEqual(plain);
  for (const path of ['/news?tab=tab2', '/news?tab2']) {
    await openHashPage(path);
    expect(await shownNews(page), path).toEqual(plain);
  }
  await openHashPage('/news');
  expect((await shownNews(page)).tab).toBe(1);
});

for (const address of ['/#/about/history', '/#/about?history', '/en/about/history', '/en/about?section=history'])
  test(`${address} scrolls to the section`, async ({ visitor: { page } }) => {
    await page.goto(address);
    await expect(page.locator('#history')).toBeInViewport({ timeout: 10_000 });
    const top = () => page.locator('#history').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(-2);
    expect(await scrollTop(page)).toBeGreaterThan(200);
  });

for (const [mode, address] of [
  ['plain', localePath('en', paths.news())],
  ['hash', '/#/news'],
] as const)
  test(`${mode}: every navigation scrolls to the top`, async ({ visitor: { page } }) => {
    await page.goto(address);
    await page.locator('aside button').first().waitFor();
    await page.locator('main a[href*="/news/detail/"]').last().scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(100);
    await page.locator('main a[href*="/news/detail/"]').last().click();
    await expect(page).toHaveURL(/news\/detail\/\d+$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

test('the session keeps the current path in activeIndex, and / on the home page', async ({ visitor }) => {
  const { page, openHashPage, sessionValue } = visitor;
  await openHashPage('/news');
  await expect.poll(() => sessionValue('activeIndex')).toBe('/news');
  await openHashPage('/besinessScope/integratedLogistics');
  await expect.poll(() => sessionValue('activeIndex')).toMatch(/^\/besinessScope\//);
  await page.locator('header').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/#\/$/);
  await expect.poll(() => sessionValue('activeIndex')).toBe('/');
});

test('/#/logo redirects to the home page', async ({ visitor }) => {
  await visitor.openHashPage('/logo');
  await expect(visitor.page).toHaveURL(/\/#\/$/);
  await expect(visitor.page.locator('main section[data-theme]').first()).toBeVisible();
});

test('a reload restores the scroll position', async ({ visitor }) => {
  const { page, openPage, openHashPage } = visitor;
  for (const open of [() => openHashPage('/news?tab=tab2'), () => openPage('ru', '/news?tab=tab2')]) {
    await open();
    const before = await shownNews(page);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await page.reload();
    expect(await shownNews(page)).toEqual(before);
    await expect.poll(() => scrollTop(page), page.url()).toBeGreaterThan(400);
  }
});

for (const [mode, start] of [
  ['plain', localePath('en', paths.news())],
  ['hash', '/#/news'],
] as const)
  test(`${mode}: Back returns through tabs and pages`, async ({ visitor: { page } }) => {
    await page.goto(start);
    await page.locator('aside button').first().waitFor();
    const tab = async () => (await shownNews(page)).tab;
    const first = await shownNews(page);
    await page.locator(tabs).getByRole('link').nth(1).click();
    await expect.poll(tab).toBe(2);
    await page.locator(tabs).getByRole('link').nth(0).click();
    await expect.poll(tab).toBe(1);
    await page.locator('main nav a[href*="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(async () => (await shownNews(page)).items).not.toEqual(first.items);
    await page.goBack();
    await expect.poll(async () => (await shownNews(page)).items).toEqual(first.items);
    await page.goBack();
    await expect.poll(tab).toBe(2);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect.poll(tab).toBe(1);
  });

test('a missing item shows the not-found page with status 404', async ({ visitor }) => {
  const { page, expectPageError } = visitor;
  // The browser logs a document with this status to the console by itself.
  expectPageError(/Failed to load resource: the server responded with a status of 404/);
  const missing = {
    '/en/nope': 'en',
    '/ru/news/detail/999999999': 'ru',
    '/cn/about/nope': 'zh-Hans',
    '/nope': 'zh-Hans',
  };
  for (const [address, lang] of Object.entries(missing)) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.locator('html'), address).toHaveAttribute('lang', lang);
    await expect(page.locator('main h1'), address).toBeVisible();
    await expect(page.locator('main').getByRole('link').first(), address).toBeVisible();
  }
});

test('an unknown hash address shows the not-found page', async ({ visitor }) => {
  const { page, expectPageError } = visitor;
  // The browser logs the gateway's response about a missing item by itself.
  expectPageError(/status of (404|422).*getnewdetail/);
  for (const path of ['/nope', '/news/detail/nope', '/about/nope']) {
    await visitor.openHashPage(path);
    await expect(page.locator('main'), path).toContainText('404');
  }
});

for (const [address, tag] of [
  ['/', []],
  ['/#/', [fullRun]],
  ['/en/', [fullRun]],
  ['/ru/news', []],
  ['/cn/contact', [fullRun]],
] as const)
  test(`${address}: the browser hydrates the server’s document without changes`, { tag: [...tag] }, async ({
    visitor: { page },
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const main = document.getElementById('main');
        if (main === null) return;
        main.dataset['written'] = 'by the server';
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.locator('#main')).toHaveAttribute('data-written', 'by the server');
  });

/** The metadata of a document for search engines: of the current page, or as the server writes it for an address. */
function headOf(page: Page, address?: string) {
  return page.evaluate(async (from) => {
    const text = from === undefined ? undefined : await (await fetch(from)).text();
    // Parsing in the page would apply the page's content security policy to the document's styles.
    const html = text?.replace(/<style>.*?<\/style>/s, '');
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const tags = shown.querySelectorAll(
      'link[rel="canonical"], link[rel="alternate"], meta[name="robots"], meta[name="description"]',
    );
    const written = [...tags].map((tag) =>
      ['name', 'rel', 'hreflang', 'href', 'content'].map((name) => tag.getAttribute(name) ?? '').join(' '),
    );
    return [shown.title, ...written.toSorted()];
  }, address);
}

/** Navigates with the router, also where no link leads. */
function navigateTo(page: Page, address: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

test('a navigation updates the head to match the server’s document', async ({ visitor, itemIds }) => {
  const { page, openPage, expectPageError } = visitor;
  expectPageError(/status of 404/);
  await openPage('ru', paths.contact());
  const lists = [paths.news('tab2', 2), paths.bulkTrade(undefined, 2), paths.bulkTrade(undefined, 1, { keyword: 'a' })];
  const missing = '/news/detail/999999999';
  for (const path of [...pageNames.map((name) => exampleOf(name, itemIds)), missing, ...lists]) {
    const address = localePath('ru', path);
    const written = await headOf(page, address);
    expect(written.length, address).toBeGreaterThan(2);
    await navigateTo(page, address);
    await expect.poll(() => headOf(page), { message: address }).toEqual(written);
  }
});
