/** The language: chosen, remembered, and kept in the URL where storage is blocked. */
import { locales } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { blockSessionStorage } from '../page-checks/browser-storage.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, type Visitor } from '../fixtures/visitor.ts';

const { cn, en, ru } = locales;

async function chooseLanguage({ page }: Visitor, ownName: string): Promise<void> {
  await page.locator('header button[popovertarget="languages"]').click();
  await page.locator('#languages').getByRole('link', { name: ownName }).click();
}

test('in hash mode choosing a language stores it and reloads the same page', async ({ visitor }) => {
  const { page, openHashPage, sessionValue } = visitor;
  await openHashPage('/news?tab=tab2');
  await expect(page.locator('html')).toHaveAttribute('lang', cn.tag);
  for (const [locale, { ownName, tag }] of [
    ['en', en],
    ['ru', ru],
    ['cn', cn],
  ] as const) {
    const loaded = page.waitForEvent('load');
    await chooseLanguage(visitor, ownName);
    await loaded;
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveURL('/#/news?tab=tab2');
    expect(await sessionValue('language')).toBe(locale);
    await expect(page.locator('main nav a[aria-current="page"]').first()).toBeVisible();
  }
});

test('a page’s path has a link to each language', async ({ visitor }) => {
  const { page, openPage, sessionValue } = visitor;
  await openPage('en', '/news?tab=tab2');
  expect(await sessionValue('language')).toBe('en');
  await chooseLanguage(visitor, ru.ownName);
  await expect(page).toHaveURL(localePath('ru', '/news?tab=tab2'));
  await expect.poll(() => sessionValue('language')).toBe('ru');
});

test('opening /en/ also sets the language of hash mode', async ({ visitor }) => {
  const { page, openPage, openHashPage } = visitor;
  await openPage('en', paths.contact());
  await openHashPage('/');
  await expect(page.locator('html')).toHaveAttribute('lang', en.tag);
  await expect(page.locator('header nav').first()).toContainText('About us');
});

test('Chinese titles break between words on every page, whether the server or the browser renders it', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, openPage, openHashPage, expectPageError } = visitor;
  expectPageError(/Failed to load resource: the server responded with a status of 404/);
  const breaks = page.locator('main header').first().locator('wbr');
  await openPage('cn', paths.supervisionAndReporting());
  await expect(breaks).not.toHaveCount(0);
  // The first navigation loads the code, which the second page has in any case.
  for (const path of [paths.contact(), paths.bulkTrade()].map((to) => localePath('cn', to))) {
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  }
  await expect(breaks).not.toHaveCount(0);
  await page.goto('/cn/nope');
  await expect(page.locator('main')).toContainText('/nope');
  await expect(breaks).not.toHaveCount(0);
  await openHashPage(paths.contact());
  await expect(breaks).not.toHaveCount(0);
});

test('in hash mode a copied link and a link in a new tab keep the language', async ({ context, visitor }) => {
  const { page, openPage, openHashPage } = visitor;
  await openPage('en', paths.contact());
  await openHashPage(paths.news());
  const item = page.locator('main a[href*="/news/detail/"]:not([target])').first();
  const [tab] = await Promise.all([context.waitForEvent('page'), item.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/\/en\/news\/detail\/\d+$/);
  await tab.close();
  await item.click();
  await expect(page).toHaveURL(/\/#\/news\/detail\/\d+$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(page.url().replace('/#/', '/en/'));
});

test('hash mode starts in Chinese', async ({ visitor }) => {
  await visitor.openHashPage('/contact');
  await expect(visitor.page.locator('html')).toHaveAttribute('lang', cn.tag);
  expect(await visitor.sessionValue('language')).toBe('cn');
});

test.describe('without browser storage', () => {
  test.beforeEach(({ visitor: { page } }) => blockSessionStorage(page));

  test('pages, tabs and navigation work', async ({ visitor }) => {
    const { page, openPage, openHashPage } = visitor;
    await openHashPage('/news?tab2');
    await expect(page.locator('main a[href="#/news?tab=tab2"][aria-current="page"]')).toBeVisible();
    await openPage('en', paths.home());
    await page.locator('header nav').first().getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL(localePath('en', paths.news()));
  });

  test('the language of a page’s path can be changed', async ({ visitor }) => {
    await visitor.openPage('en', paths.contact());
    await chooseLanguage(visitor, ru.ownName);
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', ru.tag);
  });

  test('the language of hash mode can be changed', async ({ visitor }) => {
    await visitor.openHashPage('/contact');
    await chooseLanguage(visitor, en.ownName);
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', en.tag);
  });

  test('reduced motion stays on until the document is closed', async ({ visitor: { page, openPage } }) => {
    await openPage('en', paths.home());
    await page.getByRole('switch').click();
    await expect(page.locator('html')).toHaveAttribute('data-reduced-motion', '');
  });
});
