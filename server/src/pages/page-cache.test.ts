/** Attacks on the page cache: one visitor's request must never change another's page or fill the memory. */
import http from 'node:http';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSitemap } from '../../test/read-sitemap.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { Cache, maxCompressedBytes } from '../http/cached-responses.ts';
import { maxMisses } from './cache-miss-limit.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

let visitors = 0;

/** An address without earlier requests. */
function newVisitor(): string {
  visitors += 1;
  return `10.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** Requests an address exactly as written; `fetch` would normalize it. */
function request(address: string, from: string, more: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, ...more };
    http
      .get({ hostname, port, path: address, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      })
      .on('error', reject);
  });
}

/** Follows at most two redirects. */
async function follow(address: string, from: string): Promise<Answer> {
  const first = await request(address, from);
  const second = first.status === 308 ? await request(first.headers.location ?? '', from) : first;
  return second.status === 308 ? request(second.headers.location ?? '', from) : second;
}

it('gives a page its scripts whoever asked for it without a language before', async () => {
  const from = newVisitor();
  const unlocalized = await request('/about', from);
  expect([unlocalized.status, unlocalized.headers.location]).toEqual([308, '/cn/about']);
  const html = (await request('/cn/about', from)).text;
  expect(html).toMatch(/ data-scripts="(?:\/assets\/[\w-]+\.js )+\/assets\/main-[\w-]+\.js"/);
  expect(html).toContain('id="router-data"');
});

it('lets no form of an address into a document', async () => {
  const from = newVisitor();
  const seeded = 'PLANTED';
  const forms = [
    `/?${seeded}`,
    `/?${seeded}=1`,
    `/cn/?${seeded}`,
    `/cn/about?${seeded}`,
    `/cn/about?${seeded}=1`,
    `/cn/about?section=${seeded}`,
    `/cn/socialResponsibility?${seeded}`,
    `/cn/besinessScope/productionManufacturing?${seeded}`,
    `/cn/contact?utm_source=${seeded}`,
    `/cn/news?tab=${seeded}&page=${seeded}`,
    `/cn/report?${seeded}`,
    `/cn/x/../about/?${seeded}=2`,
    `/CN/about?${seeded}`,
    `/${seeded}`,
    `/cn/${seeded}`,
    `/en/${seeded}?${seeded}`,
    `//${seeded}`,
    `/cn/%50LANTED`,
    `/cn/about#${seeded}`,
  ];
  for (const form of forms) {
    const response = await follow(form, from);
    expect([form, response.status === 200 || response.status === 404]).toEqual([form, true]);
    expect([form, response.text.includes(seeded)]).toEqual([form, false]);
  }
  for (const address of [
    '/',
    '/cn/',
    '/cn/about',
    '/cn/socialResponsibility',
    '/cn/contact',
    '/cn/news',
    '/cn/nothing',
    '/en/nothing',
  ])
    expect([address, (await request(address, from)).text.includes(seeded)]).toEqual([address, false]);
});

it('redirects every spelling to one address, and that one to none', async () => {
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

it('redirects a section that the page does not have, and keeps one that it has', async () => {
  const from = newVisitor();
  const unknown = await request('/en/about?nothing', from);
  expect([unknown.status, unknown.headers.location]).toEqual([308, '/en/about']);
  const both = await request('/en/talentRecruitment/1?nothing&post=X', from);
  expect([both.status, both.headers.location]).toEqual([308, '/en/talentRecruitment/1?post=X']);
  expect((await request('/en/about?history', from)).status).toBe(200);
});

it('keeps every address that the pages themselves link to', async () => {
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
  expect([...links].filter((link) => link.includes('?')).length).toBeGreaterThan(30);
  for (const link of links) expect([link, (await request(link, from)).status]).toEqual([link, 200]);
});

it.each(['//abc', '///abc', '//evil.example', '/de/news', '/wp-login.php'])(
  'answers %s with the not-found page',
  async (address) => {
    const response = await request(address, newVisitor());
    expect([response.status, response.headers['content-language']]).toEqual([404, 'zh-Hans']);
    expect(response.text).toContain('404');
  },
);

it('gives an error no version: the not-found page is never “not modified”', async () => {
  const from = newVisitor();
  const missing = await request('/en/nothing', from);
  expect([missing.headers.etag, missing.headers['cache-control']]).toEqual([undefined, 'no-store']);
  const again = await request('/en/nothing', from, { 'if-none-match': '*' });
  expect(again.status).toBe(404);
});

describe('pages that are not in memory are limited by address, on every path alike', () => {
  const forms: [string, (index: number) => string][] = [
    ['what no page has, without a language', (index) => `/missing${index}`],
    ['news that are not there', (index) => `/en/news/detail/${900_000 + index}`],
    ['new query strings', (index) => `/en/news?page=${1000 + index}`],
    ['searches', (index) => `/en/search?q=x${index}`],
    ['searches in another spelling', (index) => `/en/./search?q=y${index}`],
    ['searches in yet another', (index) => `/en/x/%2e%2e/search?q=z${index}`],
  ];
  it.each(forms)('%s', async (_name, form) => {
    const from = newVisitor();
    // Most of the allowance is used by the cheapest request: all forms share a counter.
    const spent = await Promise.all(
      Array.from({ length: maxMisses - 15 }, (_none, index) => request(`/cn/missing${index}`, from)),
    );
    expect(new Set(spent.map(({ status }) => status))).toEqual(new Set([404]));
    const last = await Promise.all(Array.from({ length: 20 }, (_none, index) => follow(form(index), from)));
    const rejected = last.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(5);
    expect(rejected[0]?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected[0]?.headers['cache-control']).toBe('no-store');
    // Cached pages are served to everybody.
    await request('/en/contact', newVisitor());
    expect((await request('/en/contact', from)).status).toBe(200);
  });

  it('a refused visitor reads why in his language', async () => {
    const from = newVisitor();
    await Promise.all(Array.from({ length: 125 }, (_none, index) => request(`/ru/search?q=w${index}`, from)));
    const response = await request('/ru/search?q=zebrafish', from);
    expect([response.status, response.headers['content-language']]).toEqual([429, 'ru']);
    const html = response.text;
    expect(html).toContain(words.ru.errors.tooManyRequests);
    expect(html).toContain('<style>');
    expect(html).not.toContain('zebrafish');
  });

  it('whoever walks the whole site passes', async () => {
    const from = newVisitor();
    const map = await readSitemap(site.url, { 'x-forwarded-for': from });
    const addresses = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(200);
    for (const address of addresses) expect([address, (await request(address, from)).status]).toEqual([address, 200]);
  });
});

it('counts every page in memory with what its document weighs', async () => {
  const { pages } = site.context;
  pages.drop(true);
  let weight = 0;
  for (let index = 0; index < 20; index += 1)
    weight += Buffer.byteLength((await request(`/en/gpc?item=${index}`, newVisitor())).text);
  expect(weight).toBeGreaterThan(1024 * 1024);
  expect(pages.bytes).toBeGreaterThanOrEqual(weight);
});

it('limits all caches together to 64 MB', () => {
  const caches = Object.values(site.context).filter((value) => value instanceof Cache);
  expect(caches).toHaveLength(4);
  const bytes = caches.reduce((sum, { maxBytes }) => sum + maxBytes, maxCompressedBytes);
  expect(bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
});
