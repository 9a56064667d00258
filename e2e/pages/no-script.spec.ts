/** Pages without JavaScript: all text, sized pictures, and links that work. */
import { localeNames } from 'contract/locales.ts';
import { type PageName, paths, localePath } from 'contract/urls/paths.ts';
import { exampleOf, pageNames } from '../test-data/every-page.ts';
import { scriptOnlyWords } from '../page-checks/script-only-words.ts';
import { fullRun, sampledLocales } from '../test-data/sample.ts';
import { expect, test, withoutScripts } from '../fixtures/visitor.ts';

/** These pages show the most that scripts could add: carousels, filters, tables, forms and lists. */
const quickRunPages: readonly PageName[] = [
  'home',
  'calcinedCoke',
  'productDetail',
  'news',
  'talentRecruitment',
  'contact',
  'report',
];

/** What scripts add does not depend on the language: one language per page. */
for (const name of pageNames) {
  const locale = sampledLocales[name].desktop;
  test(`${name}, ${locale}: the page contains all its text without scripts`, {
    tag: quickRunPages.includes(name) ? [] : [fullRun],
  }, async ({ visitor, browser, itemIds }) => {
    const { page, openPage } = visitor;
    // Animated counters would show passing figures.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const staticPage = await withoutScripts(browser);
    const path = exampleOf(name, itemIds);
    await openPage(locale, path);
    await staticPage.goto(localePath(locale, path));
    expect.soft(await scriptOnlyWords(page, staticPage), `${name}, ${locale}: words that only scripts add`).toEqual([]);
    await expect.soft(staticPage.locator('h1'), `${name}, ${locale}`).toBeVisible();
    const unsized = staticPage.locator('img:not([width]), img:not([height])');
    expect.soft(await unsized.count(), `${name}, ${locale}: pictures without their size`).toBe(0);
    const styled = staticPage.locator('[style]');
    expect.soft(await styled.count(), `${name}, ${locale}: style attributes, which the policy refuses`).toBe(0);
    await staticPage.context().close();
  });
}

test('a chart opens as a table without scripts, with its missed targets in words', async ({ browser }) => {
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('en', paths.socialResponsibility()));
  const row = staticPage.getByRole('row', { name: 'Sulfur dioxide, mg/m³' });
  await expect(row).toBeHidden();
  await staticPage.getByText('Show as a table').last().click();
  await expect(row).toContainText('46 (≤ 45, target missed)');
  await staticPage.context().close();
});

test('no button to copy a link is shown without scripts', async ({ browser, itemIds }) => {
  const staticPage = await withoutScripts(browser);
  for (const name of ['productDetail', 'newsDetail'] as const) {
    await staticPage.goto(localePath('en', exampleOf(name, itemIds)));
    await expect(staticPage.locator('h1')).toBeVisible();
    await expect(staticPage.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  }
  await staticPage.context().close();
});

test('a lot number and a year of news are looked up without scripts', async ({ browser }) => {
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('en', paths.certificates()));
  const field = staticPage.getByLabel('Lot number');
  await field.fill('2608 2002 0007');
  await field.press('Enter');
  await expect(staticPage.getByRole('heading', { name: 'Low-sulfur green petroleum coke' })).toBeVisible();
  await expect(staticPage.getByRole('row', { name: 'Total moisture' })).toContainText(
    '10.6%≤\u00A010.0%outside the limit',
  );
  await field.fill('999999999999');
  await field.press('Enter');
  await expect(staticPage.getByRole('heading', { name: 'no certificate for lot 999999999999' })).toBeVisible();

  await staticPage.goto(localePath('en', paths.news()));
  await staticPage.getByRole('navigation', { name: 'News by year' }).getByText('2025').click();
  await expect(staticPage).toHaveURL(localePath('en', paths.news('tab1', 1, { year: 2025 })));
  const dates = await staticPage.locator('main time').allTextContents();
  expect(dates.filter((date) => date.includes('2025')).length).toBeGreaterThan(3);
  await staticPage.context().close();
});

for (const locale of localeNames)
  test(`${locale}: every link of every page works`, { tag: fullRun }, async ({ browser, request, itemIds }) => {
    // Hundreds of pages, each rendered for the first time, and documents that are drawn: limits of an address are reached.
    test.setTimeout(600_000);
    const staticPage = await withoutScripts(browser);
    const found = new Map<string, string>();
    for (const name of pageNames) {
      const url = localePath(locale, exampleOf(name, itemIds));
      await staticPage.goto(url);
      const hrefs = await staticPage
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) {
        if (href.startsWith('#') && href !== '#top')
          expect.soft(await staticPage.locator(`[id="${href.slice(1)}"]`).count(), `${url}: ${href}`).toBe(1);
        if (href.startsWith('/')) found.set(href.replace(/#.*$/, ''), url);
      }
    }
    expect(found.size).toBeGreaterThan(pageNames.length);
    for (const [href, url] of found) {
      let response = await request.get(href);
      await expect
        .poll(
          async () => {
            if (response.status() === 429) response = await request.get(href);
            return response.status();
          },
          { timeout: 90_000, intervals: [3000] },
        )
        .not.toBe(429);
      expect.soft(response.status(), `${href}, linked from ${url}`).toBe(200);
    }
    await staticPage.context().close();
  });

test('the navigation leads from page to page', async ({ browser, itemIds }) => {
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('en', paths.home()));
  await staticPage.locator('header').getByRole('link', { name: 'News', exact: true }).click();
  await expect(staticPage).toHaveURL(localePath('en', paths.news()));
  await staticPage
    .locator(`main a[href="${localePath('en', paths.newsDetail(itemIds.news))}"]`)
    .first()
    .click();
  await expect(staticPage.locator('h1')).toBeVisible();
  await staticPage
    .locator('header')
    .getByRole('button', { name: /^Language/ })
    .click();
  await staticPage.locator('#languages').getByRole('link', { name: 'Русский' }).click();
  await expect(staticPage).toHaveURL(localePath('ru', paths.newsDetail(itemIds.news)));
  await expect(staticPage.locator('html')).toHaveAttribute('lang', 'ru');
  await staticPage.context().close();
});
