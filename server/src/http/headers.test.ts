import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

const publicUrl = 'https://www.carbon.example';
let site: RunningSite;
let asset = '';
let picture = '';
let style = '';
const logLines: string[] = [];
beforeAll(async () => {
  site = await runSite({ publicUrl, log: { write: (line) => void logLines.push(line) } });
  const page = await (await fetch(`${site.url}/en/news`)).text();
  picture = /\/pictures\/\w+\/1280\.jpg/.exec(page)?.[0] ?? '';
  asset = /\/assets\/[^" ]+\.js/.exec(page)?.[0] ?? '';
  const assets = join(import.meta.dirname, '../../../site/dist/client/assets');
  style = `/assets/${readdirSync(assets).find((file) => file.endsWith('.css'))}`;
});
afterAll(() => site.close());

/** Sends raw bytes and returns the response. */
function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const socket = net.connect(Number(port), hostname, () => socket.write(request));
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
  });
}

type StatusAndHeaders = Pick<Response, 'status' | 'headers'>;

const responses: [string, number, () => Promise<StatusAndHeaders>][] = [
  ['a page', 200, () => fetch(`${site.url}/en/news`)],
  ['the application', 200, () => fetch(`${site.url}/`)],
  ['an unknown page', 404, () => fetch(`${site.url}/en/nothing`)],
  ['an unknown asset', 404, () => fetch(`${site.url}/assets/nothing.js`)],
  ['the icon', 200, () => fetch(`${site.url}/favicon.svg`)],
  ['the API', 200, () => fetch(`${site.url}/gw-api/en/wms/dqgx/gettopnewlist`)],
  ['an error of the API', 404, () => fetch(`${site.url}/gw-api/xx/wms/dqgx/gettopnewlist`)],
  ['a URL that the router rejects', 400, () => fetch(`${site.url}/gw-api/en/wms/dqgx/getnewdetail/%zz`)],
  ['a redirect', 308, () => fetch(`${site.url}/en`, { redirect: 'manual' })],
  ['the API’s page', 200, () => fetch(`${site.url}/gw-api/docs`)],
  ['the sitemap', 200, () => fetch(`${site.url}/sitemap.xml`)],
  ['a request that Node rejects', 400, async () => parse(await raw('GET / HTTP/1.1\r\nbad header\r\n\r\n'))],
  [
    'a request with too large headers',
    431,
    async () => parse(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`)),
  ],
];

function parse(response: string): StatusAndHeaders {
  const [statusLine = '', ...lines] = response.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: new Headers(headers) };
}

describe.each(responses)('%s', (_name, expected, request) => {
  it('has every security header and no cookie', async () => {
    const { status, headers } = await request();
    expect(status).toBe(expected);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect(policy['default-src']).toBe("'none'");
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[A-Za-z0-9+/=]{44}'$/);
    expect(policy['worker-src']).toBe("'self'");
    expect(policy['style-src']).toMatch(/^'self'(?: 'sha256-[A-Za-z0-9+/=]{44}')?$/);
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(policy['base-uri']).toBe("'none'");
    expect(policy['form-action']).toBe("'self'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-|\*|http:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

it.each([
  ['a script', () => asset, "default-src 'none'; script-src 'self'; connect-src 'self'"],
  ['a style sheet', () => style, null],
  ['a picture', () => picture, null],
])('%s has the security headers of files, and none that only documents use', async (_name, urlPath, policy) => {
  for (const init of [{}, { headers: { range: 'bytes=0-9' } }, {}]) {
    const response = await fetch(`${site.url}${urlPath()}`, init);
    await response.arrayBuffer();
    expect([200, 206]).toContain(response.status);
    const sent = Object.fromEntries(
      ['content-security-policy', 'permissions-policy', 'x-content-type-options', 'cross-origin-resource-policy'].map(
        (name) => [name, response.headers.get(name)],
      ),
    );
    expect(sent).toEqual({
      'content-security-policy': policy,
      'permissions-policy': null,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  }
});

it.each(['/', '/cn/', '/en/news', '/ru/report', '/en/nothing'])(
  'allows %s only its own inline elements',
  async (urlPath) => {
    const response = await fetch(`${site.url}${urlPath}`);
    const html = await response.text();
    const hashes = (element: RegExp) =>
      [...html.matchAll(element)].map(
        ([, text = '']) => `'self' 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    const policy = response.headers.get('content-security-policy');
    const sources = (directive: string) => [new RegExp(`${directive} ([^;]+)`).exec(policy ?? '')?.[1]];
    expect(hashes(/<style>(.*?)<\/style>/gs)).toEqual(sources('style-src'));
    expect(hashes(/<script>(.*?)<\/script>/gs)).toEqual(sources('script-src'));
  },
);

it('sends Strict-Transport-Security only if the public URL has HTTPS', async () => {
  const plain = await runSite({ publicUrl: 'http://intranet.example' });
  const headers = (await fetch(`${plain.url}/en/news`)).headers;
  await plain.close();
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('makes assets immutable, revalidates pages, and stores no error or response to a form', async () => {
  const cacheControl = async (urlPath: string, init?: RequestInit) =>
    (await fetch(`${site.url}${urlPath}`, init)).headers.get('cache-control');
  expect(asset).toMatch(/^\/assets\/[\w-]{7}\.js$/);
  expect(await cacheControl(asset)).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/en/news')).toBe('no-cache');
  expect(await cacheControl('/en/nothing')).toBe('no-store');
  expect(await cacheControl('/assets/nothing.js')).toBe('no-store');
  expect(await cacheControl('/gw-api/en/wms/dqgx/getnewdetail/999999')).toBe('no-store');
  expect(await cacheControl('/gw-api/en/wms/dqgx/submitReporter', { method: 'POST' })).toBe('no-store');
});

it('sends assets compressed and without source maps', async () => {
  const response = await fetch(`${site.url}${asset}`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).not.toContain('sourceMappingURL');
  expect((await fetch(`${site.url}${asset}.map`)).status).toBe(404);
});

it('never repeats a forged host name', async () => {
  for (const path of [
    '/',
    '/en/news',
    '/en/nothing',
    '/sitemap.xml',
    '/robots.txt',
    '/gw-api/openapi.json',
    '/gw-api/docs',
    '/en',
    '/cn/logo',
  ])
    for (const forged of [
      'Host: evil.example',
      'Host: x\r\nX-Forwarded-Host: evil.example',
      'Host: x\r\nForwarded: host=evil.example',
    ])
      expect(await raw(`GET ${path} HTTP/1.1\r\n${forged}\r\nConnection: close\r\n\r\n`)).not.toContain('evil.example');
});

it('responds to two Host headers with 400', async () => {
  expect(await raw('GET /en/news HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 /,
  );
});

it('responds to requests above the limit with 429 and Retry-After, and ignores forged IP addresses', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 125 }, (_none, index) =>
      fetch(`${site.url}/gw-api/en/wms/dqgx/submitReporter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
        body: '{}',
      }),
    ),
  );
  const rejected = statuses.filter(({ status }) => status === 429);
  expect(rejected.length).toBeGreaterThan(0);
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rejected[0]?.json()).toMatchObject({ code: 429, error: 'tooManyRequests' });
  // Logged once, however many requests come through an untrusted proxy.
  expect(logLines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
});

it.each([
  ['127.0.0.1', '203.0.113.7', 0],
  ['127.0.0.1', '127.0.0.1', 0],
  ['10.0.0.1', '203.0.113.7', 1],
])('with the trusted proxy %s and the visitor %s logs %s warnings about a proxy at 127.0.0.1', async (...given) => {
  const [trusted, visitor, warnings] = given;
  const lines: string[] = [];
  const behindProxy = await runSite({ trustedProxies: [trusted], log: { write: (line) => void lines.push(line) } });
  await fetch(`${behindProxy.url}/en/about`, { headers: { 'x-forwarded-for': visitor } });
  await behindProxy.close();
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(warnings);
});
