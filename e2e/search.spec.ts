/** The site's search: its page with and without scripts, the field that / and the header open, what is highlighted. */
import type { Page } from '@playwright/test';
import { localeNames } from 'contract/locales.ts';
import { paths, plainAddress } from 'contract/paths.ts';
import { sampled } from './sample.ts';
import { expect, test, withoutScripts } from './visitor.ts';

const field = (page: Page) => page.getByRole('dialog').getByRole('searchbox');
const results = 'main section:has(> h2[id^="found-"])';

for (const [mode, open, found] of [
  ['plain', '/en/news', '/en/search?q=BY-CPC%20GB'],
  ['hash', '/#/news', '/#/search?q=BY-CPC%20GB'],
] as const)
  test(`${mode}: / opens the field, Enter leads to what was found`, async ({ visitor: { page } }) => {
    await page.goto(open);
    await page.locator('aside button[aria-haspopup="dialog"]').first().waitFor();
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

test('/ is a sign like any other in a field, with a modifier, and below a dialog', async ({ visitor }) => {
  const { page, opens } = visitor;
  await opens('en', paths.search());
  const main = page.locator('main').getByRole('searchbox');
  await main.focus();
  await page.keyboard.type('GB/T');
  await expect(main).toHaveValue('GB/T');
  await main.blur();
  for (const keys of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(keys);
  const telephone = page.locator('aside button[aria-haspopup="dialog"]').first();
  await telephone.click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the key can be switched off, and stays off for the visit', async ({ visitor }) => {
  const { page, opens } = visitor;
  await opens('en', paths.search());
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('checkbox').blur();
  await page.keyboard.press('/');
  await opens('en', paths.contact());
  await page.keyboard.press('/');
  await page.locator('header').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('the header opens the field; Escape and a click outside give the focus back', async ({ visitor }) => {
  const { page, opens } = visitor;
  await opens('ru', paths.news());
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
  const { page, opens } = visitor;
  await opens('ru', paths.search('нефтяного кокса'));
  const hits = page.locator(`${results} li`);
  expect(await hits.count()).toBeGreaterThan(10);
  expect(await hits.filter({ hasNot: page.locator('mark') }).count()).toBe(0);
  await expect(page.locator('mark', { hasText: /^нефтяной$/i }).first()).toBeVisible();
  for (const heading of await page.locator(results).all()) {
    const count = Number(await heading.locator('h2 span').textContent());
    expect(await heading.locator('li').count()).toBe(Math.min(count, 20));
  }
  await hits.first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('нефтяного кокса');
  await expect(hits.first()).toBeVisible();
  await page.locator('main').getByRole('searchbox').fill('антрацит');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('антрацит');
  await page.goBack();
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('нефтяного кокса');
});

for (const locale of localeNames)
  test(`${locale}: works without scripts, and says what is not there`, sampled(0, locale), async ({ browser }) => {
    const bare = await withoutScripts(browser);
    await bare.goto(plainAddress(locale, paths.contact()));
    await bare.locator(`header a[href="${plainAddress(locale, paths.search())}"]`).click();
    await expect(bare.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await bare.locator('main section a').count()).toBeGreaterThan(5);
    await bare.getByRole('searchbox').fill('BY-GPC-0101');
    await bare.getByRole('search').getByRole('button').click();
    await expect(bare).toHaveURL(plainAddress(locale, '/search?q=BY-GPC-0101'));
    await expect(bare.locator(`${results} mark`, { hasText: 'BY-GPC-0101' })).toBeVisible();
    await bare.goto(plainAddress(locale, paths.search(`<b>${'y'.repeat(300)}`)));
    await expect(bare.getByRole('status')).toContainText(`<b>${'y'.repeat(97)}`);
    await expect(bare.locator(`main a[href="${plainAddress(locale, paths.contact())}"]`).first()).toBeVisible();
    await bare.context().close();
  });

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the drawer leads to the search', async ({ visitor: { page, opens } }) => {
    await opens('ru', paths.news());
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await page.locator('#drawer').getByRole('link', { name: 'Поиск' }).click();
    await expect(page).toHaveURL('/ru/search');
    await expect(page.locator('#drawer')).toBeHidden();
  });
});

for (const width of [1200, 1240, 1280])
  test(`the header holds all of Russian at ${width} px`, async ({ visitor: { page, opens } }) => {
    await page.setViewportSize({ width, height: 800 });
    await opens('ru', paths.search());
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
