import http from 'node:http';
import net from 'node:net';
import { readLimit } from 'contract/endpoint.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

type TestResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

function send(urlPath: string, headers: Record<string, string> = {}, method = 'GET'): Promise<TestResponse> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    http
      .request({ hostname, port, path: urlPath, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
      .on('error', reject)
      .end();
  });
}

/** Without headers that may differ between two responses. */
function comparable({ status, headers, body }: TestResponse) {
  const { date: _date, 'content-length': length, ...rest } = headers;
  return { status, headers: rest, body: body.toString('latin1'), length: length ?? null };
}

const urlPaths = ['/', '/en/news', '/ru/about?history', '/gw-api/cn/site/partners', '/robots.txt'];

it.each(urlPaths)('responds to %s from the cache like the application, in each encoding', async (urlPath) => {
  await expect.poll(() => site.context.receivesChanges()).toBe(true);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    await send(urlPath, headers);
    const second = await send(urlPath, headers);
    const uncached = await send(urlPath, { ...headers, range: 'bytes=0-1' });
    expect(second.status).toBe(200);
    expect(second.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(comparable(second)).toEqual(comparable(uncached));
    const head = await send(urlPath, headers, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...second.headers, date: '' });
    const known = { ...headers, 'if-none-match': second.headers.etag ?? '' };
    const [unchanged, uncachedUnchanged] = [await send(urlPath, known), await send(urlPath, { ...known, range: 'x' })];
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    expect(comparable(unchanged)).toEqual(comparable(uncachedUnchanged));
    expect((await send(urlPath, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
  }
});

it('invalidates a page only when a table that it was built from changes', async () => {
  const { db, pages } = site.context;
  const home = async () => (await send('/en/')).body.toString();
  await home();
  const cached = pages.current('path en /');
  expect(cached).toBeDefined();
  // The home page shows no typical values; the page of that coke does.
  await send('/en/gpc');
  const values = () => pages.current('path en /gpc');
  expect(values()).toBeDefined();
  await db
    .updateTable('typicalValueTable')
    .set((table) => ({ position: table.ref('position') }))
    .execute();
  await expect.poll(values).toBeUndefined();
  expect(pages.current('path en /')).toBe(cached);
  await db
    .updateTable('partner')
    .set({ name: inAll('Renamed partner') })
    .execute();
  await expect.poll(home).toContain('Renamed partner');
});

/** A text in three languages, as stored. */
function inAll(text: string): string {
  return JSON.stringify({ cn: text, en: text, ru: text });
}

it('shows a changed setting, dictionary entry and picture description', async () => {
  const { db } = site.context;
  const expectText = (urlPath: string) => expect.poll(async () => (await send(urlPath)).body.toString());
  const entries = '/gw-api/en/wms/dqgx/by_typename?dictType=';
  const { dictionary } = await db.selectFrom('dictionaryEntry').select('dictionary').executeTakeFirstOrThrow();
  const cachedPaths = ['/en/', '/en/contact', `${entries}${dictionary}`];
  // Caches them.
  for (const urlPath of cachedPaths)
    for (let time = 0; time < 2; time += 1) expect((await send(urlPath)).status).toBe(200);
  const filing = { icp: 'Canary filing', publicSecurity: 'x' };
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify(filing) })
    .where('name', '=', 'filing')
    .execute();
  for (const urlPath of ['/en/', '/en/contact']) await expectText(urlPath).toContain('Canary filing');
  await db
    .updateTable('dictionaryEntry')
    .set({ label: inAll('Canary entry') })
    .execute();
  await expectText(`${entries}${dictionary}`).toContain('Canary entry');
  await db
    .updateTable('picture')
    .set({ description: inAll('Canary picture') })
    .execute();
  await expectText('/en/').toContain('Canary picture');
});

it('passes everything but a plain read to the application', async () => {
  await send('/en/news');
  const { hostname, port } = new URL(site.url);
  const raw = (request: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname, () => socket.write(request));
      let response = '';
      socket.on('data', (chunk) => (response += chunk.toString()));
      socket.on('error', reject).on('close', () => resolve(response));
    });
  const end = 'Connection: close\r\n\r\n';
  expect(await raw(`GET /en/news HTTP/1.1\r\nHost: a\r\nHOST: b\r\n${end}`)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(`GET /en/news HTTP/1.1\r\nHost: a\r\n${end}`)).toMatch(/^HTTP\/1\.1 200 /);
  expect((await send('/en/news', {}, 'DELETE')).status).toBe(404);
  expect((await send('/gw-api/en/site/partners', {}, 'POST')).status).toBe(405);
});

it('counts a cached response against the request limit of the forwarded IP address', async () => {
  const urlPath = '/gw-api/en/site/culture';
  const from = { 'x-forwarded-for': '203.0.113.9' };
  let accepted = 0;
  let last = await send(urlPath, from);
  while (last.status === 200 && accepted <= readLimit.requests) {
    accepted += 1;
    last = await send(urlPath, from);
  }
  expect([accepted, last.status, last.headers['retry-after'] !== undefined]).toEqual([readLimit.requests, 429, true]);
  expect((await send(urlPath, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
});
