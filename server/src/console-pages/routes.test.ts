import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { readConsoleBuild } from './console-build.ts';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
};
const files = { 'main.js': 'run()', 'main.js.br': 'brotli', 'main.css': 'a{}', 'shared.js': '', 'shared.css': '' };

let dist: string;
let site: RunningSite;
beforeAll(async () => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'console-dist-'));
  for (const folder of ['.vite', 'assets']) mkdirSync(path.join(dist, folder));
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, 'assets', name), text);
  const consoleBuild = readConsoleBuild(dist);
  site = await runSite(consoleBuild === undefined ? {} : { consoleBuild });
});
afterAll(async () => {
  await site.close();
  rmSync(dist, { recursive: true, force: true });
});

const nonceIn = (policy: string | null) => /'nonce-([\w-]+)'/.exec(policy ?? '')?.[1];

describe('the document', () => {
  it.each(['/console', '/console/', '/console/news/12?tab=en', '/console/accounts'])('is served at %s', async (url) => {
    const response = await fetch(site.url + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    const urls = [...html.matchAll(/(?:href|src)="(\/console[^"]+)"/g)].map(([, found]) => found);
    expect(urls).toEqual([
      '/console/assets/shared.css',
      '/console/assets/main.css',
      '/console/assets/shared.js',
      '/console/assets/main.js',
    ]);
  });

  it('allows what is inline in it by a nonce of its own, and no frame around it', async () => {
    const [first, second] = await Promise.all([fetch(`${site.url}/console`), fetch(`${site.url}/console`)]);
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = nonceIn(policy);
    expect(nonce).toHaveLength(22);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    const html = await first.text();
    expect([...html.matchAll(/nonce="([\w-]+)"/g)].map(([, found]) => found)).toEqual([nonce, nonce, nonce]);
    expect(nonceIn(second.headers.get('content-security-policy'))).not.toBe(nonce);
  });

  it('says in three languages that it needs JavaScript', async () => {
    const html = await (await fetch(`${site.url}/console`)).text();
    const [, sentences = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect([...sentences.matchAll(/lang="([\w-]+)"/g)].map(([, lang]) => lang)).toEqual(['zh-Hans', 'en', 'ru']);
  });
});

describe('the files', () => {
  it('are immutable, and compressed beforehand', async () => {
    const response = await fetch(`${site.url}/console/assets/main.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('include one that an upgrade copies into a running version', async () => {
    const url = `${site.url}/console/assets/later.js`;
    expect((await fetch(url)).status).toBe(404);
    writeFileSync(path.join(dist, 'assets/later.js'), 'later()');
    expect(await (await fetch(url)).text()).toBe('later()');
  });

  it.each([
    ['/console/assets/missing.js', 404],
    ['/console/assets/', 404],
    ['/console/assets/..%2f.vite%2fmanifest.json', 400],
  ])('do not include %s', async (url, status) => {
    const response = await fetch(site.url + url);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('src/main.tsx');
  });
});

it.each(['/index', '/index/', '/INDEX', '/cn/index'])('the former URL %s leads to the console', async (url) => {
  const response = await fetch(site.url + url, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '/console']);
});

it('the site works without a console', async () => {
  const alone = await runSite();
  try {
    expect((await fetch(`${alone.url}/console`)).status).toBe(404);
    expect((await fetch(`${alone.url}/cn/`)).status).toBe(200);
  } finally {
    await alone.close();
  }
});
