import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSitemap } from '../../test/read-sitemap.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';

const publicUrl = 'https://www.carbon.example';
let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ publicUrl });
});
afterAll(() => site.close());

async function page(urlPath: string) {
  const response = await fetch(`${site.url}${urlPath}`, { redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1],
    description: /<meta name="description" content="(.*?)">/s.exec(html)?.[1],
    canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
    alternates: Object.fromEntries(
      [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)">/g)].map(([, tag, href]) => [tag, href]),
    ),
  };
}

async function anyNewsId(): Promise<number> {
  return (
    await site.context.db.selectFrom('newsItem').select('id').where('externalUrl', 'is', null).executeTakeFirstOrThrow()
  ).id;
}

const routes = [
  '/',
  '/about',
  '/gpc',
  '/cpc',
  '/besinessScope/bulkTrade',
  '/besinessScope/integratedLogistics',
  '/besinessScope/productionManufacturing',
  '/besinessScope/industryFinanceCollaboration',
  '/besinessScope/exportOfServices',
  '/news',
  '/socialResponsibility',
  '/talentDevelopment',
  '/photoAlbum',
  '/talentRecruitment/1',
  '/talentRecruitment/2',
  '/supervisionAndReporting',
  '/certificates',
  '/contact',
  '/year20',
  '/privacy',
  '/besinessScope/bulkTrade/detail/BY-GPC-0101',
];

describe.each(localeNames)('in %s', (locale: Locale) => {
  it('returns complete documents with their own titles and descriptions', async () => {
    const titles = new Set<string | undefined>();
    for (const path of routes) {
      const { status, html, title, description, canonical, alternates, headers } = await page(`/${locale}${path}`);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers.get('content-language')).toBe(locales[locale].tag);
      expect(html).toContain(`<html lang="${locales[locale].tag}"`);
      expect(html).toMatch(/<main[\s\S]*<h1/);
      expect(title).toMatch(/\S/);
      expect(description?.length).toBeGreaterThan(6);
      expect(canonical).toBe(`${publicUrl}/${locale}${path}`);
      expect(alternates).toEqual({
        'zh-Hans': `${publicUrl}/cn${path}`,
        en: `${publicUrl}/en${path}`,
        ru: `${publicUrl}/ru${path}`,
        'x-default': `${publicUrl}/cn${path}`,
      });
      titles.add(title);
    }
    expect(titles.size).toBeGreaterThanOrEqual(routes.length - 2);
  });

  it('writes no style attribute, no inline handler and no foreign resource into a page', async () => {
    for (const path of routes) {
      const { html } = await page(`/${locale}${path}`);
      expect(html).not.toMatch(/<[^>]+\sstyle=|<[^>]+\son[a-z]+=/);
      // The script that the page's policy allows by its hash.
      expect(html.match(/<style/g)).toHaveLength(1);
      expect(html).not.toMatch(
        /<(?:script|link|img|source|iframe)[^>]+(?:src|href)="(?:https?:)?\/\/(?!www\.carbon\.example)/,
      );
    }
  });

  it('responds with 404 with a page in the language for an unknown URL', async () => {
    for (const path of [
      '/nothing',
      '/news/detail/999999',
      '/news/detail/x',
      '/talentRecruitment/3',
      '/besinessScope/bulkTrade/detail/NOBODY',
    ]) {
      const { status, html, canonical } = await page(`/${locale}${path}`);
      expect({ path, status, canonical }).toEqual({ path, status: 404, canonical: undefined });
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain(`lang="${locales[locale].tag}"`);
    }
  });
});

it('redirects ?tab2 to ?tab=tab2, which shows that tab', async () => {
  const unlocalized = await page('/en/news?tab2');
  expect([unlocalized.status, unlocalized.headers.get('location')]).toEqual([308, '/en/news?tab=tab2']);
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];
  expect(main((await page('/en/news?tab=tab2')).html)).not.toBe(main((await page('/en/news')).html));
});

it('renders the Chinese home page at /, whose canonical is /cn/', async () => {
  const { html, canonical } = await page('/');
  expect(canonical).toBe(`${publicUrl}/cn/`);
  expect(html).toContain('href="#/news"');
  expect(html).toContain('data-mode="hash"');
});

it('redirects /en to /en/ and /cn/logo to the home page', async () => {
  const unlocalized = await page('/en');
  expect([unlocalized.status, unlocalized.headers.get('location')]).toEqual([308, '/en/']);
  const logo = await page('/cn/logo');
  expect([Math.floor(logo.status / 100), logo.headers.get('location')]).toEqual([3, '/cn/']);
});

it('lists a news item only in the languages that it is written in', async () => {
  const id = await anyNewsId();
  const { title, content } = await site.context.db
    .selectFrom('newsItem')
    .select(['title', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await site.context.db
    .updateTable('newsItem')
    .set({
      title: JSON.stringify({ cn: title.cn, en: title.en }),
      content: JSON.stringify({ cn: content.cn, en: content.en }),
    })
    .where('id', '=', id)
    .execute();
  await expect
    .poll(async () => Object.keys((await page(`/ru/news/detail/${id}`)).alternates))
    .toEqual(['zh-Hans', 'en', 'x-default']);
  const russian = await page(`/ru/news/detail/${id}`);
  expect(russian.canonical).toBe(`${publicUrl}/cn/news/detail/${id}`);
  const [heading = ''] = /<h1.*?<\/h1>/.exec(russian.html) ?? [];
  expect(heading).toContain('lang="zh-Hans"');
  expect(heading.replaceAll(/<[^>]*>/g, '')).toBe(title.cn);
  const map = await readSitemap(site.url);
  expect(map).toContain(`<loc>${publicUrl}/en/news/detail/${id}</loc>`);
  expect(map).not.toContain(`/ru/news/detail/${id}<`);
});

it('lists a composed page only in the languages of its headings', async () => {
  const { title } = await site.context.db
    .selectFrom('composedPage')
    .select('title')
    .where('name', '=', 'exportOfServices')
    .executeTakeFirstOrThrow();
  await site.context.db
    .updateTable('composedPage')
    .set({ title: JSON.stringify({ cn: title.cn, ru: title.ru }) })
    .where('name', '=', 'exportOfServices')
    .execute();
  const path = '/besinessScope/exportOfServices';
  const inSitemap = async () => {
    const map = await readSitemap(site.url);
    const entry = new RegExp(`<url><loc>${publicUrl}/ru${path}</loc>.*?</url>`).exec(map)?.[0] ?? '';
    return {
      all: map.match(new RegExp(`<loc>[^<]*${path}</loc>`, 'g'))?.length,
      tags: entry.match(/hreflang="[^"]+"/g),
    };
  };
  await expect
    .poll(inSitemap)
    .toEqual({ all: 2, tags: ['hreflang="zh-Hans"', 'hreflang="ru"', 'hreflang="x-default"'] });
  await expect
    .poll(async () => Object.keys((await page(`/en${path}`)).alternates))
    .toEqual(['zh-Hans', 'ru', 'x-default']);
});

it('marks only the search, the comparison and filtered products as noindex', async () => {
  const catalogue = '/besinessScope/bulkTrade';
  const unlisted = ['/search?q=coke', `${catalogue}/compare?items=BY-CPC-0101.BY-C2`, `${catalogue}?sulfur=0.5`];
  const hidden = await Promise.all(
    [...routes, ...unlisted].map(async (path) => {
      const { html } = await page(`/en${path}`);
      return html.includes('<meta name="robots" content="noindex">') ? [path] : [];
    }),
  );
  expect(hidden.flat()).toEqual(unlisted);
  const map = await readSitemap(site.url);
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, urlPath]) => urlPath);
  expect(listed).toEqual(expect.arrayContaining(routes.map((path) => `${publicUrl}/cn${path}`)));
  expect(listed.filter((urlPath) => /\/(?:search|compare)|sulfur/.test(urlPath ?? ''))).toEqual([]);
  expect((await page(`/en${catalogue}?sulfur=0.5`)).canonical).toBe(`${publicUrl}/en${catalogue}`);
});

it('escapes a closing script tag in the title of a news item', async () => {
  const id = await anyNewsId();
  const title = '</script><script>alert(1)</script>';
  await site.context.db
    .updateTable('newsItem')
    .set({ title: JSON.stringify({ cn: title, en: title, ru: title }) })
    .where('id', '=', id)
    .execute();
  await expect.poll(async () => (await page(`/en/news/detail/${id}`)).title).toContain('&lt;/script&gt;');
  expect((await page(`/en/news/detail/${id}`)).html).not.toContain('<script>alert');
});

it('lists the sitemap in robots.txt', async () => {
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

it('has the styles of everything that a document shows, also of parts whose code loads later', async () => {
  for (const path of ['/en/', '/cn/about', '/ru/gpc', '/cn/besinessScope/bulkTrade', '/en/contact']) {
    const { html } = await page(path);
    const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
    const styled = new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, name]) => name));
    const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect(classes.size).toBeGreaterThan(50);
    expect([...classes].filter((name) => name !== '' && !styled.has(name))).toEqual([]);
  }
});
