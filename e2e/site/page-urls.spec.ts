/** Pages by their path and in hash mode: sections, tabs, history and scroll restoration (P1, P2). */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, waitForHydration } from '../fixtures/visitor.ts';

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

test('a tab’s path and both its fragments show the same tab', async ({ visitor }) => {
  const { page, openPage, openHashPage } = visitor;
  await openPage('en', '/news?tab=tab2');
  const byPath = await shownNews(page);
  expect(byPath.tab).toBe(2);
  expect(byPath.items.length).toBeGreaterThan(3);
  await openPage('cn', '/news?tab=tab2');
  expect(await shownNews(page)).toEqual(byPath);
  for (const path of ['/news?tab=tab2', '/news?tab2']) {
    await openHashPage(path);
    expect(await shownNews(page), path).toEqual(byPath);
  }
  await openHashPage('/news');
  expect((await shownNews(page)).tab).toBe(1);
});

for (const url of ['/#/about/history', '/#/about?history', '/en/about/history', '/en/about?section=history'])
  test(`${url} scrolls to the section`, { tag: url.includes('?') ? [fullRun] : [] }, async ({ visitor: { page } }) => {
    await page.goto(url);
    await expect(page.locator('#history')).toBeInViewport({ timeout: 10_000 });
    const top = () => page.locator('#history').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(-2);
    expect(await scrollTop(page)).toBeGreaterThan(200);
  });

for (const [mode, url] of [
  ['path', localePath('en', paths.news())],
  ['hash', '/#/news'],
] as const)
  test(`${mode}: every navigation scrolls to the top`, { tag: mode === 'hash' ? [fullRun] : [] }, async ({
    visitor: { page },
  }) => {
    await page.goto(url);
    await waitForHydration(page);
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

test('/#/index, the address of the former console, leads to the console, and Back does not lead there again', async ({
  visitor: { page, openHashPage, expectPageError },
}) => {
  // The document ends while the page changes, the console has no view transitions, and it asks who is signed in.
  expectPageError(/Transition was (?:skipped|aborted)|status of 401/);
  await openHashPage('/news');
  await page.evaluate(() => (location.hash = '#/index'));
  await expect(page).toHaveURL(/\/console\/sign-in$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/#\/news$/);
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
  ['path', localePath('en', paths.news())],
  ['hash', '/#/news'],
] as const)
  test(`${mode}: Back returns through tabs and pages`, { tag: mode === 'hash' ? [fullRun] : [] }, async ({
    visitor: { page },
  }) => {
    await page.goto(start);
    await waitForHydration(page);
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
