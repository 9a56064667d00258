/** The requests of a form: recorded, delayed, or cut off from their responses. */
import type { Page } from '@playwright/test';

export const uploadUrl = /\/gw-api\/(cn|en|ru)\/wms\/dqgx\/uploadFile$/;
export const submitUrl = /\/gw-api\/(cn|en|ru)\/wms\/dqgx\/submitReporter$/;

/** The uploads and submissions that the page sends from now on. */
export function recordRequests(page: Page) {
  const requests: { uploads: number; submissions: Record<string, unknown>[] } = { uploads: 0, submissions: [] };
  page.on('request', (request) => {
    if (uploadUrl.test(request.url())) requests.uploads += 1;
    if (submitUrl.test(request.url())) requests.submissions.push(JSON.parse(request.postData() ?? '{}'));
  });
  return requests;
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** The server receives each request, but the page gets no response until the returned function is called. */
export async function loseResponses(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
  return () => page.unroute(url);
}
