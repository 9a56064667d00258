/** Somebody who visits the site. What no page may ever do fails every test by itself. */
import { type APIRequestContext, type Browser, expect, type Page, test as base } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import { plainAddress } from 'contract/paths.ts';
import { type ItemIds, readItemIds } from './item-ids.ts';
import { systemUrl } from './system.ts';
import { watch, type Watch } from './watch.ts';

export type Visitor = {
  page: Page;
  /** Opens the plain address of a path, and waits until the page answers to clicks. */
  opens: (locale: Locale, path: string) => Promise<void>;
  /** Opens a path of the application behind `#`. */
  opensApplication: (path: string) => Promise<void>;
  /** What the page has done that no page may do, and that was not announced. */
  expectComplaint: Watch['expectComplaint'];
  complaints: Watch['complaints'];
  remembered: (key: string) => Promise<string | null>;
};

async function answering(page: Page): Promise<void> {
  // Before hydration it is a link.
  await page.locator('aside button[aria-haspopup="dialog"]').first().waitFor();
}

function visitorOn(page: Page, { complaints, expectComplaint }: Watch): Visitor {
  return {
    page,
    opens: async (locale, path) => {
      await page.goto(plainAddress(locale, path));
      await answering(page);
    },
    opensApplication: async (path) => {
      // From another document: a step from hash to hash would load nothing.
      if (page.url().startsWith(`${systemUrl}/#`)) await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await answering(page);
    },
    expectComplaint,
    complaints,
    remembered: (key) => page.evaluate((name) => sessionStorage.getItem(name), key),
  };
}

/** Another visitor, whose browser does not run scripts. */
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
    expect.soft(await watched.complaints(), 'what no page may do').toEqual([]);
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
