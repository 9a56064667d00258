import type { Page } from '@playwright/test';

/** Everything except its memory where a page could leave the visitor's input. */
export function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const names = databases.map(({ name }) => name);
    const pageState = [location.href, document.title, document.referrer, document.cookie, history.state];
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      names,
      await caches.keys(),
      pageState,
    ]);
  });
}

/** Makes the browser refuse session storage, as some privacy settings do. */
export async function blockSessionStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const throwError = () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { get: throwError });
  });
}
