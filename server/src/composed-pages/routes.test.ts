import { block } from 'contract/blocks.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import { localeNames } from 'contract/locales.ts';
import { pages } from 'contract/urls/paths.ts';
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

it('has a page of the site for every stored composed page', () => {
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(pages, name))).toEqual([]);
});

describe.each(localeNames)('%s', (locale) => {
  it('returns every page with its facts inserted and without a fallback', async () => {
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

  it('labels numbered sections, and does not repeat their titles', async () => {
    // Parts of the privacy page begin with their number, and a coke page has a section without a header.
    for (const name of names.filter((page) => page !== 'privacy')) {
      const { data } = await read(locale, name);
      const numbered = data.sections.filter((section) => !['head', 'ask'].includes(section.name));
      expect(
        numbered.filter(({ label, title }) => ['', title].includes(label)),
        name,
      ).toEqual([]);
    }
  });

  it('uses every kind of block on some page', async () => {
    const all = await Promise.all(names.map((name) => read(locale, name)));
    const kinds = all.flatMap(({ data }) => data.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
    const defined = block.variants.flatMap(({ fields }) => [...fields.kind.wire._zod.values]);
    expect([...new Set(kinds)].toSorted()).toEqual(defined.toSorted());
  });
});

it('shows a changed fact on a page that contains it', async () => {
  const pageText = async () => JSON.stringify((await read('ru', 'productionManufacturing')).data);
  expect(await pageText()).toContain('12,8\u00A0га');
  const { value } = await site.context.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'facts')
    .executeTakeFirstOrThrow();
  const facts = JSON.stringify({ ...Object(value), fushunAreaMu: 300 });
  await site.context.db.updateTable('setting').set({ value: facts }).where('name', '=', 'facts').execute();
  await expect.poll(pageText).toContain('20\u00A0га');
  expect(await pageText()).not.toContain('12,8\u00A0га');
});

it('returns an untranslated block in Chinese and lists it as a fallback', async () => {
  const stored = { kind: 'quote', text: { cn: '只有中文', ru: ' ' }, source: { cn: '来源', ru: 'Источник' } };
  const sections = JSON.stringify([{ name: 'one', title: { cn: '一', ru: 'Один' }, lead: null, blocks: [stored] }]);
  await site.context.db.updateTable('composedPage').set({ sections }).where('name', '=', 'photoAlbum').execute();
  await expect.poll(async () => (await read('ru', 'photoAlbum')).fallback).toEqual(['/data/sections/0/blocks/0/text']);
  const { data } = await read('ru', 'photoAlbum');
  expect(data.sections[0]?.blocks[0]).toEqual({ kind: 'quote', text: '只有中文', source: 'Источник' });
});

it('sanitizes rich text and responds with 404 for an unknown page', async () => {
  const body = { cn: '<p onclick="x()">好<script>x()</script></p>' };
  const stored = { kind: 'text', heading: null, body, picture: null, pictureSide: 'left' };
  const sections = JSON.stringify([{ name: 'one', title: { cn: '一' }, lead: null, blocks: [stored] }]);
  await site.context.db.updateTable('composedPage').set({ sections }).where('name', '=', 'year20').execute();
  await expect
    .poll(async () => (await read('cn', 'year20')).data.sections[0]?.blocks[0])
    .toMatchObject({ kind: 'text', body: '<p>好</p>' });
  expect((await site.gateway('/cn/site/pages/nothing')).status).toBe(404);
});
