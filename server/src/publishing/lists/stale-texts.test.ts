/** The queue of stale texts: its order, whose it is, and that figures block a confirmation. */
import { maxStaleTexts } from 'contract/console/stale-texts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../../test/staff-client.ts';
import { readSettings } from '../../settings/store.ts';

let site: RunningSite;
let editor: StaffClient;
let translator: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
  translator = await staffClient(site, 'translator');
});
afterAll(() => site.close());

type Item = { version: number; body: Record<string, Record<string, string>>; languages: Record<string, unknown> };

const read = async (kind: string, id: string): Promise<Item> =>
  Object((await editor.get(`content/${kind}/${id}`)).body.data);

async function change(client: StaffClient, kind: string, id: string, texts: Record<string, Record<string, string>>) {
  const { version, body } = await read(kind, id);
  const merged = Object.entries(texts).map(([field, text]) => [field, { ...body[field], ...text }]);
  const saved = await client.post(`content/${kind}/${id}/save`, {
    version,
    body: { ...body, ...Object.fromEntries(merged) },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}

const queue = async (client: StaffClient, query = '') => {
  const { status, body } = await client.get(`translations/stale${query}`);
  expect(status).toBe(200);
  return { ...body, names: body.content.map((text) => `${text.id} ${Object(text).field} ${Object(text).locale}`) };
};

const confirm = async (id: string, locale: string, more: object = {}) => {
  const { version } = await read('news', id);
  return translator.post(`content/news/${id}/confirm-translation`, { version, locale, ...more });
};

const addNews = async (title: Record<string, string>): Promise<string> =>
  (await editor.post('content/news', { body: { title, summary: { cn: '摘要', ru: 'Анонс' } } })).body.data.id;

it('lists each stale text, the oldest first, only to those who may correct it', async () => {
  const first = await addNews({ cn: '占地192亩', en: 'covers 12.8 ha', ru: 'площадь 12,8 га' });
  const second = await addNews({ cn: '样本', en: 'Sample' });
  expect((await queue(editor)).names).toEqual([]);
  await change(editor, 'news', first, { title: { cn: '占地1920亩' } });
  await change(editor, 'news', second, { title: { cn: '样本二' } });
  await change(editor, 'news', first, { summary: { cn: '摘要二' } });
  const { content, names, totalElements } = await queue(translator);
  expect(names).toEqual([`${first} title en`, `${first} title ru`, `${second} title en`, `${first} summary ru`]);
  expect(content.map((text) => Object(text).hasOtherNumbers)).toEqual([true, true, false, false]);
  expect([totalElements, content[0]]).toMatchObject([
    4,
    { kind: 'news', titles: { cn: '占地1920亩', en: 'covers 12.8 ha' } },
  ]);
  expect((await queue(editor, '?locale=ru')).names).toEqual([`${first} title ru`, `${first} summary ru`]);
  // An auditor reads content and corrects none; the contents of records are not those of a translator of articles.
  expect((await queue(await staffClient(site, 'auditor'))).names).toEqual([]);
  expect((await editor.get('translations/stale?locale=cn2')).status).toBe(422);

  // A corrected text leaves the queue, and one that is still right.
  await change(translator, 'news', first, { title: { ru: 'площадь 128 га' } });
  expect((await confirm(second, 'en', { fields: ['title'] })).status).toBe(200);
  expect((await queue(editor)).names).toEqual([`${first} title en`, `${first} summary ru`]);
});

it('lists a translation of a Chinese text that a colleague has changed meanwhile', async () => {
  const id = await addNews({ cn: '样本', en: 'Sample', ru: 'Образец' });
  const { version, body } = await read('news', id);
  await change(editor, 'news', id, { title: { cn: '样本二' }, summary: { en: 'Summary' } });
  const typed = {
    ...body,
    title: { ...body['title'], en: 'A sample', ru: 'Образец' },
    summary: { ...body['summary'], ru: 'Кратко' },
  };
  const saved = await translator.post(`content/news/${id}/save`, { version, body: typed });
  expect([saved.status, Object(saved.body.data.body)]).toMatchObject([
    200,
    { title: { cn: '样本二', en: 'A sample', ru: 'Образец' }, summary: { en: 'Summary', ru: 'Кратко' } },
  ]);
  const { languages } = await read('news', id);
  // The Chinese summary is the one that both translators had in view.
  expect([languages['en'], languages['ru']]).toMatchObject([
    { staleFields: ['title'], staleTexts: [{ field: 'title', before: '样本' }] },
    { staleFields: ['title'], staleTexts: [{ field: 'title', before: '样本' }] },
  ]);
  await change(translator, 'news', id, { title: { en: 'A second sample' } });
  expect((await read('news', id)).languages['en']).toMatchObject({ staleFields: [] });
});

it('confirms a text with other figures only if they are declared to differ', async () => {
  const id = await addNews({ cn: '占地12.8公顷', en: 'covers 12.8 ha', ru: 'площадь 12,8 га' });
  await change(editor, 'news', id, { title: { cn: '占地128公顷' }, summary: { cn: '第二版' } });
  const rejected = await confirm(id, 'ru');
  expect([rejected.status, rejected.body]).toMatchObject([409, { error: 'figuresDiffer', fields: ['title'] }]);
  // Nothing was confirmed, and fields without figures can be.
  expect((await read('news', id)).languages['ru']).toMatchObject({ staleFields: ['title', 'summary'] });
  expect((await confirm(id, 'ru', { fields: ['summary'] })).status).toBe(200);
  expect((await confirm(id, 'ru', { figuresDifferDeliberately: true })).status).toBe(200);
  expect((await read('news', id)).languages['ru']).toMatchObject({ staleFields: [] });
  const { rows } = await sql<{ details: unknown }>`
    select details from audit.audit_entry where action = 'content.confirmTranslation' and object_id = ${id}
    order by id`.execute(site.context.db);
  expect(rows.map(({ details }) => details)).toEqual([
    { locale: 'ru', fields: ['summary'] },
    { locale: 'ru', fields: ['title'], figuresDifferDeliberately: true },
  ]);
});

it('compares figures that are quoted facts', async () => {
  const { facts } = await readSettings(site.context.db);
  const id = (await editor.get('content/companyText?size=1')).body.content[0]?.id ?? '';
  const hectares = (facts.fushunAreaMu / 15).toFixed(1);
  const summary = { cn: '样本{fushunAreaMu}', en: `Sample ${hectares} ha`, ru: 'Образец 7 га' };
  await change(editor, 'companyText', id, { summary });
  await change(editor, 'companyText', id, { summary: { cn: '样本{fushunAreaMu}。' } });
  const { version } = await read('companyText', id);
  const confirmed = (locale: string) =>
    editor.post(`content/companyText/${id}/confirm-translation`, { version, locale, fields: ['summary'] });
  expect([(await confirmed('en')).status, (await confirmed('ru')).status]).toEqual([200, 409]);
});

it('lists a bounded number of texts, and says how many there are', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => addNews({ cn: '样本', en: 'Sample' })));
  await sql`update content_language set stale_since = now(), stale_source = (
    select jsonb_object_agg('field' || n, jsonb_build_object('text', '样本', 'at', now())) from generate_series(1, 40) as n)
    where kind = 'news' and locale = 'en' and id = any (${ids}::text[])`.execute(site.context.db);
  const { content, totalElements } = await queue(editor);
  expect([content.length, totalElements > 160]).toEqual([maxStaleTexts, true]);
});
