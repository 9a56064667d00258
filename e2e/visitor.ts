/** A visitor of the site. Page errors fail every test. */
import { type APIRequestContext, type Browser, test as base, expect, type Page } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import { plainAddress } from 'contract/paths.ts';
import { type ItemIds, readItemIds } from './item-ids.ts';
import { systemUrl } from './system.ts';
import { type Watch, watch } from './watch.ts';

export type Visitor = {
  page: Page;
  /** Opens the plain address of a path and waits until the page is hydrated. */
  openPage: (locale: Locale, path: string) => Promise<void>;
  /** Opens a path of the application behind `#`. */
  openHashPage: (path: string) => Promise<void>;
  /** Page errors that no test announced. */
  expectPageError: Watch['expectPageError'];
  pageErrors: Watch['pageErrors'];
  remembered: (key: string) => Promise<string | null>;
};

async function answering(page: Page): Promise<void> {
  // Before hydration it is a link.
  await page.locator('aside button[aria-haspopup="dialog"]').first().waitFor();
}

function visitorOn(page: Page, { pageErrors, expectPageError }: Watch): Visitor {
  return {
    page,
    openPage: async (locale, path) => {
      await page.goto(plainAddress(locale, path));
      await answering(page);
    },
    openHashPage: async (path) => {
      // From another document: a change of the hash alone would load nothing.
      if (page.url().startsWith(`${systemUrl}/#`)) await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await answering(page);
    },
    expectPageError,
    pageErrors,
    remembered: (key) => page.evaluate((name) => sessionStorage.getItem(name), key),
  };
}

/** Another visitor, whose browser runs no scripts. */
export async function withoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

type Fixtures = { visitor: Visitor };
type WorkerFixtures = { itemIds: ItemIds };

export const test = base.extend<Fixtures, WorkerFixtures>({
  visitor: async ({ context, page }, use) => {
    const watched = watch(context, new URL(systemUrl).origin);
    await use(visitorOn(page, watched));
    expect.soft(await watched.pageErrors(), 'what no page may do').toEqual([]);
  },
  itemIds: [
    async ({ playwright }, use) => {
      const request: APIRequestContext = await playwright.request.newContext({ baseURL: systemUrl });
      await use(await readItemIds(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
