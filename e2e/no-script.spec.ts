/** Plain addresses where no script runs: all words, sized pictures, links that lead somewhere. */
import { localeNames } from 'contract/locales.ts';
import { paths, plainAddress } from 'contract/paths.ts';
import { exampleOf, pageNames } from './every-page.ts';
import { scriptOnlyWords } from './page-checks/script-only-words.ts';
import { prove, sampledLocale } from './sample.ts';
import { expect, test, withoutScripts } from './visitor.ts';

/** What scripts bring does not depend on the language: each page in one. Every third every day. */
for (const [index, name] of pageNames.entries()) {
  const locale = sampledLocale(Math.floor(index / 3) + index);
  test(`${name}, ${locale}: has all its words before any script`, { tag: index % 3 === 0 ? [] : [prove] }, async ({
    visitor,
    browser,
    itemIds,
  }) => {
    const { page, opens } = visitor;
    // Counters that count would show figures that are only passing.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const bare = await withoutScripts(browser);
    const path = exampleOf(name, itemIds);
    await opens(locale, path);
    await bare.goto(plainAddress(locale, path));
    expect.soft(await scriptOnlyWords(page, bare), `${name}, ${locale}: words that only scripts bring`).toEqual([]);
    await expect.soft(bare.locator('h1'), `${name}, ${locale}`).toBeVisible();
    const unsized = bare.locator('img:not([width]), img:not([height])');
    expect.soft(await unsized.count(), `${name}, ${locale}: pictures without their size`).toBe(0);
    const styled = bare.locator('[style]');
    expect.soft(await styled.count(), `${name}, ${locale}: style attributes, which the policy refuses`).toBe(0);
    await bare.context().close();
  });
}

for (const locale of localeNames)
  test(`${locale}: every link of every page leads somewhere`, { tag: prove }, async ({ browser, request, itemIds }) => {
    const bare = await withoutScripts(browser);
    const found = new Map<string, string>();
    for (const name of pageNames) {
      const address = plainAddress(locale, exampleOf(name, itemIds));
      await bare.goto(address);
      const hrefs = await bare
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) {
        if (href.startsWith('#') && href !== '#top')
          expect.soft(await bare.locator(`[id="${href.slice(1)}"]`).count(), `${address}: ${href}`).toBe(1);
        if (href.startsWith('/')) found.set(href.replace(/#.*$/, ''), address);
      }
    }
    expect(found.size).toBeGreaterThan(pageNames.length);
    for (const [href, address] of found) {
      const response = await request.get(href);
      expect.soft(response.status(), `${href}, linked from ${address}`).toBe(200);
    }
    await bare.context().close();
  });

test('somebody can walk from page to page', async ({ browser, itemIds }) => {
  const bare = await withoutScripts(browser);
  await bare.goto(plainAddress('en', paths.home()));
  await bare.locator('header').getByRole('link', { name: 'News', exact: true }).click();
  await expect(bare).toHaveURL(plainAddress('en', paths.news()));
  await bare
    .locator(`main a[href="${plainAddress('en', paths.newsDetail(itemIds.news))}"]`)
    .first()
    .click();
  await expect(bare.locator('h1')).toBeVisible();
  await bare
    .locator('header')
    .getByRole('button', { name: /^Language/ })
    .click();
  await bare.locator('#languages').getByRole('link', { name: 'Русский' }).click();
  await expect(bare).toHaveURL(plainAddress('ru', paths.newsDetail(itemIds.news)));
  await expect(bare.locator('html')).toHaveAttribute('lang', 'ru');
  await bare.context().close();
});
