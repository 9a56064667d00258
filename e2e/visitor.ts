/** A visitor of the site. Page errors fail every test. */
import { type APIRequestContext, type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import { localePath } from 'contract/urls/paths.ts';
import { type ItemIds, readItemIds } from './item-ids.ts';
import { sideBarButton } from './page-objects/side-bar.ts';
import { systemUrl } from './system.ts';
import { logPageErrors, type PageErrorLog } from './page-error-log.ts';

export type Visitor = {
  page: Page;
  /** Opens a path below its language and waits until the page is hydrated. */
  openPage: (locale: Locale, path: string) => Promise<void>;
  /** Opens a path in hash mode. */
  openHashPage: (path: string) => Promise<void>;
  /** Announces an error that the test provokes on purpose. */
  expectPageError: PageErrorLog['expectPageError'];
  /** Page errors that no test has announced. */
  pageErrors: PageErrorLog['pageErrors'];
  /** A value in the session storage. */
  sessionValue: (key: string) => Promise<string | null>;
};

export async function waitForHydration(page: Page): Promise<void> {
  // Before hydration this button is a link.
  await sideBarButton(page, 'telephone').waitFor();
}

/**
 * Waits until the deferred part of the page around an element is hydrated. Before, a link in it is followed without the
 * router. React marks the elements that it has hydrated.
 */
export async function waitForHydrationOf(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}

function createVisitor(page: Page, { pageErrors, expectPageError }: PageErrorLog): Visitor {
  return {
    page,
    openPage: async (locale, path) => {
      await page.goto(localePath(locale, path));
      await waitForHydration(page);
    },
    openHashPage: async (path) => {
      // A change of the hash alone would load no document.
      if (page.url().startsWith(`${systemUrl}/#`)) await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await waitForHydration(page);
    },
    expectPageError,
    pageErrors,
    /** A value in the session storage. */
    sessionValue: (key) => page.evaluate((name) => sessionStorage.getItem(name), key),
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
    const errorLog = logPageErrors(context, new URL(systemUrl).origin);
    await use(createVisitor(page, errorLog));
    // A request that a test replaced may still be on its way, such as the form's challenge.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect.soft(await errorLog.pageErrors(), 'page errors').toEqual([]);
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
