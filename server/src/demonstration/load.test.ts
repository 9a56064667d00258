import path from 'node:path';
import { localeNames } from 'contract/locales.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../test/running-site.ts';
import { openDatabase } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { demonstrationItems } from './items.ts';
import { loadDemonstration } from './load.ts';
import { readDemonstration } from './read.ts';

const content = await readDemonstration(path.resolve(import.meta.dirname, '../../../content'));
let db: Kysely<Tables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await cloneDatabase();
  drop = database.drop;
  db = await openDatabase(database.connection);
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

/** A change of staff to a row of each table. */
const changes: Record<string, string> = {
  picture: `update picture set description = '{"cn":"changed"}' where name = 'canteen'`,
  film: `update film set seconds = 11 where name = 'kiln-glow'`,
  setting: `update setting set value = '"changed"' where name = 'filing'`,
  dictionary_entry: `update dictionary_entry set label = '{"cn":"changed"}' where id = 1`,
  company_text: `update company_text set content = '{"cn":"changed"}' where id = 1`,
  history_entry: `update history_entry set content = '{"cn":"changed"}' where id = 1`,
  culture_tab: `update culture_tab set title = '{"cn":"changed"}' where id = 1`,
  partner: `update partner set name = '{"cn":"changed"}' where id = 1`,
  banner: `update banner set main_title = '{"cn":"changed"}' where id = 1`,
  album_picture: `update album_picture set name = '{"cn":"changed"}' where id = 1`,
  news_item: `update news_item set title = '{"cn":"changed"}' where id = 1`,
  product_category: `update product_category set name = '{"cn":"changed"}' where id = 1`,
  product: `update product set introduction = '{"cn":"changed"}' where id = 1`,
  job_post: `update job_post set name = '{"cn":"changed"}' where id = 1`,
  composed_page: `update composed_page set lead = '{"cn":"changed"}' where name = 'privacy'`,
  typical_value_table: `update typical_value_table set note = '{"cn":"changed"}' where id = 1`,
  lot_certificate: `update lot_certificate set name = '{"cn":"changed"}' where id = 1`,
  honoured_employee: `update honoured_employee set name = '{"cn":"changed"}' where id = 1`,
};

async function rows(table: string): Promise<unknown[]> {
  return (await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(db)).rows;
}

async function allRows(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of Object.keys(changes)) all[table] = await rows(table);
  return all;
}

it('changes nothing when the demonstration is loaded again', async () => {
  const before = await allRows();
  expect(await loadDemonstration(db, content)).toBe(0);
  expect(await allRows()).toEqual(before);
});

it('has a staff change for every kind of item', () => {
  const kinds = new Set(
    demonstrationItems(content).map(({ kind }) => kind.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  );
  expect([...kinds].toSorted()).toEqual(Object.keys(changes).toSorted());
});

it('keeps the changes and deletions of staff, and still inserts new items', async () => {
  for (const change of Object.values(changes)) await sql.raw(change).execute(db);
  await sql`delete from news_item where id = 2`.execute(db);
  const before = await allRows();
  const [item] = content.news;
  if (!item) throw new Error('no news');
  const withNew = {
    ...content,
    news: [...content.news, { ...item, key: 'arrived-today', title: { cn: '新到', en: 'Arrived', ru: 'Новое' } }],
  };
  expect(await loadDemonstration(db, withNew)).toBe(1);
  const after = await allRows();
  const { news_item: newsBefore = [], ...othersBefore } = before;
  const { news_item: newsAfter = [], ...othersAfter } = after;
  expect(othersAfter).toEqual(othersBefore);
  expect(newsAfter).toHaveLength(newsBefore.length + 1);
  expect(newsAfter).toEqual(expect.arrayContaining(newsBefore));
  expect(JSON.stringify(newsAfter)).toContain('新到');
});

it('updates the hashes of the demonstration’s pictures, but not of an uploaded picture', async () => {
  const change = (name: string) => {
    const picture = content.pictures[name];
    if (!picture) throw new Error(`no picture ${name}`);
    return { [name]: { ...picture, hash: 'f'.repeat(20) } };
  };
  await sql`update picture set source = 'upload' where name = 'canteen'`.execute(db);
  await loadDemonstration(db, {
    ...content,
    pictures: { ...content.pictures, ...change('coke-lump'), ...change('canteen') },
  });
  const changed = await db.selectFrom('picture').select('name').where('hash', '=', 'f'.repeat(20)).execute();
  expect(changed).toEqual([{ name: 'coke-lump' }]);
});

it('updates the hashes of the demonstration’s films, but not of one that staff replaced', async () => {
  await sql`update film set stored_name = 'replaced', type = 'mp4' where name = 'company'`.execute(db);
  const hash = 'f'.repeat(20);
  await loadDemonstration(db, { ...content, films: content.films.map((film) => ({ ...film, hash })) });
  const changed = await db.selectFrom('film').select('name').where('hash', '=', hash).orderBy('name').execute();
  expect(changed).toEqual([{ name: 'anniversary' }, { name: 'kiln-glow' }]);
});

it('has exactly the pictures that its content uses, described in three languages', () => {
  const { pictures, ...rest } = content;
  const named = new Set<string>();
  JSON.stringify(rest, (key, value: unknown) => {
    for (const name of key === 'pictures' && Array.isArray(value) ? value : [value])
      if ((key === 'picture' || key === 'pictures') && typeof name === 'string') named.add(name);
    return value;
  });
  expect([...named].toSorted()).toEqual(Object.keys(pictures).toSorted());
  for (const [name, { kind, description }] of Object.entries(pictures))
    if (kind === 'raster') expect(Object.values(description).filter(Boolean), name).toHaveLength(3);
});

it('has enough items of every kind', () => {
  const types = (type: number) => content.news.filter(({ contentType }) => contentType === type).length;
  expect(content.news.length).toBeGreaterThanOrEqual(30);
  expect([1, 2, 3, 4, 5].every((type) => types(type) > 0)).toBe(true);
  expect(content.news.filter(({ externalUrl }) => externalUrl !== null).length).toBeGreaterThanOrEqual(3);
  expect(content.products.length).toBeGreaterThanOrEqual(24);
  expect(content.history.length).toBeGreaterThanOrEqual(20);
  expect(content.jobs.length).toBe(13);
  expect(new Set(content.jobs.map(({ postType }) => postType))).toEqual(new Set([1, 2]));
  expect(content.banners.map(({ placement }) => placement).toSorted()).toEqual([
    'anniversary',
    'anniversary',
    'anniversary',
    'home',
    'home',
    'home',
    'home',
  ]);
});

it('has three unique paragraphs and a figure with a unit in every news item and language', () => {
  const seen = new Map<string, string>();
  for (const locale of localeNames)
    for (const item of content.news) {
      const blocks = item.content[locale].split('\n');
      const paragraphs = blocks.filter((block) => block.startsWith('<p>'));
      expect(paragraphs.length, item.key).toBeGreaterThanOrEqual(3);
      expect(blocks.join(' '), `${item.key} ${locale}`).toMatch(/\d[\d\s.,\u00A0\u202F]*(?:%|[\p{L}°²³µ万亿]+)/u);
      for (const paragraph of paragraphs) {
        expect(seen.get(paragraph), paragraph).toBeUndefined();
        seen.set(paragraph, item.key);
      }
    }
});
