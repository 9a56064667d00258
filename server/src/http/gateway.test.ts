import { readdirSync } from 'node:fs';
import path from 'node:path';
import { staffEndpoints } from 'contract/console/endpoints.ts';
import { endpoints } from 'contract/endpoints.ts';
import { localeNames } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { defineEndpoint, type Audience, readLimit } from 'contract/endpoint.ts';
import type { Permission } from 'contract/console/permissions.ts';
import { z } from 'zod/mini';
import { statusOfError } from './error-texts.ts';
import { httpErrorOf } from './errors.ts';
import { serveStaff } from './serve.ts';
import { routes } from '../routes.ts';
import { registerGateway } from './gateway.ts';
import { createSessionCookie } from './session-cookie.ts';
import Fastify from 'fastify';

const allEndpoints = [...endpoints, ...staffEndpoints];

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

it('has one route for every endpoint of the contract', () => {
  expect(routes.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(
    allEndpoints.map(({ name }) => name).toSorted(),
  );
});

it('lists every endpoint that a file of the contract defines', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../contract/src');
  const modules: object[] = await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && path.basename(name) !== 'endpoints.ts')
      .map((name) => import(path.join(folder, name))),
  );
  const defined = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => Object(value).audience !== undefined);
  expect(defined.map(({ name }) => name).toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
});

describe('audiences', () => {
  const publicUrl = 'https://group.example';

  function endpointFor(audience: Audience, effect: 'read' | 'write' = 'read') {
    return defineEndpoint({
      name: 'whoCalls',
      summary: 'For this test',
      method: 'POST',
      path: '/{lang}/console/who',
      audience,
      effect,
      limit: readLimit,
      input: z.object({}),
      output: z.object({ name: z.string() }),
      errors: [],
    });
  }

  function appFor(
    audience: Audience,
    permissions: Permission[],
    effect?: 'read' | 'write',
    tokenType?: 'cookie' | 'bearer',
  ) {
    const app = Fastify();
    const route = serveStaff(endpointFor(audience, effect), async (_context: object, _input, { signedIn }) => ({
      name: signedIn.name,
    }));
    const account = { accountId: 1, name: 'Editor', sessionId: 's', roles: [], permissions, confirmedAt: undefined };
    app.setErrorHandler((error, _request, reply) =>
      reply.code(statusOfError[httpErrorOf(error).code]).send({ error: httpErrorOf(error).code }),
    );
    registerGateway(app, site.context, [route], {
      signedInBy: async ({ headers }) =>
        headers.cookie === 'known' ? { ...account, tokenType: tokenType ?? ('cookie' as const) } : undefined,
      cookie: createSessionCookie(publicUrl),
      publicUrl,
    });
    return app;
  }

  const post = (headers: Record<string, string>) =>
    ({ method: 'POST', url: '/gw-api/en/console/who', headers, payload: {} }) as const;
  const fromSite = { cookie: 'known', origin: publicUrl };

  it.each<[Audience, 'read' | 'write']>([
    ['signedIn', 'read'],
    ['public', 'write'],
  ])('throws for a cached endpoint that is no public read: %s, %s', (audience, effect) => {
    const route = serveStaff({ ...endpointFor(audience, effect), isCached: true }, async () => ({ name: '' }));
    const authentication = { signedInBy: async () => undefined, cookie: createSessionCookie(publicUrl), publicUrl };
    expect(() => registerGateway(Fastify(), site.context, [route], authentication)).toThrow(/cached/);
  });

  it.each([{ any: [] }, { all: [] }])('throws for an endpoint without an audience: %j', (audience) => {
    expect(() => appFor(audience, [])).toThrow(/audience/);
  });

  it.each<[Audience, Permission[], number]>([
    ['signedIn', [], 200],
    [{ any: ['content:article:edit', 'content:article:publish'] }, ['content:article:publish'], 200],
    [{ all: ['content:article:edit', 'content:article:publish'] }, ['content:article:publish'], 403],
    [{ all: ['content:article:publish'] }, ['content:article:publish'], 200],
    [{ any: ['system:role:edit'] }, ['content:article:publish'], 403],
  ])('lets %j be called with %j: %i', async (audience, permissions, status) => {
    expect((await appFor(audience, permissions).inject(post(fromSite))).statusCode).toBe(status);
  });

  it('rejects a caller without a session', async () => {
    const response = await appFor('signedIn', []).inject(post({ origin: publicUrl }));
    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status: 401,
      body: { error: 'unauthorized' },
    });
  });

  it('rejects a write that another site’s page sends with the cookie, but not one with a bearer', async () => {
    const foreign = post({ cookie: 'known', origin: 'https://evil.example' });
    const rejected = await appFor('signedIn', [], 'write').inject(foreign);
    expect({ status: rejected.statusCode, body: rejected.json() }).toEqual({
      status: 403,
      body: { error: 'originRejected' },
    });
    expect((await appFor('signedIn', [], 'write').inject(post(fromSite))).statusCode).toBe(200);
    expect((await appFor('signedIn', [], 'write', 'bearer').inject(foreign)).statusCode).toBe(200);
  });

  it('never stores a response for staff', async () => {
    const response = await appFor('signedIn', []).inject(post(fromSite));
    expect({ control: response.headers['cache-control'], body: response.json() }).toMatchObject({
      control: 'no-store',
      body: { name: 'Editor' },
    });
  });
});

describe.each(localeNames)('errors in %s', (locale) => {
  it('responds to an unknown id with a 404 error body', async () => {
    for (const urlPath of [
      'getnewdetail/999999',
      'getItemdetail/NOBODY',
      'getstaticcontent/99',
      'getstaticcontent/32768',
      'getstaticcontent/999999999',
      'getpiclist/99',
      'gettoppiclist/99',
    ]) {
      const { status, body } = await site.gateway(`/${locale}/wms/dqgx/${urlPath}`);
      expect({ urlPath, status, body }).toEqual({
        urlPath,
        status: 404,
        body: { code: 404, msg: words[locale].errors.notFound, error: 'notFound' },
      });
    }
  });

  it('responds to a wrong type with 422 and the field’s name', async () => {
    for (const [urlPath, field] of [
      ['getnewdetail/abc', 'id'],
      ['getstaticcontent/1x', 'id'],
      ['gettopnewlistByType?contentType=x', 'contentType'],
      ['by_typename?dictType=x', 'dictType'],
      ['by_typename', 'dictType'],
    ] as const) {
      const { status, body } = await site.gateway(`/${locale}/wms/dqgx/${urlPath}`);
      expect({ urlPath, status, fields: body.errors?.map((error) => error.field) }).toEqual({
        urlPath,
        status: 422,
        fields: [field],
      });
      expect(body.msg).toBe(words[locale].errors.invalidInput);
    }
  });
});

it('responds to an unknown language with 404', async () => {
  for (const lang of ['de', 'zh', 'EN', '%00', '..%2f', 'constructor'])
    expect(await site.gateway(`/${lang}/wms/dqgx/gettopnewlist`)).toMatchObject({ status: 404, body: { code: 404 } });
});

it('responds to an unsupported method with 405 and the allowed methods', async () => {
  const notAllowed = await site.gateway('/en/wms/dqgx/getnewlist');
  expect({ status: notAllowed.status, allow: notAllowed.headers.get('allow'), code: notAllowed.body.code }).toEqual({
    status: 405,
    allow: 'POST',
    code: 405,
  });
  const unknown = await fetch(`${site.url}/gw-api/en/wms/dqgx/nothing`, { method: 'DELETE' });
  expect(unknown.status).toBe(404);
});

it('ignores unknown query keys', async () => {
  const { status } = await site.gateway('/en/wms/dqgx/gettopnewlist?utm_source=x&__proto__=y&constructor=z');
  expect(status).toBe(200);
});

describe('responds to a hostile request with a 4xx error body', () => {
  const deep = '['.repeat(7000) + ']'.repeat(7000);
  const bodies: [string, string, string][] = [
    ['deep JSON', 'application/json', `{"page":${deep}}`],
    ['an array', 'application/json', '[1]'],
    ['a string', 'application/json', '"x"'],
    ['half JSON', 'application/json', '{"page":'],
    ['prototype keys', 'application/json', '{"__proto__":{"page":1}}'],
    ['constructor keys', 'application/json', '{"constructor":{"prototype":{"x":1}}}'],
    ['a lone surrogate', 'application/json', String.raw`{"contentType":"\ud800"}`],
    ['a NUL', 'application/json', String.raw`{"contentType":"\u0000"}`],
    ['plain text', 'text/plain', '{"page":0}'],
    ['no JSON', 'application/xml', '<a/>'],
    ['a form', 'application/x-www-form-urlencoded', 'page=0'],
    ['trailing text', 'application/jsonx', '{}'],
    ['too much', 'application/json', JSON.stringify({ x: 'y'.repeat(20_000) })],
  ];
  it.each(bodies)('with a body of %s', async (_name, type, body) => {
    const response = await fetch(`${site.url}/gw-api/en/wms/dqgx/getnewlist`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    const text = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(JSON.parse(text)).toMatchObject({ code: response.status, msg: expect.any(String) });
    expect(text).not.toMatch(/at .*\.ts|select |\/src\/|node_modules|FST_/);
  });

  const ids = {
    'a NUL': '%00',
    'half UTF-8': '%F0%9F',
    'no UTF-8': '%ff',
    'no escape': '%zz',
    '8,000 letters': 'x'.repeat(8000),
    '8,000 digits': '9'.repeat(8000),
    'twelve digits': '999999999999',
    negative: '-1',
    exponent: '1e3',
    hexadecimal: '0x10',
    'a parent folder': '%2e%2e%2f',
    blanks: '%20'.repeat(30),
  };
  it.each(Object.entries(ids))('with an id of %s', async (_name, id) => {
    for (const call of ['getnewdetail', 'getItemdetail', 'getstaticcontent', 'gettoppiclist', 'getpiclist']) {
      const response = await fetch(`${site.url}/gw-api/en/wms/dqgx/${call}/${id}`);
      const text = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(JSON.parse(text)).toMatchObject({ code: response.status });
      expect(text).not.toMatch(/FST_|xxxx|9999/);
    }
  });
});

it('strips stored fields that the output schema does not name', async () => {
  const { db } = site.context;
  const settings = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'filing')
    .executeTakeFirstOrThrow();
  const seeded = { ...Object(settings.value), internalNote: 'canary' };
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify(seeded) })
    .where('name', '=', 'filing')
    .execute();
  await db
    .updateTable('product')
    .set({
      facts: JSON.stringify([{ property: { cn: '硫分' }, value: { cn: '1' }, unit: { cn: '%' }, margin: 'canary' }]),
    })
    .execute();
  await expect
    .poll(async () => JSON.stringify((await site.gateway('/cn/wms/dqgx/getItemlist', {})).body))
    .toContain('"value":"1"');
  for (const [urlPath, body] of [
    ['/cn/site/settings', undefined],
    ['/cn/wms/dqgx/getItemlist', {}],
  ] as const)
    expect(JSON.stringify((await site.gateway(urlPath, body)).body)).not.toContain('canary');
});

describe('untranslated texts (W17)', () => {
  it('are returned in Chinese and listed as fallbacks', async () => {
    const { db } = site.context;
    const { id } = await db
      .selectFrom('newsItem')
      .select('id')
      .where('contentType', '=', 3)
      .orderBy('publishedAt', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('newsItem')
      .set({ title: JSON.stringify({ cn: '只有中文', en: 'English' }) })
      .where('id', '=', id)
      .execute();
    await expect
      .poll(async () => (await site.gateway(`/ru/wms/dqgx/getnewdetail/${id}`)).body.fallback)
      .toEqual(['/data/title']);
    const { body } = await site.gateway(`/ru/wms/dqgx/getnewdetail/${id}`);
    expect(body.data).toMatchObject({ title: '只有中文', languages: ['cn', 'en'] });
    const list = (await site.gateway('/ru/wms/dqgx/getnewlist', { contentType: 3 })).body;
    const index = (list.content ?? []).findIndex((item) => Object(item).id === id);
    expect(list.fallback).toEqual([`/content/${index}/title`]);
    expect((await site.gateway(`/en/wms/dqgx/getnewdetail/${id}`)).body).not.toHaveProperty('fallback');
  });
});

it('caches responses until content changes', async () => {
  const read = () => fetch(`${site.url}/gw-api/en/site/partners`, { headers: { 'accept-encoding': 'br' } });
  const first = await read();
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${site.url}/gw-api/en/site/partners`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  await site.context.db
    .updateTable('partner')
    .set({ name: JSON.stringify({ cn: '新', en: 'Renamed', ru: 'Новый' }) })
    .execute();
  await expect.poll(async () => (await read()).text()).toContain('Renamed');
});

it('responds with 304 to every form of If-None-Match with the current version', async () => {
  const urlPath = `${site.url}/gw-api/en/site/culture`;
  const etag = (await fetch(urlPath)).headers.get('etag') ?? '';
  const forms = ['*', etag, etag.replace('W/', ''), `"other", ${etag}`, `W/"other",${etag.replace('W/', '')}`];
  for (const form of forms)
    expect([form, (await fetch(urlPath, { headers: { 'if-none-match': form } })).status]).toEqual([form, 304]);
  expect((await fetch(urlPath, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  const list = await fetch(`${site.url}/gw-api/en/wms/dqgx/getnewlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'if-none-match': '*' },
    body: '{}',
  });
  expect(list.status).toBe(200);
});

it('serves a QR code at one URL only', async () => {
  const codes = ['0', '00001', '1', '01', '-0', '1e0', '+1', '99'];
  const statuses = await Promise.all(codes.map(async (code) => (await fetch(`${site.url}/social/${code}.svg`)).status));
  expect(statuses).toEqual([200, 404, 200, 404, 404, 404, 404, 404]);
});
