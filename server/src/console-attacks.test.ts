/** Attacks on the console's endpoints as a whole. Those on a single feature are beside it. */
import { once } from 'node:events';
import http from 'node:http';
import { staffEndpoints } from 'contract/console/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../test/running-site.ts';
import { Browser, createStaff, signedIn, staffPassword } from '../test/staff.ts';

let site: RunningSite;
let admin: Browser;
let editor: Browser;
beforeAll(async () => {
  site = await runSite();
  ({ browser: admin } = await signedIn(site, 'admin', ['admin']));
  ({ browser: editor } = await signedIn(site, 'editor', ['editor']));
});
afterAll(() => site.close());

/** Sends a path as it is: `fetch` would normalize it. */
function rawRequestTo(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = http.request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const rawRequest = (path: string, options: Parameters<typeof rawRequestTo>[2]) => rawRequestTo(site.url, path, options);

/** What the console's calls can change. */
async function state(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(row, E'\n' order by row), '') as text from (
      select row(a.id, a.login, a.name, a.password, a.is_disabled, a.version, a.totp_secret)::text as row from account a
      union all select r::text from role r union all select g::text from account_role g
      union all select (s.id, s.account_id, s.stage, s.confirmed_at, s.passkey_challenge)::text from session s
      union all select p::text from passkey p
      union all select l::text from set_up_link l union all select c::text from recovery_code c
      union all select e.id::text from audit.audit_entry e) as rows`.execute(site.context.db);
  return rows[0]?.text ?? '';
}

describe('every spelling of a path', () => {
  const spellings = [
    '/gw-api/en/console/accounts/list/',
    '/gw-api/en/console//accounts/list',
    '/gw-api/en//console/accounts/list',
    '//gw-api/en/console/accounts/list',
    '/gw-api/en/console/accounts%2Flist',
    '/gw-api/en/console%2Faccounts%2Flist',
    '/gw-api/en/console/%61ccounts/list',
    '/gw-api/en/c%6fnsole/accounts/list',
    '/gw-api/en/console/./accounts/list',
    '/gw-api/en/console/%2e/accounts/list',
    '/gw-api/en/console/sessions/../accounts/list',
    '/gw-api/en/console/sessions/%2e%2e/accounts/list',
    '/gw-api/en/wms/../console/accounts/list',
    '/gw-api/en/CONSOLE/accounts/list',
    '/gw-api/en/console/accounts/list;x=1',
    '/gw-api/en/console/accounts/list.json',
    '/gw-api/en/console/accounts/list%00',
    '/gw-api/en/console/accounts/list%20',
    String.raw`/gw-api/en/console\accounts\list`,
    '/gw-api/en/console/accounts/list?/gw-api/en/site/settings',
    '/gw-api/en/site/settings/../../console/accounts/list',
    '/gw-api/EN/console/accounts/list',
    '/gw-api/console/accounts/list',
  ];

  it.each(spellings)('sends nothing to outsiders: %s', async (path) => {
    for (const cookie of ['', editor.cookie ?? '']) {
      const { status, text } = await rawRequest(path, { headers: { cookie } });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect(text).not.toContain('totalElements');
    }
  });

  it.each(spellings)('responds to an administrator as the plain path does, or not at all: %s', async (path) => {
    const { status, text } = await rawRequest(path, { headers: { cookie: admin.cookie ?? '' } });
    expect([200, 400, 404]).toContain(status);
    expect(status === 200).toBe(text.includes('totalElements'));
  });
});

describe('a GET', () => {
  it('is never the method of a write', () => {
    expect(staffEndpoints.filter(({ method, effect }) => method === 'GET' && effect === 'write')).toEqual([]);
  });

  it('changes nothing, whatever it pretends to be', async () => {
    const before = await state();
    const writes = staffEndpoints.filter(({ method }) => method === 'POST');
    const body = JSON.stringify({ id: 1, login: 'admin', password: staffPassword, name: 'x', roles: [], version: 1 });
    for (const { path } of writes) {
      const urlPath = `/gw-api${path.replace('{lang}', 'en')}`;
      for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const headers = {
          cookie: admin.cookie ?? '',
          origin: site.url,
          'content-type': 'application/json',
          'x-http-method-override': 'POST',
          'x-method-override': 'POST',
        };
        const { status } = await rawRequest(`${urlPath}?_method=POST&id=1`, {
          method,
          headers,
          body: method === 'HEAD' ? '' : body,
        });
        expect([urlPath, method, status >= 400 && status < 500]).toEqual([urlPath, method, true]);
      }
    }
    expect(await state()).toBe(before);
  });
});

describe('a write from another site', () => {
  const writes = staffEndpoints.filter(({ effect }) => effect === 'write');

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['a cross-site fetch without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['no origin at all', {}],
  ])('is rejected with %s', async (_name, headers) => {
    const before = await state();
    for (const { path } of writes) {
      const { status, text } = await rawRequest(`/gw-api${path.replace('{lang}', 'en')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: admin.cookie ?? '', ...headers },
        body: '{}',
      });
      expect([path, status, JSON.parse(text).error]).toEqual([path, 403, 'originRejected']);
    }
    expect(await state()).toBe(before);
  });

  it('cannot be posted as a form, which needs no permission of ours', async () => {
    // An upload and the download helper (W13) are forms; their Origin is checked like all others.
    const isForm = (name: string, isUpload = false) => isUpload || name === 'downloadExportByForm';
    for (const { path } of writes.filter((write) => !isForm(write.name, write.isUpload)))
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
        const { status } = await rawRequest(`/gw-api${path.replace('{lang}', 'en')}`, {
          method: 'POST',
          headers: { 'content-type': type, cookie: admin.cookie ?? '', origin: site.url },
          body: '{}',
        });
        expect([path, status]).toEqual([path, 415]);
      }
  });
});

it('uses the origin of PUBLIC_URL, not the Host header, and binds the cookie to https and this host', async () => {
  const publicUrl = 'https://group.example';
  const published = await runSite({ publicUrl });
  try {
    const { login } = await createStaff(published, { login: 'editor', roles: [], withSecondFactor: false });
    const enter = (headers: Record<string, string>) =>
      new Browser(published, headers).post('sessions/sign-in', { login, password: staffPassword });
    expect((await enter({})).body.error).toBe('originRejected');
    const rebound = await rawRequestTo(published.url, '/gw-api/en/console/sessions/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', host: 'evil.example' },
      body: JSON.stringify({ login, password: staffPassword }),
    });
    expect(JSON.parse(rebound.text).error).toBe('originRejected');
    const response = await enter({ origin: publicUrl });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    // Passkeys are for the public URL's host, whatever host a request names.
    const { text } = await rawRequestTo(published.url, '/gw-api/en/console/passkeys/begin', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
        origin: publicUrl,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
      body: '{}',
    });
    expect(JSON.parse(text).data.rp.id).toBe('group.example');
  } finally {
    await published.close();
  }
});

it('reads neither IP address nor host from headers that anybody can write', async () => {
  const { login } = await createStaff(site, { login: 'victim', roles: ['editor'] });
  for (let attempt = 0; attempt < 10; attempt += 1)
    await new Browser(site, { 'x-forwarded-for': `198.51.${attempt}.1`, forwarded: `for=198.51.${attempt}.1` }).post(
      'sessions/sign-in',
      { login, password: 'a wrong password' },
    );
  const response = await new Browser(site, { 'x-forwarded-for': '203.0.113.200', 'x-real-ip': '203.0.113.200' }).post(
    'sessions/sign-in',
    { login, password: staffPassword },
  );
  expect(response.body.error).toBe('signInDelayed');
  const { content } = (await admin.get('audit/entries?action=session.signInDelayed')).body;
  expect(Object(content?.[0]).addressBlock).toBe('127.0.0.0/24');
});

it('never fetches an address that staff write', async () => {
  let connections = 0;
  const listening = http.createServer((_request, response) => response.end());
  listening.on('connection', () => (connections += 1));
  await once(listening.listen(0, '127.0.0.1'), 'listening');
  const address = listening.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/picture.png`;
  try {
    const html = `<p><a href="${url}">x</a><img src="${url}" alt=""></p>`;
    const text = { cn: url };
    const body = {
      contentType: 1,
      publishedAt: null,
      pinned: false,
      externalUrl: url,
      picture: 'calcined-coke',
      title: text,
      summary: text,
      editor: null,
      content: { cn: html },
    };
    const { id, version } = Object((await editor.post('content/news', { body })).body.data);
    const path = `content/news/${id}`;
    const linked = await editor.post(`${path}/preview-link`, { locale: 'cn', minutes: 5 });
    expect((await fetch(site.url + Object(linked.body).url)).status).toBe(200);
    expect((await editor.post(`${path}/publish`, { version, locales: ['cn'] })).status).toBe(200);
    expect((await fetch(`${site.url}/cn/news/detail/${id}`)).status).toBe(200);
    expect((await editor.post('content-exchange/export', { items: [{ kind: 'news', id }] })).status).toBe(200);
    const image = await editor.post('content/news', { body: { ...body, picture: url } });
    expect(image.status).toBeLessThan(500);
    const resource = await editor.request(`/gw-api/common/download/resource?resource=${encodeURIComponent(url)}`);
    expect(resource.status).toBe(422);
    expect(connections).toBe(0);
  } finally {
    listening.close();
  }
});

it('ignores fields that the contract does not name', async () => {
  const created = await admin.post('accounts/create', {
    login: 'nested',
    name: 'Nested',
    roles: [],
    isDisabled: true,
    password: 'x',
    id: 1,
    account: { roles: ['admin'] },
    __proto__: { roles: ['admin'] },
  });
  const { id } = Object(created.body.data);
  const account = Object((await admin.get(`accounts/account/${id}`)).body.data);
  expect(account).toMatchObject({ roles: [], state: 'invited' });
  expect(Object.keys(account).filter((key) => /password|secret|hash|token/i.test(key))).toEqual([]);
});

it('sorts and filters by nothing that it does not show', async () => {
  for (const query of ['password=x', 'filter.password=x', 'sort=password', 'filter.totpSecret=x', 'orderBy=password']) {
    const { status, body } = await admin.get(`accounts/list?${query}`);
    expect({ query, status, total: body.totalElements }).toMatchObject({
      status: 200,
      total: (await admin.get('accounts/list')).body.totalElements,
    });
  }
});

it('sends staff nothing that may be cached', async () => {
  for (const path of ['sessions/current', 'accounts/list', 'roles/list', 'audit/entries']) {
    const { headers } = await admin.get(path);
    expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
  }
});
