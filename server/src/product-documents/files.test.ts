import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeNames } from 'contract/locales.ts';
import { documentUrls } from 'contract/products/product-documents.ts';
import { paths } from 'contract/urls/paths.ts';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { createGatewayCaller } from '../pages/gateway-caller.ts';
import { routes } from '../routes.ts';
import { documents, maxCatalogueProducts } from './documents.ts';
import { createContentReader } from './read-content.ts';
import { qrCodesIn, readWithPdfium, readWithPdfjs, withoutBlanks } from '../../test/pdf-readers.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';

const publicUrl = 'https://www.carbon.example';
let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ publicUrl, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

const folder = () => path.join(site.context.dataDir, 'product-documents');

async function pdfAt(url: string): Promise<Uint8Array> {
  const response = await fetch(site.url + url);
  expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, 'application/pdf']);
  return new Uint8Array(await response.arrayBuffer());
}

const unescaped = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The texts of the cells of every table in a page or in rich text. */
function cellsOf(html: string): string[] {
  const tables = [...html.matchAll(/<table[^>]*>.*?<\/table>/gs)].map(([table]) => table);
  return tables.flatMap((table) =>
    Array.from(table.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs), ([, cell = '']) =>
      unescaped(cell.replaceAll(/<[^>]+>/g, '')).trim(),
    ).filter((cell) => cell !== '' && cell !== '\u00A0'),
  );
}

type Product = { itemNo: string; itemName: string; introduction: string; itemAttribute: string };

async function productIn(locale: Locale, itemNo: string): Promise<Product> {
  const { body } = await site.gateway(`/${locale}/wms/dqgx/getItemdetail/${itemNo}`);
  return Object(body.data);
}

/** The product with the longest specification. */
async function longestProduct(): Promise<string> {
  const { itemNo } = await site.context.db
    .selectFrom('product')
    .select('itemNo')
    .orderBy((eb) => eb.fn('length', [eb.cast(eb.ref('attributes'), 'text')]), 'desc')
    .executeTakeFirstOrThrow();
  return itemNo;
}

it.each(localeNames)('draws the longest product in %s on one page, with the values of its page', async (locale) => {
  const itemNo = await longestProduct();
  const product = await productIn(locale, itemNo);
  const pdf = await pdfAt(documentUrls.productSheet(locale, itemNo));
  const [chrome, firefox] = [await readWithPdfium(pdf), await readWithPdfjs(pdf)];
  const cells = cellsOf(product.itemAttribute);
  expect(cells.length).toBeGreaterThan(30);
  for (const pages of [chrome, firefox.pages]) {
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[595, 842]]);
    const text = withoutBlanks(pages[0]?.text ?? '');
    for (const value of [itemNo, product.itemName, product.introduction, ...cells])
      expect(text).toContain(withoutBlanks(value));
  }
  expect(await qrCodesIn(pdf)).toEqual([[`${publicUrl}/${locale}${paths.productDetail(itemNo)}`]]);
  expect(firefox).toMatchObject({ isTagged: true, title: expect.stringContaining(product.itemName) });
  expect(firefox.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH', 'TD', 'Figure']));
});

it.each(localeNames)('draws a table in %s on one page, with the figures of its page', async (locale) => {
  const page = await (await fetch(`${site.url}/${locale}${paths.calcinedCoke()}`)).text();
  const keys = ['cpc-domestic-typical', 'cpc-foreign-specification'];
  for (const key of keys) {
    const { body } = await site.gateway(`/${locale}/site/tables/cpc`);
    const { title } = Object(body.data).find((table: { key: string }) => table.key === key);
    const start = page.indexOf(unescapedTitle(title));
    expect(start).toBeGreaterThan(0);
    const cells = cellsOf(page.slice(start, page.indexOf('</table>', start) + 8));
    // The three figures of a range are in one cell, each after its name. Cells with capitals name methods.
    const figures = cells
      .filter((cell) => !/[A-Z]{2}/.test(cell))
      .flatMap((cell) => cell.match(/[≤≥]?\u00A0?\d[\d.,–\u00A0]*/g) ?? []);
    expect(figures.length).toBeGreaterThan(30);
    const pdf = await pdfAt(documentUrls.tableSheet(locale, key));
    for (const pages of [await readWithPdfium(pdf), (await readWithPdfjs(pdf)).pages]) {
      expect(pages.map(({ width, height }) => [width, height])).toEqual([[842, 595]]);
      const text = withoutBlanks(pages[0]?.text ?? '');
      for (const figure of figures) expect(text).toContain(withoutBlanks(figure));
    }
  }
});

/** As the title stands in the page above its table. */
const unescapedTitle = (title: string) => `>${title.replaceAll('&', '&amp;')}</h3>`;

it('links the certificate of the sample lot that names the product', async () => {
  const [page] = await readWithPdfium(await pdfAt(documentUrls.productSheet('en', 'BY-CPC-0101')));
  expect(page?.text).toContain(`${publicUrl}/en${paths.certificates('260812010031')}`);
  const [other] = await readWithPdfium(await pdfAt(documentUrls.productSheet('en', 'BY-SUL-0101')));
  expect(other?.text).not.toContain(paths.certificates());
});

it.each(localeNames)('draws a safety data sheet in %s that is marked as a sample', async (locale) => {
  const pdf = await pdfAt(documentUrls.safetySheet(locale, 'BY-CPC-0101'));
  const pages = await readWithPdfium(pdf);
  expect(pages).toHaveLength(1);
  const text = pages[0]?.text ?? '';
  const marks = {
    cn: ['样本', '见随报价提供'],
    en: ['SAMPLE', 'that comes with the quotation'],
    ru: ['ОБРАЗЕЦ', 'прилагаемый'],
  };
  for (const mark of marks[locale]) expect(withoutBlanks(text)).toContain(withoutBlanks(mark));
  for (let section = 1; section <= 16; section += 1) expect(text).toMatch(new RegExp(`(?:^|\\n)\\s*${section}\\s+\\S`));
});

it('sends a readable name, the page for search engines, and 304 for a known version', async () => {
  const url = documentUrls.productSheet('ru', 'BY-CPC-0101');
  const response = await fetch(site.url + url, { method: 'HEAD' });
  const { headers } = response;
  expect(response.status).toBe(200);
  expect(headers.get('content-disposition')).toContain(
    `inline; filename="BY-CPC-0101 ____________.pdf"; filename*=UTF-8''${encodeURIComponent('BY-CPC-0101 Спецификация.pdf')}`,
  );
  const page = `${publicUrl}/ru${paths.productDetail('BY-CPC-0101')}`;
  expect(headers.get('link')).toBe(`<${page}>; rel="canonical"`);
  expect([headers.get('cache-control'), headers.get('content-language')]).toEqual(['no-cache', 'ru']);
  expect(Number(headers.get('content-length'))).toBeGreaterThan(10_000);
  const again = await fetch(site.url + url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const safety = await fetch(site.url + documentUrls.safetySheet('ru', 'BY-CPC-0101'), { method: 'HEAD' });
  expect([safety.headers.get('x-robots-tag'), safety.headers.get('link')]).toEqual(['noindex', null]);
});

it.each([
  '/en/documents/products/BY-NONE.pdf',
  '/en/documents/products/1.pdf',
  '/en/documents/products/BY-CPC-0101.pdf?a=1',
  '/en/documents/products/%42Y-CPC-0101.pdf',
  '/en/documents/tables/none.pdf',
  '/en/documents/catalogue.pdf/',
  '/en/documents/other.pdf',
  `/en/documents/products/${'x'.repeat(150)}.pdf`,
])('responds with the not-found page for %s', async (url) => {
  const response = await fetch(site.url + url);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<html lang="en"');
});

it('draws once, serves the stored file, and draws again when the product changes', async () => {
  const url = documentUrls.productSheet('en', 'BY-GPC-0101');
  const first = await Promise.all([pdfAt(url), pdfAt(url), pdfAt(url)]);
  expect(new Set(first.map((pdf) => Buffer.from(pdf).toString('base64'))).size).toBe(1);
  const stored = readdirSync(folder());
  expect(Buffer.from(await pdfAt(url)).equals(Buffer.from(first[0] ?? []))).toBe(true);
  expect(readdirSync(folder())).toEqual(stored);
  const etagOf = async () => (await fetch(site.url + url, { method: 'HEAD' })).headers.get('etag');
  const before = await etagOf();
  const name = JSON.stringify({ cn: '改名的石油焦', en: 'Renamed coke', ru: 'Новый кокс' });
  await site.context.db.updateTable('product').set({ name }).where('itemNo', '=', 'BY-GPC-0101').execute();
  await expect.poll(etagOf).not.toBe(before);
  const [page] = await readWithPdfium(await pdfAt(url));
  expect(page?.text).toContain('Renamed coke');
  await site.context.db.updateTable('product').set({ published: false }).where('itemNo', '=', 'BY-GPC-0101').execute();
  await expect.poll(async () => (await fetch(site.url + url)).status).toBe(404);
});

it('is dated by the day on which the text of its language or the shared figures went live', async () => {
  const { db } = site.context;
  const itemNo = 'BY-CPC-0101';
  const { id } = await db.selectFrom('product').select('id').where('itemNo', '=', itemNo).executeTakeFirstOrThrow();
  const setLanguage = (locale: Locale, columns: Updateable<Tables['contentLanguage']>) =>
    db
      .updateTable('contentLanguage')
      .set(columns)
      .where((eb) => eb.and({ kind: 'product', id: String(id), locale }))
      .execute();
  const dateIn = async (locale: Locale) => {
    const reader = createContentReader(locale, createGatewayCaller(site.context, routes, { locale }));
    return (await documents.productSheet(reader, { db, publicUrl }, itemNo)).date;
  };
  await setLanguage('cn', { since: new Date('2026-01-05T08:00:00Z') });
  await setLanguage('en', { since: new Date('2026-02-03T17:00:00Z') });
  await setLanguage('ru', { since: new Date('2025-12-01T08:00:00Z') });
  expect(await Promise.all(localeNames.map(dateIn))).toEqual(['2026-01-05', '2026-02-04', '2026-01-05']);
  await setLanguage('cn', { state: 'withdrawn', since: new Date('2026-03-01T08:00:00Z') });
  expect(await dateIn('en')).toBe('2026-02-04');
  await setLanguage('en', { liveRevision: 2 });
  expect(await dateIn('ru'), 'the newest live revision gives the figures').toBe('2026-02-04');
});

it('reads at most 300 products for the catalogue, and counts those that it leaves out', async () => {
  const { db } = site.context;
  const columns = sql`category_id, about_type, name, introduction, attributes, properties, supply, facts, picture`;
  // Other triggers would index each of them for the search.
  await sql`alter table product disable trigger user, enable trigger content_changed`.execute(db);
  await sql`insert into product (item_no, position, ${columns}) select 'BY-MANY-' || n, 1000 + n, ${columns}
    from product, generate_series(1, ${maxCatalogueProducts}) n where item_no = 'BY-SUL-0101'`.execute(db);
  const { count } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('published', '=', true)
    .executeTakeFirstOrThrow();
  const reader = createContentReader('en', createGatewayCaller(site.context, routes, { locale: 'en' }));
  const read = () => documents.catalogue(reader, { db, publicUrl });
  await expect.poll(async () => (await read()).leftOut).toBe(Number(count) - maxCatalogueProducts);
  expect((await read()).groups.flatMap(({ products }) => products).length).toBe(maxCatalogueProducts);
  expect(Number(count)).toBeGreaterThan(maxCatalogueProducts + 20);
  await sql`delete from product where item_no like 'BY-MANY-%'`.execute(db);
  await sql`alter table product enable trigger user`.execute(db);
  await expect.poll(async () => (await read()).leftOut).toBe(0);
});

it('limits the drawings of one address: three catalogues a minute', async () => {
  rmSync(folder(), { recursive: true, force: true });
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  // Together, because a slow machine draws for a part of the minute.
  const urls = [...localeNames, 'ru' as const].map((locale) => site.url + documentUrls.catalogue(locale));
  const responses = await Promise.all(urls.map((url) => fetch(url, { headers })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  const rejected = responses.find(({ status }) => status === 429);
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
}, 120_000);

it('draws the catalogue with bookmarks', async () => {
  const pdf = await pdfAt(documentUrls.catalogue('ru'));
  const { pages, bookmarks, isTagged } = await readWithPdfjs(pdf);
  const products = await site.context.db.selectFrom('product').select('itemNo').where('published', '=', true).execute();
  const whole = pages.map(({ text }) => text).join('\n');
  for (const { itemNo } of products) expect(whole).toContain(itemNo);
  const titles = bookmarks.flatMap(({ items }) => items.map(({ title }) => title));
  expect(titles).toHaveLength(products.length);
  expect(isTagged).toBe(true);
});
