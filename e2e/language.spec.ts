/** The language: chosen, remembered, and kept in the address where storage is blocked. */
import { locales } from 'contract/locales.ts';
import { paths, plainAddress } from 'contract/paths.ts';
import { expect, test, type Visitor } from './visitor.ts';

const { cn, en, ru } = locales;

async function choose({ page }: Visitor, ownName: string): Promise<void> {
  await page.locator('header button[popovertarget="languages"]').click();
  await page.locator('#languages').getByRole('link', { name: ownName }).click();
}

test('behind # the choice is stored and the page reloads at the same position', async ({ visitor }) => {
  const { page, openHashPage, remembered } = visitor;
  await openHashPage('/news?tab=tab2');
  await expect(page.locator('html')).toHaveAttribute('lang', cn.tag);
  for (const [locale, { ownName, tag }] of [
    ['en', en],
    ['ru', ru],
    ['cn', cn],
  ] as const) {
    const loaded = page.waitForEvent('load');
    await choose(visitor, ownName);
    await loaded;
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveURL('/#/news?tab=tab2');
    expect(await remembered('language')).toBe(locale);
    await expect(page.locator('main nav a[aria-current="page"]').first()).toBeVisible();
  }
});

test('at a plain address the choice links to another address', async ({ visitor }) => {
  const { page, openPage, remembered } = visitor;
  await openPage('en', '/news?tab=tab2');
  expect(await remembered('language')).toBe('en');
  await choose(visitor, ru.ownName);
  await expect(page).toHaveURL(plainAddress('ru', '/news?tab=tab2'));
  await expect.poll(() => remembered('language')).toBe('ru');
});

test('opening /en/ sets the language of the application too', async ({ visitor }) => {
  const { page, openPage, openHashPage } = visitor;
  await openPage('en', paths.contact());
  await openHashPage('/');
  await expect(page.locator('html')).toHaveAttribute('lang', en.tag);
  await expect(page.locator('header nav').first()).toContainText('About us');
});

test('the application starts in Chinese', async ({ visitor }) => {
  await visitor.openHashPage('/contact');
  await expect(visitor.page.locator('html')).toHaveAttribute('lang', cn.tag);
  expect(await visitor.remembered('language')).toBe('cn');
});

test.describe('without browser storage', () => {
  test.beforeEach(({ visitor: { page } }) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('storage is refused', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'sessionStorage', { get: refuse });
    }),
  );

  test('pages, tabs and navigation work', async ({ visitor }) => {
    const { page, openPage, openHashPage } = visitor;
    await openHashPage('/news?tab2');
    await expect(page.locator('main a[href="#/news?tab=tab2"][aria-current="page"]')).toBeVisible();
    await openPage('en', paths.home());
    await page.locator('header nav').first().getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL(plainAddress('en', paths.news()));
  });

  test('a plain address changes its language', async ({ visitor }) => {
    await visitor.openPage('en', paths.contact());
    await choose(visitor, ru.ownName);
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', ru.tag);
  });

  test('the application changes its language as well', async ({ visitor }) => {
    await visitor.openHashPage('/contact');
    await choose(visitor, en.ownName);
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', en.tag);
  });

  test('reduced motion stays on for as long as the page lives', async ({ visitor: { page, openPage } }) => {
    await openPage('en', paths.home());
    await page.getByRole('switch').click();
    await expect(page.locator('html')).toHaveAttribute('data-reduced-motion', '');
  });
});
