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
let line: DatabaseProxy;
let direct: ConnectionOptions;
beforeAll(async () => {
  site = await runSite({
    through: async (connection) => {
      direct = connection;
      line = await startDatabaseProxy(connection);
      return line.connection;
    },
  });
});
afterAll(async () => {
  await site.close();
  await line.close();
});

const request = (address: string) => fetch(site.url + address, { redirect: 'manual' });

/** As a user of another instance would. */
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

async function cut(): Promise<void> {
  line.cut();
  await expect.poll(() => site.context.hearsChanges()).toBe(false);
  // The log says so; visitors are not told.
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([expect.stringContaining('lost')]);
  vi.mocked(console.warn).mockClear();
}

it('serves what is in memory, and what has changed when it is back', async () => {
  await expect.poll(() => site.context.hearsChanges()).toBe(true);
  const page = await (await request('/en/')).text();
  const answer = await (await request('/gw-api/en/site/partners')).text();
  expect(page).not.toContain('While away');
  await cut();
  await renamePartners('While away');
  for (let time = 0; time < 2; time += 1) {
    const held = await request('/en/');
    expect([held.status, await held.text()]).toEqual([200, page]);
    const heldAnswer = await request('/gw-api/en/site/partners');
    expect([heldAnswer.status, await heldAnswer.text()]).toEqual([200, answer]);
  }
  const deaf = { name: 'changes', ok: false, why: 'changes of content are not heard: what is in memory may be old' };
  await expect.poll(async () => (await readiness()).checks).toContainEqual(deaf);
  line.mend();
  await expect.poll(async () => (await readiness()).checks).toContainEqual({ name: 'changes', ok: true });
  await expect.poll(async () => (await request('/gw-api/en/site/partners')).text()).toContain('While away');
  await expect.poll(async () => (await request('/en/')).text()).toContain('While away');
});

it('says in the visitor’s language what cannot be served, with the site’s look, and JSON to programs', async () => {
  await expect.poll(() => site.context.hearsChanges()).toBe(true);
  site.context.pages.drop(true);
  site.context.responses.drop(true);
  await cut();
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
  for (const address of ['/', '/en/nothing', '/nothing', '/ru/message', '/cn/report'])
    expect([address, (await request(address)).headers.get('content-type')]).toEqual([
      address,
      'text/html; charset=utf-8',
    ]);
  const { status, body, headers } = await site.gateway('/ru/site/culture');
  expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  const style = / data-styles="([^" ]+)/.exec(await (await request('/en/contact')).text())?.[1] ?? '';
  expect((await request(style)).status).toBe(200);
  line.mend();
  await expect.poll(async () => (await request('/ru/contact')).status).toBe(200);
});

it('fails a page whole whose part cannot be read: it would be cached without it', async () => {
  await expect.poll(() => site.context.hearsChanges()).toBe(true);
  site.context.pages.drop(true);
  site.context.responses.drop(true);
  // All but the contact page's plan is already cached.
  await request('/gw-api/en/site/settings');
  await cut();
  expect((await request('/en/contact')).status).toBe(503);
  line.mend();
  await expect.poll(async () => (await request('/en/contact')).status).toBe(200);
});

it('answers a form posted meanwhile with a page too', async () => {
  await expect.poll(() => site.context.hearsChanges()).toBe(true);
  site.context.responses.drop(true);
  await cut();
  const response = await fetch(`${site.url}/ru/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: 'remark=x',
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain(words.ru.errors.unavailable);
  line.mend();
});
