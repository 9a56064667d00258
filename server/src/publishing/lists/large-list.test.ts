/** Lists of ten thousand items. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../../test/staff-client.ts';
import { readSettings } from '../../settings/store.ts';

let site: RunningSite;
let editor: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
  const { db } = site.context;
  const { id } = await db.selectFrom('contentItem').select('id').where('kind', '=', 'news').executeTakeFirstOrThrow();
  await sql`insert into content_item
    select kind, (100000 + n)::text, draft, version, jsonb_build_object('cn', '新闻 ' || n, 'en', 'News ' || n, 'ru', 'Новость ' || n),
      '新闻 ' || n || E'\nnews ' || n || E'\nновость ' || n, (1 + n % 5)::text, now() - n * interval '1 hour', position, digests,
      case when n % 100 = 0 then source || '{"title": "changed"}' else source end, written_in, first_live_at, created_at,
      now() - n * interval '1 minute', updated_by, updated_by_name
    from content_item, generate_series(1, 10000) as n where kind = 'news' and id = ${id}`.execute(db);
  await sql`insert into content_language
    select kind, (100000 + n)::text, locale, case when n % 50 = 0 and locale = 'ru' then 'unpublished' else state end, since,
      case when n % 50 = 0 and locale = 'ru' then null else live_revision end, live_digest, scheduled_revision,
      scheduled_digest, go_live_at, withdraw_at, checked_source, stale_source,
      case when n % 100 = 0 and locale <> 'cn' then now() end
    from content_language, generate_series(1, 10000) as n where kind = 'news' and id = ${id}`.execute(db);
  await sql`analyze content_item, content_language`.execute(db);
});
afterAll(() => site.close());

it('pages, filters, searches and sorts them', async () => {
  const stale = await editor.get('content/news?state=stale&locale=en&size=50');
  expect(stale.body.totalElements).toBe(100);
  expect(stale.body.counts).toMatchObject({ stale: 100, live: stale.body.counts.all });
  const drafts = await editor.get('content/news?state=draft&size=1000');
  expect([drafts.body.totalElements, drafts.body.content.length]).toEqual([200, 200]);
  const found = await editor.get('content/news?text=news%209999');
  expect(found.body.content.map(({ id }) => id)).toEqual(['109999']);
  const last = await editor.get('content/news?page=10000&size=50');
  expect([last.body.content.length, last.body.totalElements]).toEqual([0, stale.body.counts.all]);
});

it('counts the items of each filter, and for each language by itself', async () => {
  const { body } = await editor.get('translations?kind=news&locale=ru&size=20');
  const list = await editor.get('content/news?locale=ru&size=20');
  expect(body.counts).toEqual(list.body.counts);
  expect(body.coverage.ru).toEqual(list.body.counts);
  expect([body.coverage.ru.draft, body.coverage.en.draft, body.coverage.en.stale]).toEqual([200, 0, 100]);
});

it('finds an item by words of any language, bounded, the most fitting first', async () => {
  const { body } = await editor.get('content-search?text=9999');
  expect(body.content.map(({ id }) => id)[0]).toBe('109999');
  const many = (await editor.get('content-search?text=ews%2012')).body;
  expect([many.content.length, many.totalElements > 100]).toEqual([12, true]);
  const russian = (await editor.get('content-search?text=НОВОСТЬ%2012345')).body;
  expect(russian.totalElements).toBe(0);
  expect((await editor.get('content-search?text=НОВОСТЬ%201234')).body.content.map(({ id }) => id)).toEqual(['101234']);
  expect((await editor.get('content-search?text=%20')).status).toBe(422);
  expect((await editor.get(`content-search?text=${'x'.repeat(101)}`)).status).toBe(422);
  expect((await editor.get('content-search?text=%25%25')).body.content).toEqual([]);
});

it('finds an item by its number, the very one first', async () => {
  const found = async (text: string) => (await editor.get(`content-search?text=${text}`)).body.content;
  const { body } = await editor.get('content/product?size=1');
  const id = body.content[0]?.id ?? '';
  const product = (await editor.get(`content/product/${id}`)).body.data;
  const number = `${Object(product.body).itemNo}`;
  expect((await found(number.toLowerCase()))[0]).toMatchObject({ kind: 'product', id, code: number });
  // A new number is found as soon as it is saved, and the old one no longer.
  const renumbered = { version: product.version, body: { ...product.body, itemNo: 'SAMPLE-9' } };
  expect((await editor.post(`content/product/${id}/save`, renumbered)).status).toBe(200);
  expect((await found('sample-9')).map((row) => row.id)).toEqual([id]);
  expect(await found(number)).toEqual([]);
  expect((await found('BY-HR-2602'))[0]).toMatchObject({ kind: 'jobPost', code: 'BY-HR-2602' });
  expect((await editor.get('content/jobPost?text=by-hr-2602')).body.totalElements).toBe(1);
});

it('finds a title by the facts that it quotes, as each language writes them', async () => {
  const { facts } = await readSettings(site.context.db);
  const countries = facts.exportCountries;
  const summary = {
    cn: '样本：出口{exportCountries}个国家\n第二段',
    en: 'Sample: {exportCountries} countries, {fushunAreaMu}',
    ru: 'Образец: {exportCountries} стран, {fushunAreaMu}',
  };
  const id = (await editor.get('content/companyText?size=1')).body.content[0]?.id ?? '';
  const { version, body } = (await editor.get(`content/companyText/${id}`)).body.data;
  const saved = await editor.post(`content/companyText/${id}/save`, { version, body: { ...body, summary } });
  expect(saved.status).toBe(200);

  const found = async (text: string) => {
    const query = encodeURIComponent(text);
    const paths = [`content-search?text=${query}`, `content/companyText?text=${query}`, `translations?text=${query}`];
    const responses = await Promise.all(paths.map((path) => editor.get(path)));
    return responses.map((response) => response.body.content.map((row) => row.id));
  };
  const hectares = (facts.fushunAreaMu / 15).toFixed(1);
  for (const text of [
    `出口${countries}个国家`,
    `${countries} COUNTRIES`,
    `${hectares} ha`,
    `${hectares.replace('.', ',')} га`,
  ])
    for (const ids of await found(text)) expect(ids, text).toContain(id);
});

it('sorts by each column, in both directions', async () => {
  const titles = async (sort: string) => {
    const { body } = await editor.get(`content/news?text=news%20999&sort=${sort}&size=50`);
    return body.content.map(({ id }) => Number(id));
  };
  const byTitle = await titles('title&order=ascending');
  expect(byTitle.length).toBeGreaterThan(10);
  expect(await titles('title&order=descending')).toEqual(byTitle.toReversed());
  const byDate = await titles('date&order=descending');
  expect(byDate).toEqual(byTitle.toSorted((one, other) => one - other));
});
