/** The site search: its page with and without scripts, the field that / and the header open, and the highlights. */
import type { Page } from '@playwright/test';
import { localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { sampled } from '../test-data/sample.ts';
import { sideBarButton } from '../page-objects/side-bar.ts';
import { holdRequests } from '../gateway/requests.ts';
import { expect, test, waitForHydration, withoutScripts } from '../fixtures/visitor.ts';

const field = (page: Page) => page.getByRole('dialog').getByRole('searchbox');
const results = 'main section:has(> h2[id^="found-"])';

for (const [mode, open, found] of [
  ['path', '/en/news', '/en/search?q=BY-CPC%20GB'],
  ['hash', '/#/news', '/#/search?q=BY-CPC%20GB'],
] as const)
  test(`${mode}: / opens the field, Enter opens the results`, async ({ visitor: { page } }) => {
    await page.goto(open);
    await waitForHydration(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('BY-CPC GB');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(found);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('BY-CPC GB');
    await expect(page.locator(results).first()).toBeVisible();
  });

test('/ does not open the search in a field, with a modifier key, or below a dialog', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.search());
  const main = page.locator('main').getByRole('searchbox');
  await main.focus();
  await page.keyboard.type('GB/T');
  await expect(main).toHaveValue('GB/T');
  await main.blur();
  for (const keys of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(keys);
  const telephone = sideBarButton(page, 'telephone');
  await telephone.click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the / key can be switched off, and stays off for the visit', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.search());
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('checkbox').blur();
  await page.keyboard.press('/');
  await openPage('en', paths.contact());
  await page.keyboard.press('/');
  await page.locator('header').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('the header opens the field; Escape and a click outside restore the focus', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('ru', paths.news());
  const link = page.locator('header').getByRole('link', { name: 'Поиск' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
  const other = page.locator('main a').first();
  await other.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(other).toBeFocused();
});

test('every result is highlighted and leads to a page; Back returns to the query', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('ru', paths.search('нефтяного кокса'));
  const items = page.locator(`${results} li`);
  expect(await items.count()).toBeGreaterThan(10);
  expect(await items.filter({ hasNot: page.locator('mark') }).count()).toBe(0);
  await expect(page.locator('mark', { hasText: /^нефтяной$/i }).first()).toBeVisible();
  for (const heading of await page.locator(results).all()) {
    const count = Number(await heading.locator('h2 span').textContent());
    expect(await heading.locator('li').count()).toBe(Math.min(count, 20));
  }
  await items.first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('нефтяного кокса');
  await expect(items.first()).toBeVisible();
  await page.locator('main').getByRole('searchbox').fill('антрацит');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('антрацит');
  await page.goBack();
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('нефтяного кокса');
});

const slowForms = {
  'the search': {
    path: paths.search(),
    endpoint: /\/gw-api\/en\/site\/search\b/,
    text: 'coke',
    result: (page: Page) => page.locator('main output'),
  },
  'the look-up of certificates': {
    path: paths.certificates(),
    endpoint: /\/gw-api\/en\/site\/certificates\//,
    text: '260820020007',
    result: (page: Page) => page.getByRole('row', { name: 'Total moisture' }),
  },
};

for (const [name, { path, endpoint, text, result }] of Object.entries(slowForms))
  test(`${name} keeps what is typed while the results load, and Back restores its query`, async ({ visitor }) => {
    const { page, openPage } = visitor;
    await openPage('en', path);
    const input = page.locator('main form input').first();
    const release = await holdRequests(page, endpoint);
    await input.fill(text);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' and');
    release();
    await expect(result(page)).toBeVisible();
    await expect(input).toHaveValue(`${text} and`);
    await expect(input).toBeFocused();
    await page.goBack();
    await expect(input).toHaveValue('');
  });

for (const locale of localeNames)
  test(
    `${locale}: the search works without JavaScript, and says when nothing is found`,
    sampled('cn', locale),
    async ({ browser }) => {
      const staticPage = await withoutScripts(browser);
      await staticPage.goto(localePath(locale, paths.contact()));
      await staticPage.locator(`header a[href="${localePath(locale, paths.search())}"]`).click();
      await expect(staticPage.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect.poll(() => staticPage.locator('main section a').count()).toBeGreaterThan(5);
      await staticPage.getByRole('searchbox').fill('BY-GPC-0101');
      await staticPage.getByRole('search').getByRole('button').click();
      await expect(staticPage).toHaveURL(localePath(locale, '/search?q=BY-GPC-0101'));
      await expect(staticPage.locator(`${results} mark`, { hasText: 'BY-GPC-0101' })).toBeVisible();
      await staticPage.goto(localePath(locale, paths.search(`<b>${'y'.repeat(300)}`)));
      await expect(staticPage.getByRole('status')).toContainText(`<b>${'y'.repeat(97)}`);
      await expect(staticPage.locator(`main a[href="${localePath(locale, paths.contact())}"]`).first()).toBeVisible();
      await staticPage.context().close();
    },
  );

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the drawer links to the search', async ({ visitor: { page, openPage } }) => {
    await openPage('ru', paths.news());
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await page.locator('#drawer').getByRole('link', { name: 'Поиск' }).click();
    await expect(page).toHaveURL('/ru/search');
    await expect(page.locator('#drawer')).toBeHidden();
  });

  test('the results begin with links to their groups, and no key is mentioned', async ({
    visitor: { page, openPage },
  }) => {
    await openPage('ru', paths.search('кокс'));
    await waitForHydration(page);
    await expect(page.getByRole('checkbox')).toBeHidden();
    await expect(page.locator('main header b')).toBeHidden();
    await page.locator('main nav a[href="#found-news"]').click();
    await expect(page.locator('#found-news')).toBeInViewport();
    await expect(page.locator('#found-news')).toBeFocused();
  });
});

for (const width of [1200, 1240, 1280])
  test(`the Russian header fits at ${width} px`, async ({ visitor: { page, openPage } }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage('ru', paths.search());
    const row = page.locator('header > div').first();
    const edges = await row.evaluate((element) =>
      [...element.children, element]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map((box) => [box.left, box.right]),
    );
    const whole = edges.pop()?.[1] ?? 0;
    expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(whole);
    for (const [index, [left = 0]] of edges.slice(1).entries())
      expect(left).toBeGreaterThanOrEqual(edges[index]?.[1] ?? 0);
  });
