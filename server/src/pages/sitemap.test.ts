import { localeNames } from 'contract/locales.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSitemap } from '../../test/read-sitemap.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';

const publicUrl = 'https://www.example.com';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ publicUrl });
});
afterAll(() => site.close());

const read = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers });

function locationsIn(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}

/** Enough products for several files, all in three languages. */
async function addProducts(count: number): Promise<void> {
  // Short texts, because each is added to the search index.
  const text = JSON.stringify({ cn: '甲', en: 'A', ru: 'Б' });
  await sql`insert into product (item_no, category_id, about_type, name, introduction, attributes, facts, picture, position)
    select 'MANY-' || number, category_id, 0, ${text}, ${text}, '{"cn":""}', '[]', picture, 1000 + number
    from (select * from product limit 1) as source, generate_series(1, ${count}) as number`.execute(
    site.context.maintenance,
  );
}

it('serves an index of files that list the pages in all languages', async () => {
  const index = await (await read('/sitemap.xml')).text();
  expect(index).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n/);
  expect(locationsIn(index)).toEqual([1, 2, 3].map((number) => `${publicUrl}/sitemap-${number}.xml`));
  const part = await (await read('/sitemap-1.xml')).text();
  expect(part).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>[^]+<\/url>\n<\/urlset>\n$/);
  const languages = localeNames.map((locale) => `${publicUrl}/${locale}/contact`);
  expect(locationsIn(part)).toEqual(expect.arrayContaining(languages));
  const entry = new RegExp(`<url><loc>${publicUrl}/ru/contact</loc>(.*?)</url>`).exec(part)?.[1] ?? '';
  expect([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, path]) => [tag, path])).toEqual([
    ['zh-Hans', `${publicUrl}/cn/contact`],
    ['en', `${publicUrl}/en/contact`],
    ['ru', `${publicUrl}/ru/contact`],
    ['x-default', `${publicUrl}/cn/contact`],
  ]);
});

it.each([
  ['gzip', 'gzip'],
  ['br, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
])('for Accept-Encoding %s sends the encoding %s', async (accepted, encoding) => {
  const response = await read('/sitemap-1.xml', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(await response.text()).toMatch(/<\/urlset>\n$/);
  const etag = response.headers.get('etag') ?? '';
  expect((await read('/sitemap-1.xml', { 'if-none-match': etag })).status).toBe(304);
});

it.each(['0', '4', '01', '9999', '10000', '-1', 'a', '1.5'])(
  'responds with 404 for the file number %s',
  async (number) => {
    const response = await read(`/sitemap-${number}.xml`);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  },
);

it('lists every published URL once, at most 10,000 in a file', async () => {
  const before = locationsIn(await readSitemap(site.url));
  await addProducts(3400);
  const index = async () => locationsIn(await (await read('/sitemap.xml')).text());
  await expect.poll(async () => (await index()).length).toBe(4);
  const readAllParts = async () =>
    Promise.all((await index()).map(async (path) => locationsIn(await (await read(new URL(path).pathname)).text())));
  await expect.poll(async () => (await readAllParts()).flat().length).toBe(before.length + 3400 * 3);
  const parts = await readAllParts();
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(10_000);
  const all = parts.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain(`${publicUrl}/ru/besinessScope/bulkTrade/detail/MANY-3400`);
  await site.context.db.deleteFrom('product').where('itemNo', 'like', 'MANY-%').execute();
  await expect.poll(async () => (await index()).length).toBe(3);
  await expect.poll(async () => (await read('/sitemap-4.xml')).status).toBe(404);
});
