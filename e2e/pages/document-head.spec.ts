/** The server’s document and the browser agree: on the page at hydration, and on the head after each navigation. */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { exampleOf, pageNames } from '../test-data/every-page.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, waitForHydration } from '../fixtures/visitor.ts';

for (const [url, tag] of [
  ['/', []],
  ['/#/', [fullRun]],
  ['/en/', [fullRun]],
  ['/ru/news', []],
  ['/cn/contact', [fullRun]],
] as const)
  test(`${url}: the browser hydrates the server’s document without changes`, { tag: [...tag] }, async ({
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
    await page.goto(url);
    await waitForHydration(page);
    await expect(page.locator('#main')).toHaveAttribute('data-written', 'by the server');
  });

/** The metadata of a document for search engines: of the current page, or as the server writes it for a path. */
function headOf(page: Page, path?: string) {
  return page.evaluate(async (from) => {
    const text = from === undefined ? undefined : await (await fetch(from)).text();
    // Parsing in the page would apply the page's content security policy to the document's styles.
    const html = text?.replace(/<style>.*?<\/style>/s, '');
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const tags = shown.querySelectorAll(
      'link[rel="canonical"], link[rel="alternate"], meta[name="robots"], meta[name="referrer"], meta[name="description"]',
    );
    const written = [...tags].map((tag) =>
      ['name', 'rel', 'type', 'hreflang', 'href', 'content'].map((name) => tag.getAttribute(name) ?? '').join(' '),
    );
    return [shown.title, ...written.toSorted()];
  }, path);
}

/** Navigates with the router, also where no link leads. */
function navigateTo(page: Page, path: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('a navigation updates the head to match the server’s document', { tag: fullRun }, async ({ visitor, itemIds }) => {
  const { page, openPage, expectPageError } = visitor;
  expectPageError(/status of 404/);
  await openPage('ru', paths.contact());
  const lists = [paths.news('tab2', 2), paths.bulkTrade(undefined, 2), paths.bulkTrade(undefined, 1, { keyword: 'a' })];
  const missing = '/news/detail/999999999';
  for (const path of [...pageNames.map((name) => exampleOf(name, itemIds)), missing, ...lists]) {
    const url = localePath('ru', path);
    const written = await headOf(page, url);
    expect(written.length, url).toBeGreaterThan(2);
    await navigateTo(page, url);
    await expect.poll(() => headOf(page), { message: url, intervals: [20, 50] }).toEqual(written);
  }
});
