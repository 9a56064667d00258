/** Hash addresses and plain ones: sections, tabs, what a visit remembers (P1, P2). */
import type { Page } from '@playwright/test';
import { paths, plainAddress } from 'contract/paths.ts';
import { exampleOf, pageNames } from './every-page.ts';
import { prove } from './sample.ts';
import { expect, test } from './visitor.ts';

const tabs = 'main nav:has(a[href$="tab=tab1"]):has(a[href$="tab=tab2"]):has(a[href$="tab=tab3"])';

/** Which tab is on show, from one, and the items below it. */
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

const distanceToTop = (page: Page) => page.evaluate(() => scrollY);

test('three ways to name a tab show the same', async ({ visitor }) => {
  const { page, opens, opensApplication } = visitor;
  await opens('en', '/news?tab=tab2');
  const plain = await shownNews(page);
  expect(plain.tab).toBe(2);
  expect(plain.items.length).toBeGreaterThan(3);
  await opens('cn', '/news?tab=tab2');
  expect(await shownNews(page)).toEqual(plain);
  for (const path of ['/news?tab=tab2', '/news?tab2']) {
    await opensApplication(path);
    expect(await shownNews(page), path).toEqual(plain);
  }
  await opensApplication('/news');
  expect((await shownNews(page)).tab).toBe(1);
});

for (const address of ['/#/about/history', '/#/about?history', '/en/about/history', '/en/about?section=history'])
  test(`${address} scrolls to the section`, async ({ visitor: { page } }) => {
    await page.goto(address);
    await expect(page.locator('#history')).toBeInViewport({ timeout: 10_000 });
    const top = () => page.locator('#history').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(-2);
    expect(await distanceToTop(page)).toBeGreaterThan(200);
  });

for (const [mode, address] of [
  ['plain', plainAddress('en', paths.news())],
  ['hash', '/#/news'],
] as const)
  test(`${mode}: every step goes to the top`, async ({ visitor: { page } }) => {
    await page.goto(address);
    await page.locator('aside button').first().waitFor();
    await page.locator('main a[href*="/news/detail/"]').last().scrollIntoViewIfNeeded();
    expect(await distanceToTop(page)).toBeGreaterThan(100);
    await page.locator('main a[href*="/news/detail/"]').last().click();
    await expect(page).toHaveURL(/news\/detail\/\d+$/);
    await expect.poll(() => distanceToTop(page)).toBe(0);
  });

test('activeIndex follows the visitor, and is / on the home page', async ({ visitor }) => {
  const { page, opensApplication, remembered } = visitor;
  await opensApplication('/news');
  await expect.poll(() => remembered('activeIndex')).toBe('/news');
  await opensApplication('/besinessScope/integratedLogistics');
  await expect.poll(() => remembered('activeIndex')).toMatch(/^\/besinessScope\//);
  await page.locator('header').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/#\/$/);
  await expect.poll(() => remembered('activeIndex')).toBe('/');
});

test('/#/logo is the home page', async ({ visitor }) => {
  await visitor.opensApplication('/logo');
  await expect(visitor.page).toHaveURL(/\/#\/$/);
  await expect(visitor.page.locator('main section[data-theme]').first()).toBeVisible();
});

test('loading again keeps the place', async ({ visitor }) => {
  const { page, opens, opensApplication } = visitor;
  for (const open of [() => opensApplication('/news?tab=tab2'), () => opens('ru', '/news?tab=tab2')]) {
    await open();
    const before = await shownNews(page);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await page.reload();
    expect(await shownNews(page)).toEqual(before);
    await expect.poll(() => distanceToTop(page), page.url()).toBeGreaterThan(400);
  }
});

for (const [mode, start] of [
  ['plain', plainAddress('en', paths.news())],
  ['hash', '/#/news'],
] as const)
  test(`${mode}: Back goes through tabs and pages`, async ({ visitor: { page } }) => {
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

test('what is not there is the not-found page, with its status', async ({ visitor }) => {
  const { page, expectComplaint } = visitor;
  // The browser itself notes a document that came with this status.
  expectComplaint(/Failed to load resource: the server responded with a status of 404/);
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

test('an unknown address behind # is the not-found page', async ({ visitor }) => {
  const { page, expectComplaint } = visitor;
  // The browser itself notes what the gateway said about an item that is not there.
  expectComplaint(/status of (404|422).*getnewdetail/);
  for (const path of ['/nope', '/news/detail/nope', '/about/nope']) {
    await visitor.opensApplication(path);
    await expect(page.locator('main'), path).toContainText('404');
  }
});

for (const [address, tag] of [
  ['/', []],
  ['/#/', [prove]],
  ['/en/', [prove]],
  ['/ru/news', []],
  ['/cn/contact', [prove]],
] as const)
  test(`${address} is taken over as the server wrote it`, { tag: [...tag] }, async ({ visitor: { page } }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const main = document.getElementById('main');
        if (main === null) return;
        main.dataset['written'] = 'by the server';
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    await page.locator('aside button[aria-haspopup="dialog"]').first().waitFor();
    await expect(page.locator('#main')).toHaveAttribute('data-written', 'by the server');
  });

/** What a document says about itself to search engines: the one on show, or the one that the server writes for an address. */
function headOf(page: Page, address?: string) {
  return page.evaluate(async (from) => {
    const html = from === undefined ? undefined : await (await fetch(from)).text();
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

/** A step of the router without a link to it. */
function stepTo(page: Page, address: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

test('the head follows every step, as the server would have written it', async ({ visitor, itemIds }) => {
  const { page, opens, expectComplaint } = visitor;
  expectComplaint(/status of 404/);
  await opens('ru', paths.contact());
  const lists = [paths.news('tab2', 2), paths.bulkTrade(undefined, 2), paths.bulkTrade(undefined, 1, { keyword: 'a' })];
  const missing = '/news/detail/999999999';
  for (const path of [...pageNames.map((name) => exampleOf(name, itemIds)), missing, ...lists]) {
    const address = plainAddress('ru', path);
    const written = await headOf(page, address);
    expect(written.length, address).toBeGreaterThan(2);
    await stepTo(page, address);
    await expect.poll(() => headOf(page), { message: address }).toEqual(written);
  }
});
