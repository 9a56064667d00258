/** Attacks on the page cache: one visitor's request must never change another's page or fill the memory. */
import http from 'node:http';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSitemap } from '../../test/read-sitemap.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { Cache } from '../http/cache.ts';
import { maxCompressedBytes } from '../http/compression.ts';
import { maxMisses } from './cache-miss-limit.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

let visitors = 0;

/** A URL without earlier requests. */
function newVisitor(): string {
  visitors += 1;
  return `10.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

type TestResponse = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** Requests a URL exactly as written; `fetch` would normalize it. */
function request(urlPath: string, from: string, more: Record<string, string> = {}): Promise<TestResponse> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, ...more };
    http
      .get({ hostname, port, path: urlPath, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      })
      .on('error', reject);
  });
}

/** Follows at most two redirects. */
async function follow(urlPath: string, from: string): Promise<TestResponse> {
  const first = await request(urlPath, from);
  const second = first.status === 308 ? await request(first.headers.location ?? '', from) : first;
  return second.status === 308 ? request(second.headers.location ?? '', from) : second;
}

it('renders a page with its scripts after a request without a language', async () => {
  const from = newVisitor();
  const unlocalized = await request('/about', from);
  expect([unlocalized.status, unlocalized.headers.location]).toEqual([308, '/cn/about']);
  const html = (await request('/cn/about', from)).text;
  const [, main = ''] = / data-scripts="(?:\/assets\/[\w-]+\.js )+(\/assets\/main-[\w-]+\.js)"/.exec(html) ?? [];
  // The entry and React are one file. With `await` at the end of main.tsx they would be two.
  const script = (await request(main, from)).text;
  expect(script).toContain('router-data');
  expect(script).toContain('react.dev/errors');
  expect(html).toContain('id="router-data"');
});

it('writes no part of a request’s URL into a document', async () => {
  const from = newVisitor();
  const canary = 'CANARY';
  const forms = [
    `/?${canary}`,
    `/?${canary}=1`,
    `/cn/?${canary}`,
    `/cn/about?${canary}`,
    `/cn/about?${canary}=1`,
    `/cn/about?section=${canary}`,
    `/cn/socialResponsibility?${canary}`,
    `/cn/besinessScope/productionManufacturing?${canary}`,
    `/cn/contact?utm_source=${canary}`,
    `/cn/news?tab=${canary}&page=${canary}`,
    `/cn/report?${canary}`,
    `/cn/x/../about/?${canary}=2`,
    `/CN/about?${canary}`,
    `/${canary}`,
    `/cn/${canary}`,
    `/en/${canary}?${canary}`,
    `//${canary}`,
    `/cn/%43ANARY`,
    `/cn/about#${canary}`,
  ];
  for (const form of forms) {
    const response = await follow(form, from);
    expect([form, response.status === 200 || response.status === 404]).toEqual([form, true]);
    expect([form, response.text.includes(canary)]).toEqual([form, false]);
  }
  for (const urlPath of [
    '/',
    '/cn/',
    '/cn/about',
    '/cn/socialResponsibility',
    '/cn/contact',
    '/cn/news',
    '/cn/nothing',
    '/en/nothing',
  ])
    expect([urlPath, (await request(urlPath, from)).text.includes(canary)]).toEqual([urlPath, false]);
});

it('redirects every spelling to the canonical URL', async () => {
  const from = newVisitor();
  for (const spelling of [
    '/EN/news',
    '/en/News/',
    '/en//news',
    '/en/./news',
    '/en/x/%2e%2e/news',
    '/en/%6eews',
    '/en/news?x=1',
  ]) {
    const response = await request(spelling, from);
    expect([spelling, response.status, response.headers.location]).toEqual([spelling, 308, '/en/news']);
    expect(response.headers['cache-control']).toBe('no-cache');
  }
  expect((await request('/en/news', from)).status).toBe(200);
});

it('removes an unknown section from the URL by a redirect, and serves a known one', async () => {
  const from = newVisitor();
  const unknown = await request('/en/about?nothing', from);
  expect([unknown.status, unknown.headers.location]).toEqual([308, '/en/about']);
  const both = await request('/en/talentRecruitment/1?nothing&post=X', from);
  expect([both.status, both.headers.location]).toEqual([308, '/en/talentRecruitment/1?post=X']);
  expect((await request('/en/about?history', from)).status).toBe(200);
});

it.each(['//abc', '///abc', '//evil.example', '/deutsch/news', '/wp-login.php'])(
  'responds to %s with the not-found page',
  async (urlPath) => {
    const response = await request(urlPath, newVisitor());
    expect([response.status, response.headers['content-language']]).toEqual([404, 'zh-Hans']);
    expect(response.text).toContain('404');
  },
);

it('sends the not-found page without an ETag and never responds with 304 for it', async () => {
  const from = newVisitor();
  const missing = await request('/en/nothing', from);
  expect([missing.headers.etag, missing.headers['cache-control']]).toEqual([undefined, 'no-store']);
  const again = await request('/en/nothing', from, { 'if-none-match': '*' });
  expect(again.status).toBe(404);
});

describe('the limit of uncached pages for one IP address', () => {
  /** By the cheapest requests: all forms share a counter. */
  async function spend(misses: number, from: string): Promise<void> {
    const spent = await Promise.all(
      Array.from({ length: misses }, (_none, index) => request(`/cn/missing${index}`, from)),
    );
    expect(new Set(spent.map(({ status }) => status))).toEqual(new Set([404]));
  }

  it('covers every form of a request', async () => {
    const forms: [string, number, (index: number) => string][] = [
      ['unknown paths without a language', 1, (index) => `/missing${index}`],
      ['unknown news items', 1, (index) => `/en/news/detail/${900_000 + index}`],
      ['new query strings', 1, (index) => `/en/news?page=${1000 + index}`],
      ['searches', 5, (index) => `/en/search?q=x${index}`],
      ['searches in another spelling', 5, (index) => `/en/./search?q=y${index}`],
      ['searches in a third spelling', 5, (index) => `/en/x/%2e%2e/search?q=z${index}`],
      ['searches in capitals', 5, (index) => `/en/SEARCH?q=v${index}`],
      ['searches with an escape and a slash', 5, (index) => `/en/%73earch/?q=u${index}`],
    ];
    const from = newVisitor();
    const each = 3;
    await spend(maxMisses - forms.reduce((sum, [, cost]) => sum + each * cost, 0), from);
    // Together they use up exactly what is left.
    for (const [name, , form] of forms)
      for (let index = 0; index < each; index += 1)
        expect([name, (await follow(form(index), from)).status]).not.toEqual([name, 429]);
    for (const [name, , form] of forms) {
      const rejected = await follow(form(each), from);
      expect([name, rejected.status]).toEqual([name, 429]);
      expect(rejected.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect(rejected.headers['cache-control']).toBe('no-store');
    }
    // Cached pages are served to everybody.
    await request('/en/contact', newVisitor());
    expect((await request('/en/contact', from)).status).toBe(200);
  });

  it('responds with an error page in the language of the URL', async () => {
    const from = newVisitor();
    await spend(maxMisses, from);
    const response = await request('/ru/search?q=zebrafish', from);
    expect([response.status, response.headers['content-language']]).toEqual([429, 'ru']);
    const html = response.text;
    expect(html).toContain(words.ru.errors.tooManyRequests);
    expect(html).toContain('<style>');
    expect(html).not.toContain('zebrafish');
  });

  it('allows a visitor to read the whole site', async () => {
    const from = newVisitor();
    const map = await readSitemap(site.url, { 'x-forwarded-for': from });
    const urlPaths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, urlPath = '']) => urlPath);
    expect(urlPaths.length).toBeGreaterThan(200);
    for (const urlPath of urlPaths) expect([urlPath, (await request(urlPath, from)).status]).toEqual([urlPath, 200]);
  });
});

it('serves every URL that the pages link to without a redirect', async () => {
  const from = newVisitor();
  const links = new Set<string>();
  for (const path of [
    '/',
    '/about',
    '/gpc',
    '/cpc',
    '/besinessScope/bulkTrade',
    '/besinessScope/productionManufacturing',
    '/besinessScope/integratedLogistics',
    '/news',
    '/socialResponsibility',
    '/talentDevelopment',
    '/talentRecruitment/1',
    '/supervisionAndReporting',
    '/year20',
    '/search?q=coke',
  ]) {
    const html = (await request(`/ru${path}`, from)).text;
    for (const [, href = ''] of html.matchAll(/ href="(\/ru\/[^"#]*)/g)) links.add(href.replaceAll('&amp;', '&'));
  }
  // The case before has read what the sitemap lists.
  const listed = await readSitemap(site.url, { 'x-forwarded-for': from });
  const others = [...links].filter((link) => !listed.includes(`${link}</loc>`));
  expect(others.filter((link) => link.includes('?')).length).toBeGreaterThan(30);
  for (const link of others) expect([link, (await request(link, from)).status]).toEqual([link, 200]);
});

/** The size of a document without its style sheets, which all pages share. */
function ownBytes(text: string): number {
  return Buffer.byteLength(text.replace(/(?<=<style>)[^]*?(?=<\/style>)/, ''));
}

it('counts each cached page with the size of its document', async () => {
  const { pagesWithParameters } = site.context;
  pagesWithParameters.setListening(true);
  let totalBytes = 0;
  for (let index = 0; index < 15; index += 1) {
    const { text } = await request(`/en/gpc?item=${index}`, newVisitor());
    totalBytes += ownBytes(text);
  }
  expect(totalBytes).toBeGreaterThan(1024 * 1024);
  expect(pagesWithParameters.bytes).toBeGreaterThanOrEqual(totalBytes);
});

it('keeps other pages while a visitor makes up parameters', async () => {
  const { pages, pagesWithParameters } = site.context;
  pages.setListening(true);
  pagesWithParameters.setListening(true);
  await request('/en/gpc', newVisitor());
  const cached = pages.current('path en /gpc');
  expect(cached).toBeDefined();
  let requestedBytes = 0;
  for (let index = 0; requestedBytes < pages.maxBytes; index += 1)
    requestedBytes += ownBytes((await request(`/en/gpc?item=new-${index}`, newVisitor())).text);
  expect(pages.current('path en /gpc')).toBe(cached);
  expect(pagesWithParameters.bytes).toBeLessThanOrEqual(pagesWithParameters.maxBytes);
});

it('limits all caches together to 55 MB', () => {
  const caches = Object.values(site.context).filter((value) => value instanceof Cache);
  expect(caches).toHaveLength(6);
  const bytes = caches.reduce((sum, { maxBytes }) => sum + maxBytes, maxCompressedBytes);
  expect(bytes).toBeLessThanOrEqual(55 * 1024 * 1024);
});
