/**
 * While the database is unreachable, cached content is served, and everything else is an error in
 * the visitor's language.
 */
import { localeNames, locales } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../../test/database-proxy.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import type { ConnectionOptions } from '../database/open.ts';
import { openDatabase } from '../database/open.ts';
import type { Readiness } from '../http/readiness.ts';

let site: RunningSite;
let proxy: DatabaseProxy;
let direct: ConnectionOptions;
beforeAll(async () => {
  site = await runSite({
    through: async (connection) => {
      direct = connection;
      proxy = await startDatabaseProxy(connection);
      return proxy.connection;
    },
  });
});
afterAll(async () => {
  await site.close();
  await proxy.close();
});

const request = (path: string) => fetch(site.url + path, { redirect: 'manual' });

/** Changes content on a direct connection, as another instance does. */
async function renamePartners(name: string): Promise<void> {
  const db = await openDatabase(direct);
  await db
    .updateTable('partner')
    .set({ name: JSON.stringify({ cn: name, en: name, ru: name }) })
    .execute();
  await db.destroy();
}

/** The result of each readiness check. */
const readiness = async (): Promise<Readiness> => JSON.parse(await (await request('/readyz')).text());

async function disconnect(): Promise<void> {
  proxy.cut();
  await expect.poll(() => site.context.receivesChanges()).toBe(false);
  // Only the log mentions it.
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([expect.stringContaining('lost')]);
  vi.mocked(console.warn).mockClear();
}

it('serves cached content meanwhile, and the changes afterwards', async () => {
  await expect.poll(() => site.context.receivesChanges()).toBe(true);
  const page = await (await request('/en/')).text();
  const response = await (await request('/gw-api/en/site/partners')).text();
  expect(page).not.toContain('Renamed meanwhile');
  await disconnect();
  await renamePartners('Renamed meanwhile');
  for (let time = 0; time < 2; time += 1) {
    const cachedPage = await request('/en/');
    expect([cachedPage.status, await cachedPage.text()]).toEqual([200, page]);
    const cachedResponse = await request('/gw-api/en/site/partners');
    expect([cachedResponse.status, await cachedResponse.text()]).toEqual([200, response]);
  }
  const failing = {
    name: 'changes',
    ok: false,
    why: 'change notifications do not arrive: cached content may be stale',
  };
  await expect.poll(async () => (await readiness()).checks).toContainEqual(failing);
  proxy.mend();
  await expect.poll(async () => (await readiness()).checks).toContainEqual({ name: 'changes', ok: true });
  await expect.poll(async () => (await request('/gw-api/en/site/partners')).text()).toContain('Renamed meanwhile');
  await expect.poll(async () => (await request('/en/')).text()).toContain('Renamed meanwhile');
});

it('responds to uncached pages with a styled error page in the language, and API requests with JSON', async () => {
  await expect.poll(() => site.context.receivesChanges()).toBe(true);
  await disconnect();
  for (const locale of localeNames) {
    const response = await request(`/${locale}/contact`);
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-language')).toBe(locales[locale].tag);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
    const html = await response.text();
    expect(html).toContain(`<html lang="${locales[locale].tag}"`);
    expect(html).toMatch(/<main[\s\S]*<h1/);
    expect(html).toContain(words[locale].errors.unavailable);
    expect(html).toMatch(/<style>[^<]{1000}/);
    expect(html).not.toContain('router-data');
  }
  for (const path of ['/', '/en/nothing', '/nothing', '/ru/message', '/cn/report'])
    expect([path, (await request(path)).headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8']);
  const { status, body, headers } = await site.gateway('/ru/site/culture');
  expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  const style = / data-styles="([^" ]+)/.exec(await (await request('/en/contact')).text())?.[1] ?? '';
  expect((await request(style)).status).toBe(200);
  proxy.mend();
  await expect.poll(async () => (await request('/ru/contact')).status).toBe(200);
});

it('responds with 503 for a page of which one part cannot be read', async () => {
  await expect.poll(() => site.context.receivesChanges()).toBe(true);
  // All but the contact page's plan is already cached.
  await request('/gw-api/en/site/settings');
  await disconnect();
  expect((await request('/en/contact')).status).toBe(503);
  proxy.mend();
  await expect.poll(async () => (await request('/en/contact')).status).toBe(200);
});

it('responds to a posted form with an error page', async () => {
  await expect.poll(() => site.context.receivesChanges()).toBe(true);
  await disconnect();
  const response = await fetch(`${site.url}/ru/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: 'remark=x',
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain(words.ru.errors.unavailable);
  proxy.mend();
});
