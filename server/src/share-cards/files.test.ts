import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeNames } from 'contract/locales.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

const publicUrl = 'https://www.carbon.example';
let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ publicUrl });
});
afterAll(() => site.close());

const fetchCard = (urlPath: string) => fetch(site.url + urlPath, { redirect: 'manual' });

async function metaOf(page: string): Promise<Record<string, string>> {
  const html = await (await fetch(site.url + page)).text();
  const found = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')]));
}

async function cardOf(page: string): Promise<string> {
  return ((await metaOf(page))['og:image'] ?? '').replace(publicUrl, '');
}

const pagesWithCards = [
  '/',
  '/about',
  '/gpc',
  '/cpc',
  '/besinessScope/bulkTrade',
  '/besinessScope/bulkTrade/detail/BY-GPC-0101',
  '/besinessScope/integratedLogistics',
  '/news',
  '/news?tab=tab2',
  '/socialResponsibility',
  '/talentDevelopment',
  '/photoAlbum',
  '/talentRecruitment/1',
  '/supervisionAndReporting',
  '/certificates',
  '/contact',
  '/year20',
  '/privacy',
];

it('links every page in every language to its own card', async () => {
  const urlPaths = new Set<string>();
  for (const locale of localeNames)
    for (const page of pagesWithCards) {
      const meta = await metaOf(`/${locale}${page}`);
      expect(meta['og:image']).toMatch(
        new RegExp(`^${publicUrl}/share/${locale}[\\w/-]*/[0-9a-f]{20}\\.jpg(\\?tab=tab2)?$`),
      );
      expect(meta['og:image:width'] + (meta['og:image:height'] ?? '')).toBe('1200630');
      expect(meta['og:image:alt']).toMatch(/\S · \S/);
      expect(meta['twitter:card']).toBe('summary_large_image');
      urlPaths.add(/[0-9a-f]{20}/.exec(meta['og:image'] ?? '')?.[0] ?? '');
    }
  expect(urlPaths.size).toBe(localeNames.length * pagesWithCards.length);
});

/** Each is drawn: `npm run test:full` draws all. */
const drawnPages = process.env['LONG_TESTS']
  ? pagesWithCards
  : ['/', '/besinessScope/bulkTrade/detail/BY-GPC-0101', '/news?tab=tab2', '/talentRecruitment/1'];

it('serves linked cards without a redirect', async () => {
  for (const page of drawnPages) {
    const urlPath = await cardOf(`/cn${page}`);
    const response = await fetch(site.url + urlPath, { method: 'HEAD', redirect: 'manual' });
    expect([page, response.status]).toEqual([page, 200]);
  }
});

it('draws a card once and serves it as an immutable file', async () => {
  const urlPath = await cardOf('/ru/news/detail/1');
  const responses = await Promise.all([fetchCard(urlPath), fetchCard(urlPath), fetchCard(urlPath)]);
  const [one, two, three] = await Promise.all(
    responses.map(async (response) => Buffer.from(await response.arrayBuffer())),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(one?.equals(two ?? Buffer.alloc(0)) && two?.equals(three ?? Buffer.alloc(0))).toBe(true);
  const { headers } = await fetchCard(urlPath);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const again = await fetch(site.url + urlPath, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const { width, height, format } = await sharp(one).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(one?.length).toBeLessThanOrEqual(120 * 1024);
  const version = /([0-9a-f]{20})\.jpg/.exec(urlPath)?.[0] ?? '';
  expect(readdirSync(path.join(site.context.dataDir, 'share-cards'))).toContain(version);
});

it('draws in a separate process', async () => {
  const urlPath = await cardOf('/cn/socialResponsibility');
  expect((await fetchCard(urlPath)).status).toBe(200);
  // The process lives on for some seconds.
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const commands = children.map((pid) =>
    existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '',
  );
  expect(commands.filter((command) => command.includes('share-cards/drawing-process.ts'))).not.toEqual([]);
});

it('redirects an earlier version to the current card', async () => {
  const before = await cardOf('/en/news/detail/2');
  expect((await fetchCard(before)).status).toBe(200);
  const title = JSON.stringify({
    cn: '鑫瀍🚢号首航：' + '煅后焦'.repeat(12),
    en: 'Renamed',
    ru: 'Электродепромышленность'.repeat(3),
  });
  await site.context.db.updateTable('newsItem').set({ title }).where('id', '=', 2).execute();
  await expect.poll(() => cardOf('/en/news/detail/2')).not.toBe(before);
  const response = await fetchCard(before);
  expect([response.status, response.headers.get('location')]).toEqual([302, await cardOf('/en/news/detail/2')]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const drawn = await Promise.all(
    localeNames.map(async (locale) => {
      const current = await fetchCard(await cardOf(`/${locale}/news/detail/2`));
      expect([locale, current.status]).toEqual([locale, 200]);
      return Buffer.from(await current.arrayBuffer()).toString('base64');
    }),
  );
  expect(new Set(drawn).size).toBe(3);
});

it('serves a card for a job post at its own URL', async () => {
  const { postNo } = await site.context.db
    .selectFrom('jobPost')
    .select('postNo')
    .where('postType', '=', 1)
    .executeTakeFirstOrThrow();
  const urlPath = await cardOf(`/en/talentRecruitment/1?post=${postNo}`);
  expect(urlPath).toMatch(new RegExp(`/talentRecruitment/1/[0-9a-f]{20}\\.jpg\\?post=${postNo}$`));
  expect(urlPath).not.toContain(/[0-9a-f]{20}/.exec(await cardOf('/en/talentRecruitment/1'))?.[0]);
  expect((await fetchCard(urlPath)).status).toBe(200);
});

it('draws no text from the URL', async () => {
  const words = 'MyOwnWords';
  const version = '0'.repeat(20);
  const home = await cardOf('/en/besinessScope/bulkTrade');
  for (const query of [`?keyword=${words}`, `?keyword=${words}&category=1`, `?page=77`, `?${words}`]) {
    const page = await cardOf(`/en/besinessScope/bulkTrade${query}`);
    expect(page).not.toContain(words);
    const response = await fetchCard(`/share/en/besinessScope/bulkTrade/${version}.jpg${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, page]);
  }
  expect(await cardOf(`/en/besinessScope/bulkTrade?keyword=${words}`)).toBe(home);
  expect((await fetchCard(`/share/en/search/${version}.jpg?q=${words}`)).status).toBe(404);
  expect((await fetchCard(`/share/en/%53earch/${version}.jpg?q=${words}`)).status).toBe(404);
});

it('links the default card for unknown and unindexed pages', async () => {
  for (const page of ['/ru/nothing', '/ru/news/detail/999999', '/ru/search?q=кокс']) {
    const meta = await metaOf(page);
    expect([page, meta['og:image']]).toEqual([page, `${publicUrl}/share/ru/card.jpg`]);
  }
  const response = await fetchCard('/share/ru/card.jpg');
  expect([response.status, response.headers.get('location')]).toEqual([302, await cardOf('/ru/')]);
});

it.each([
  '/share/en/nothing/00000000000000000000.jpg',
  '/share/en/news/detail/999999/00000000000000000000.jpg',
  '/share/xx/news/00000000000000000000.jpg',
  '/share/en/news/0000.jpg',
  '/share/en/news/00000000000000000000.png',
  '/share/en/..%2f..%2f/00000000000000000000.jpg',
  '/share/',
  `/share/en/${'x'.repeat(400)}/00000000000000000000.jpg`,
])('responds with 404 for %s', async (urlPath) => {
  const response = await fetchCard(urlPath);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/json');
});

it('draws the card of an earlier URL again when no file is stored', async () => {
  const urlPath = await cardOf('/en/about');
  const other = await runSite({ publicUrl });
  try {
    expect(existsSync(path.join(other.context.dataDir, 'share-cards'))).toBe(false);
    const response = await fetch(other.url + urlPath, { redirect: 'manual' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  } finally {
    await other.close();
  }
});
