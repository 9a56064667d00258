/** What search engines and feed readers get besides the pages. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { feedPath, feedTypes } from 'contract/news-feeds.ts';
import { paths } from 'contract/urls/paths.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { projectFolder } from '../config/project-folder.ts';

const publicUrl = 'https://www.example.com';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({
    publicUrl,
    verification: { baidu: 'codeva-1', yandex: 'ab12', google: 'x_Y-z=', bing: 'FF00' },
    indexNowKey: 'index-now-key-1',
  });
});
afterAll(() => site.close());

const read = async (urlPath: string) => (await fetch(site.url + urlPath)).text();

async function newsPath(): Promise<string> {
  const items = site.context.db.selectFrom('newsItem').select('id').where('contentType', '=', 1);
  const item = items.where('externalUrl', 'is', null).where('published', '=', true);
  return paths.newsDetail((await item.executeTakeFirstOrThrow()).id);
}

type Node = Record<string, unknown> & { '@type': string };

function graphOf(html: string): Node[] {
  const written = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return written === undefined ? [] : JSON.parse(written)['@graph'];
}

async function describedPages(): Promise<string[]> {
  return [
    paths.home(),
    paths.contact(),
    paths.news('tab2', 1),
    await newsPath(),
    paths.productDetail('BY-ALO-0101'),
    paths.talentRecruitment(1),
    paths.talentRecruitment(1, 'BY-HR-2601'),
  ];
}

/** The errors of the compiler, which knows the vocabulary of schema.org by `schema-dts`. */
async function vocabularyErrors(graphs: Record<string, unknown>): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vocabulary-'));
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, graph] of Object.entries(graphs))
    writeFileSync(
      path.join(folder, `${name}.ts`),
      `import type { Thing } from 'schema-dts';\nexport const things: readonly Thing[] = ${JSON.stringify(graph)};\n`,
    );
  const files = Object.keys(graphs).map((name) => `${name}.ts`);
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--pretty',
    'false',
    '--ignoreConfig',
    '--checkers',
    '1',
    '--types',
    '',
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(projectFolder, 'node_modules/typescript/bin/tsc'), ...options, ...files],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error);
  rmSync(folder, { recursive: true, force: true });
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
}

it('describes the company, news, products, jobs and the place of each page in schema.org’s vocabulary', async () => {
  const graphs: Record<string, Node[]> = {};
  for (const [index, pagePath] of (await describedPages()).entries())
    for (const locale of localeNames) graphs[`page-${index}-${locale}`] = graphOf(await read(`/${locale}${pagePath}`));
  const typesOf = (index: number) => graphs[`page-${index}-en`]?.map((node) => node['@type']);
  expect([0, 1, 2, 3, 4, 5, 6].map(typesOf)).toEqual([
    ['Organization'],
    ['BreadcrumbList'],
    ['BreadcrumbList'],
    ['NewsArticle', 'BreadcrumbList'],
    ['Product', 'BreadcrumbList'],
    ['BreadcrumbList'],
    ['JobPosting', 'BreadcrumbList'],
  ]);
  const faulty = {
    unknownProperty: [{ ...graphs['page-4-en']?.[0], prize: 1 }],
    wrongType: [{ ...graphs['page-3-en']?.[0], author: { '@type': 'Organisation', name: 'A' } }],
  };
  const errors = await vocabularyErrors({ ...graphs, ...faulty });
  expect(errors.map((line) => line.split('(', 1)[0]).toSorted()).toEqual(['unknownProperty.ts', 'wrongType.ts']);
  for (const text of JSON.stringify(graphs).matchAll(/"(?:url|item|image|logo)":"([^"]*)"/g))
    expect(text[1]).toMatch(/^https:\/\/www\.example\.com\//);
}, 60_000);

it('names the publication of an article, and describes no page that is not indexed', async () => {
  const html = await read(`/ru${await newsPath()}`);
  expect(html).toContain('<meta property="og:type" content="article">');
  const [article] = graphOf(html);
  expect(article?.['inLanguage']).toBe('ru');
  expect(html).toContain(`<meta property="article:published_time" content="${String(article?.['datePublished'])}">`);
  expect(await read('/en/contact')).toContain('<meta property="og:type" content="website">');
  for (const hidden of ['/en/nothing', '/en/search?q=coke', '/en/report', '/en/submission'])
    expect(graphOf(await read(hidden)), hidden).toEqual([]);
});

it('writes an Atom feed for each language and type', async () => {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' || name === 'link' });
  for (const locale of localeNames)
    for (const type of feedTypes) {
      const response = await fetch(site.url + feedPath(locale, type));
      expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      const xml = await response.text();
      expect(XMLValidator.validate(xml)).toBe(true);
      const { feed } = parser.parse(xml);
      expect([feed['@_xmlns'], feed['@_xml:lang']]).toEqual(['http://www.w3.org/2005/Atom', locales[locale].tag]);
      expect(feed.id).toBe(publicUrl + feedPath(locale, type));
      expect(feed.link[0]).toMatchObject({ '@_rel': 'self', '@_href': feed.id });
      expect(feed.author.name).not.toBe('');
      const entries: { id: string; title: unknown; updated: string; link: { '@_href': string }[] }[] = feed.entry;
      expect(entries.length).toBeGreaterThan(0);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { id, updated, title, link } of entries) {
        expect(id).toMatch(new RegExp(`^${publicUrl}/${locale}/news/detail/\\d+$`));
        expect(new Date(updated).toISOString()).toBe(updated);
        expect([title, link[0]?.['@_href']]).not.toContain(undefined);
      }
      expect(entries.map(({ updated }) => updated)).toEqual(
        entries
          .map(({ updated }) => updated)
          .toSorted()
          .toReversed(),
      );
      expect(feed.updated).toBe(entries[0]?.updated);
      const again = await fetch(site.url + feedPath(locale, type), {
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
  expect((await fetch(`${site.url}/en/news-9.atom`)).status).toBe(404);
});

it('links the feeds in the head of the pages of news', async () => {
  const links = async (page: string) => {
    const [head = '', body = ''] = (await read(`/en${page}`)).split('</head>');
    expect(body).not.toContain('atom+xml');
    return [...head.matchAll(/<link rel="alternate" type="application\/atom\+xml" href="([^"]*)"/g)].map(
      ([, url]) => url,
    );
  };
  const feeds = feedTypes.map((type) => feedPath('en', type));
  for (const page of [paths.news(), paths.news('tab2', 2), await newsPath()])
    expect(await links(page), page).toEqual(feeds);
  for (const page of [paths.contact(), paths.newsDetail(999_999_999)]) expect(await links(page), page).toEqual([]);
});

it('bounds a feed, escapes its texts and marks what is in another language', async () => {
  const add = (title: Record<string, string>, second: number, published = true) =>
    site.context.db
      .insertInto('newsItem')
      .values({
        contentType: 2,
        title: JSON.stringify(title),
        summary: JSON.stringify({ cn: '摘要\u0001' }),
        content: JSON.stringify({ cn: '正文' }),
        editor: JSON.stringify({ cn: '编辑' }),
        picture: 'news-01',
        externalUrl: 'https://example.com/?a=1&b=2',
        pinned: false,
        published,
        publishedAt: new Date(Date.UTC(2025, 0, 1, 0, 0, second)),
      })
      .execute();
  for (let second = 0; second < 25; second += 1) await add({ cn: `第<${second}>条 & "更多"` }, second);
  await add({ cn: '草稿' }, 40, false);
  const feed = () => read(feedPath('cn', 2));
  await expect.poll(feed).toContain('第&lt;24&gt;条 &amp; &quot;更多&quot;');
  const xml = await feed();
  expect(xml.split('<entry>')).toHaveLength(21);
  expect(xml).not.toContain('草稿');
  expect(xml).toContain('href="https://example.com/?a=1&amp;b=2"');
  expect(xml).not.toContain('\u0001');
  await expect.poll(() => read(feedPath('en', 2))).toContain('<title xml:lang="zh-Hans">第');
});

it('lists the pictures of items in the sitemap', async () => {
  const parts = await Promise.all([2, 3].map((part) => read(`/sitemap-${part}.xml`)));
  for (const part of parts) {
    expect(part).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    const [, picture = ''] =
      /<image:image><image:loc>https:\/\/www\.example\.com(\/[^<]+)<\/image:loc>/.exec(part) ?? [];
    expect((await fetch(site.url + picture)).headers.get('content-type')).toMatch(/^image\//);
  }
});

it('has icons and a manifest in each language', async () => {
  const names: Record<Locale, string> = { cn: '北曜', en: 'Beiyao', ru: 'Бэйяо' };
  for (const locale of localeNames) {
    const address = `/${locale}/site.webmanifest`;
    expect(await read(`/${locale}/contact`)).toContain(`<link rel="manifest" href="${address}">`);
    const manifest = JSON.parse(await read(address));
    expect(manifest).toMatchObject({ lang: locales[locale].tag, start_url: `/${locale}/` });
    expect(manifest.name).toContain(names[locale]);
    for (const { src, sizes, type } of manifest.icons) {
      const response = await fetch(site.url + src);
      expect(response.headers.get('content-type')).toBe(type);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
  const icon = Buffer.from(await (await fetch(`${site.url}/favicon.ico`)).arrayBuffer());
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect(
    (await sharp(Buffer.from(await (await fetch(`${site.url}/apple-touch-icon.png`)).arrayBuffer())).metadata()).width,
  ).toBe(180);
});

it('shows the codes of search engines on home pages only, and serves the key of IndexNow', async () => {
  for (const home of ['/', '/cn/', '/en/', '/ru/']) {
    const html = await read(home);
    for (const tag of [
      '<meta name="baidu-site-verification" content="codeva-1">',
      '<meta name="yandex-verification" content="ab12">',
      '<meta name="google-site-verification" content="x_Y-z=">',
      '<meta name="msvalidate.01" content="FF00">',
    ])
      expect(html).toContain(tag);
  }
  expect(await read('/en/contact')).not.toContain('verification');
  expect(await read('/index-now-key-1.txt')).toBe('index-now-key-1');
});
