/** What a visitor of a missing page sees. */
import { expect, test } from '../fixtures/visitor.ts';

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
  for (const [path, lang] of Object.entries(missing)) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(page.locator('main').getByRole('link').first(), path).toBeVisible();
  }
});

test('an unknown path in hash mode shows the not-found page', async ({ visitor }) => {
  const { page, expectPageError } = visitor;
  // The browser logs the gateway's response about a missing item by itself.
  expectPageError(/status of (404|422).*getnewdetail/);
  for (const path of ['/nope', '/news/detail/nope', '/about/nope']) {
    await visitor.openHashPage(path);
    await expect(page.locator('main'), path).toContainText('404');
  }
  await page.locator('main').getByRole('searchbox').fill('coke');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#/search?q=coke');
});
