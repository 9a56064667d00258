import { block } from 'contract/blocks.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import { localeNames } from 'contract/locales.ts';
import { pages } from 'contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
let names: string[];
beforeAll(async () => {
  site = await runSite();
  names = (await site.context.db.selectFrom('composedPage').select('name').execute()).map(({ name }) => name);
});
afterAll(() => site.close());

async function read(locale: string, name: string) {
  const { body } = await site.gateway(`/${locale}/site/pages/${name}`);
  return { ...getComposedPage.output.parse(body), code: body.code };
}

it('every composed page is a page of the site', () => {
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(pages, name))).toEqual([]);
});

describe.each(localeNames)('%s', (locale) => {
  it('every page is whole, its facts are written out and nothing is Chinese instead', async () => {
    for (const name of names) {
      const { data, fallback } = await read(locale, name);
      expect({ name, languages: data.languages, fallback }).toEqual({
        name,
        languages: [...localeNames],
        fallback: undefined,
      });
      expect(JSON.stringify(data), name).not.toMatch(/\{\w+(\.\w+)?\}/);
    }
  });

  it('every kind of block stands on some page', async () => {
    const all = await Promise.all(names.map((name) => read(locale, name)));
    const kinds = all.flatMap(({ data }) => data.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
    const defined = block.variants.flatMap(({ fields }) => [...fields.kind.wire._zod.values]);
    expect([...new Set(kinds)].toSorted()).toEqual(defined.toSorted());
  });
});

it('a fact that staff change changes on every page that tells it', async () => {
  const told = async () => JSON.stringify((await read('ru', 'productionManufacturing')).data);
  expect(await told()).toContain('12,8\u00A0га');
  const { value } = await site.context.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'facts')
    .executeTakeFirstOrThrow();
  const facts = JSON.stringify({ ...Object(value), fushunAreaMu: 300 });
  await site.context.db.updateTable('setting').set({ value: facts }).where('name', '=', 'facts').execute();
  await expect.poll(told).toContain('20\u00A0га');
  expect(await told()).not.toContain('12,8\u00A0га');
});

it('a block whose text nobody has translated is Chinese, and says so', async () => {
  const stored = { kind: 'quote', text: { cn: '只有中文', ru: ' ' }, source: { cn: '来源', ru: 'Источник' } };
  const sections = JSON.stringify([{ name: 'one', title: { cn: '一', ru: 'Один' }, lead: null, blocks: [stored] }]);
  await site.context.db.updateTable('composedPage').set({ sections }).where('name', '=', 'photoAlbum').execute();
  await expect.poll(async () => (await read('ru', 'photoAlbum')).fallback).toEqual(['/data/sections/0/blocks/0/text']);
  const { data } = await read('ru', 'photoAlbum');
  expect(data.sections[0]?.blocks[0]).toEqual({ kind: 'quote', text: '只有中文', source: 'Источник' });
});

it('rich text passes the allow-list on its way out, and a page nobody has written is not there', async () => {
  const body = { cn: '<p onclick="x()">好<script>x()</script></p>' };
  const stored = { kind: 'text', heading: null, body, picture: null, pictureSide: 'left' };
  const sections = JSON.stringify([{ name: 'one', title: { cn: '一' }, lead: null, blocks: [stored] }]);
  await site.context.db.updateTable('composedPage').set({ sections }).where('name', '=', 'year20').execute();
  await expect
    .poll(async () => (await read('cn', 'year20')).data.sections[0]?.blocks[0])
    .toMatchObject({ kind: 'text', body: '<p>好</p>' });
  expect((await site.gateway('/cn/site/pages/nothing')).status).toBe(404);
});
