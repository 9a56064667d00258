/** Export of items as a file, and its import here and on another installation. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { sampleText } from '../../test/sample-news.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';
import { receivePicture } from '../pictures/receive.ts';
import { readSettings } from '../settings/store.ts';
import { Readable } from 'node:stream';

let here: RunningSite;
let other: RunningSite;
let editor: StaffClient;
let otherEditor: StaffClient;
let translator: StaffClient;
beforeAll(async () => {
  [here, other] = await Promise.all([runSite(), runSite()]);
  editor = await staffClient(here, 'editor');
  otherEditor = await staffClient(other, 'editor');
  translator = await staffClient(here, 'translator');
  const noise = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .png()
    .toBuffer();
  await receivePicture(here.context, Readable.from([noise]), {
    name: 'sample-noise',
    fileName: 'noise.png',
    mediaType: 'image/png',
    focus: { x: 0.5, y: 0.25 },
    description: { cn: '示例', en: 'Sample' },
  });
});
afterAll(() => Promise.all([here.close(), other.close()]));

const newsBody = (words: string) => ({
  contentType: 1,
  publishedAt: null,
  pinned: false,
  externalUrl: null,
  picture: 'sample-noise',
  title: sampleText(words),
  summary: sampleText(`${words} summary`),
  content: { cn: `<p>${words}</p><img src="/pictures/library/sample-noise" alt="">` },
});

async function addNews(words: string): Promise<string> {
  const { status, body } = await editor.post('content/news', { body: newsBody(words) });
  expect(status).toBe(200);
  return body.data.id;
}

type Exchange = {
  fileName: string;
  items: {
    number: number;
    kind: string;
    id: string;
    title: string;
    outcome: string;
    existing: { id: string; title: string; version: number } | null;
    fields: { field: string; locale: string | null; before: unknown; after: unknown }[];
    problems: { field: string; code: string }[];
  }[];
  pictures: unknown;
  films: unknown;
  created: number;
  changed: number;
};
type ImportResponse = { status: number; error: string | undefined; data: Exchange };

const responseOf = ({ status, body }: { status: number; body: object }): ImportResponse => ({
  status,
  error: Object(body).error,
  data: Object(body).data,
});

async function exportItems(client: StaffClient, items: { kind: string; id: string }[]): Promise<Uint8Array> {
  const { status, data } = responseOf(await client.post('content-exchange/export', { items }));
  expect(status).toBe(200);
  const file = await client.download(data.fileName);
  expect(file.headers.get('content-type')).toBe('application/zip');
  return new Uint8Array(await file.arrayBuffer());
}

const preview = async (client: StaffClient, bytes: Uint8Array) =>
  responseOf(await client.upload('content-exchange/preview', bytes, 'import.zip'));
const apply = async (client: StaffClient, fileName: string, items: { number: number; version: number | null }[]) =>
  responseOf(await client.post('content-exchange/apply', { fileName, items }));
const item = async (client: StaffClient, kind: string, id: string) =>
  (await client.get(`content/${kind}/${id}`)).body.data;

it('exports items with their pictures, which another installation imports as drafts', async () => {
  const id = await addNews('Kiln');
  const bytes = await exportItems(editor, [{ kind: 'news', id }]);
  const files = unzipSync(bytes);
  expect(Object.keys(files).toSorted()).toEqual(['content.json', 'pictures/sample-noise.jpg']);
  expect(JSON.parse(strFromU8(files['content.json'] ?? new Uint8Array()))).toMatchObject({
    format: 'carbon-group-content',
    version: 2,
    items: [
      { kind: 'news', id, body: { title: sampleText('Kiln') }, states: { cn: 'draft', en: 'draft', ru: 'draft' } },
    ],
    pictures: [{ name: 'sample-noise', description: { cn: '示例', en: 'Sample' }, focus: { x: 0.5, y: 0.25 } }],
  });

  const seen = await preview(otherEditor, bytes);
  expect(seen.data.items).toMatchObject([{ number: 0, outcome: 'new', existing: null }]);
  expect(seen.data.pictures).toEqual([{ name: 'sample-noise', isNew: true }]);
  const applied = await apply(otherEditor, seen.data.fileName, [{ number: 0, version: null }]);
  expect(applied).toMatchObject({ status: 200, data: { created: 1, changed: 0, pictures: 1 } });
  const added = await item(otherEditor, 'news', applied.data.items[0]?.id ?? '');
  expect(added.body).toMatchObject({ title: sampleText('Kiln'), picture: 'sample-noise' });
  expect([added.languages.cn.state, added.languages.ru.state]).toEqual(['draft', 'draft']);
  const { body: revisions } = await otherEditor.get(`content/news/${added.id}/revisions`);
  expect(revisions.content).toMatchObject([{ number: 1, reason: 'import', madeLive: [] }]);
  const { body: library } = await otherEditor.get('media/sample-noise');
  expect(library.data).toMatchObject({ picture: { width: 400, focus: { x: 0.5, y: 0.25 } } });
});

/** Bytes that end an entry of a zip whose size does not stand before it; a film may have them by chance. */
const endOfEntry = strToU8('PK\x07\x08 and PK\x03\x04', true);
const kilnGlow = readFileSync(path.join(import.meta.dirname, '../../../content/films/kiln-glow.webm'));
const film = Buffer.concat([kilnGlow, endOfEntry, Buffer.alloc(30_000), endOfEntry]);
const captions = (words: string) => `WEBVTT\n\n00:00.000 --> 00:05.000\n${words}\n`;

const banner = (filmName: string) => ({
  placement: 'anniversary',
  picture: 'sample-noise',
  film: filmName,
  mainTitle: sampleText('Film'),
  subTitle: null,
  label: sampleText('Film'),
  picArea: 1,
  link: '/year20',
});

async function addBanner(filmName: string): Promise<{ kind: string; id: string }> {
  const { status, body } = await editor.post('content/banner', { body: banner(filmName) });
  expect([status, body.errors]).toEqual([200, undefined]);
  return { kind: 'banner', id: body.data.id };
}

const filmOf = async (client: StaffClient, name: string) => Object((await client.get(`films/${name}`)).body).data;

it('exports films with captions and posters, which another installation imports', async () => {
  const uploaded = await editor.upload('films/upload/1280/720/10500', film, 'Kiln.webm');
  const { name } = Object(uploaded.body).data;
  const change = { poster: 'sample-noise', captions: { cn: captions('窑'), ru: captions('Печь') } };
  expect((await editor.post(`films/${name}`, change)).status).toBe(200);
  const bytes = await exportItems(editor, [await addBanner(name), await addBanner('company')]);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['content.json', 'pictures/sample-noise.jpg', `films/${name}.webm`]);
  expect(Buffer.from(files[`films/${name}.webm`] ?? []).equals(film)).toBe(true);

  await other.context.db.deleteFrom('picture').where('name', '=', 'sample-noise').execute();
  const seen = await preview(otherEditor, bytes);
  expect(seen.data.films).toEqual([
    { name: 'company', state: 'here' },
    { name, state: 'new' },
  ]);
  const first = [{ number: 0, version: null }];
  expect(await apply(otherEditor, seen.data.fileName, first)).toMatchObject({ status: 200, data: { films: 1 } });
  const imported = await filmOf(otherEditor, name);
  expect(imported).toMatchObject({ poster: 'sample-noise', bytes: film.length, film: { width: 1280, seconds: 10.5 } });
  const served = await fetch(`${other.url}${imported.film.webm}`);
  expect(Buffer.from(await served.arrayBuffer()).equals(film)).toBe(true);
  const captionsAt = async (index: number) =>
    (await fetch(`${other.url}${imported.film.captions[index].address}`)).text();
  expect([await captionsAt(0), await captionsAt(1)]).toEqual([captions('窑'), captions('Печь')]);
  // What is here already is not replaced.
  const again = await preview(otherEditor, bytes);
  expect(again.data.films).toMatchObject([{ state: 'here' }, { state: 'here' }]);
  expect(await apply(otherEditor, again.data.fileName, first)).toMatchObject({ status: 200, data: { films: 0 } });
});

it('shows field by field what would change, and changes only what was chosen', async () => {
  const ids = [await addNews('First'), await addNews('Second')];
  const bytes = await exportItems(
    editor,
    ids.map((id) => ({ kind: 'news', id })),
  );
  expect((await preview(editor, bytes)).data.items.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  for (const id of ids)
    await editor.post(`content/news/${id}/save`, { version: 1, body: { ...newsBody('Edited'), pinned: true } });
  const { data } = await preview(editor, bytes);
  expect(data.items[0]?.fields).toEqual(
    expect.arrayContaining([
      { field: 'pinned', locale: null, before: true, after: false },
      { field: 'title', locale: 'ru', before: 'Edited русский', after: 'First русский' },
    ]),
  );
  expect((await apply(editor, data.fileName, [{ number: 1, version: 2 }])).data).toMatchObject({
    created: 0,
    changed: 1,
  });
  expect((await item(editor, 'news', ids[0] ?? '')).version).toBe(2);
  expect(await item(editor, 'news', ids[1] ?? '')).toMatchObject({ version: 3, body: { title: sampleText('Second') } });
});

it('names items in the preview with the facts that their titles quote', async () => {
  const { id = '' } = (await editor.get('content/companyText?size=1')).body.content[0] ?? {};
  const { facts } = await readSettings(here.context.db);
  const { version, body } = (await editor.get(`content/companyText/${id}`)).body.data;
  const summary = sampleText('{exportCountries}');
  await editor.post(`content/companyText/${id}/save`, { version, body: { ...body, summary } });
  const { data } = await preview(editor, await exportItems(editor, [{ kind: 'companyText', id }]));
  const title = `${facts.exportCountries} 中文`;
  expect(data.items).toMatchObject([{ title, existing: { id, title } }]);
});

it('never publishes: neither a live article nor a record, which takes effect at its next save', async () => {
  const [row] = (await editor.get('content/partner?sort=position&size=1')).body.content;
  const id = row?.id ?? '';
  const before = await item(editor, 'partner', id);
  const bytes = await exportItems(editor, [{ kind: 'partner', id }]);
  const renamed = { ...before.body, name: sampleText('Renamed partner') };
  const saved = await editor.post(`content/partner/${id}/save`, { version: before.version, body: renamed });
  const { data } = await preview(editor, bytes);
  const version = data.items[0]?.existing?.version ?? null;
  expect(version).toBe(saved.body.data.version);
  expect((await apply(editor, data.fileName, [{ number: 0, version }])).status).toBe(200);
  const partners = async () => JSON.stringify((await here.gateway('/en/site/partners')).body.data);
  expect(await partners()).toContain('Renamed partner English');
  const draft = await item(editor, 'partner', id);
  expect(draft).toMatchObject({ body: before.body, languages: { en: { state: 'live', hasNewerDraft: true } } });
  await editor.post(`content/partner/${id}/save`, { version: draft.version, body: draft.body });
  await expect.poll(partners, { timeout: 1000 }).not.toContain('Renamed partner English');
});

it('recognises the demonstration of another installation, although its rows have other keys', async () => {
  const { content } = (await editor.get('content/composedPage?size=3')).body;
  const items = [...content.map(({ kind, id }) => ({ kind, id })), { kind: 'socialAccounts', id: 'socialAccounts' }];
  const existing = await Promise.all(items.map(({ kind, id }) => editor.get(`content/${kind}/${id}`)));
  const bytes = await exportItems(
    editor,
    items.filter((_item, index) => existing[index]?.status === 200),
  );
  const { data } = await preview(otherEditor, bytes);
  expect(data.items.length).toBeGreaterThan(2);
  expect(data.items.map(({ id, outcome }) => [id, outcome])).toEqual(data.items.map(({ id }) => [id, 'unchanged']));
});

it('adds a category and its product together, although their ids differ', async () => {
  const category = await editor.post('content/productCategory', {
    body: { parentId: null, name: sampleText('Category') },
  });
  const categoryId = category.body.data.id;
  const [row] = (await editor.get('content/product?sort=position&size=1')).body.content;
  const sample = await item(editor, 'product', row?.id ?? '');
  const body = { ...sample.body, itemNo: 'EX-1', categoryId: Number(categoryId) };
  const product = await editor.post('content/product', { body });
  expect(product.status).toBe(200);
  const bytes = await exportItems(editor, [
    { kind: 'product', id: product.body.data.id },
    { kind: 'productCategory', id: categoryId },
  ]);
  // The id is another category's there.
  for (let count = 0; count < 2; count += 1)
    await otherEditor.post('content/productCategory', { body: { parentId: null, name: sampleText('Theirs') } });
  const { data } = await preview(otherEditor, bytes);
  const applied = await apply(otherEditor, data.fileName, [
    { number: 0, version: null },
    { number: 1, version: null },
  ]);
  expect(applied.status).toBe(200);
  const [newProduct, newCategory] = applied.data.items;
  expect(newCategory?.id).not.toBe(categoryId);
  expect((await item(otherEditor, 'product', newProduct?.id ?? '')).body).toMatchObject({
    itemNo: 'EX-1',
    categoryId: Number(newCategory?.id),
  });
  // Imported again, the product is recognised by its number.
  const again = await preview(
    otherEditor,
    await exportItems(otherEditor, [{ kind: 'product', id: newProduct?.id ?? '' }]),
  );
  expect(again.data.items).toMatchObject([{ outcome: 'unchanged', existing: { id: newProduct?.id } }]);
});

it('saves all of the chosen items or none', async () => {
  const ids = [await addNews('One'), await addNews('Two')];
  const bytes = await exportItems(
    editor,
    ids.map((id) => ({ kind: 'news', id })),
  );
  for (const id of ids) await editor.post(`content/news/${id}/save`, { version: 1, body: newsBody('Changed') });
  const { data } = await preview(editor, bytes);
  await editor.post(`content/news/${ids[1]}/save`, { version: 2, body: newsBody('Changed by somebody else') });
  const choices = [
    { number: 0, version: 2 },
    { number: 1, version: 2 },
  ];
  expect(await apply(editor, data.fileName, choices)).toMatchObject({ status: 409, error: 'stateConflict' });
  expect(await item(editor, 'news', ids[0] ?? '')).toMatchObject({
    version: 2,
    body: { title: sampleText('Changed') },
  });
});

it('imports a file once, also if it is sent again before the first import has ended', async () => {
  const { db, files } = other.context;
  const bytes = zipSync({
    'content.json': contentJson([{ kind: 'news', id: '99999', states, body: newsBody('Imported once') }]),
  });
  const { fileName } = (await preview(otherEditor, bytes)).data;
  const storedFile = () =>
    db.selectFrom('temporaryExport').select('storedName').where('name', '=', fileName).executeTakeFirst();
  const { storedName = '' } = (await storedFile()) ?? {};
  const choices = [{ number: 0, version: null }];
  const both = await Promise.all([apply(otherEditor, fileName, choices), apply(otherEditor, fileName, choices)]);
  const later = await apply(otherEditor, fileName, choices);
  const errors = [...both, later].map(({ error }) => error ?? 'none');
  expect(errors.toSorted()).toEqual(['exchangeFileGone', 'exchangeFileGone', 'none']);
  const { content } = (await otherEditor.get('content/news?text=Imported%20once')).body;
  expect(content).toHaveLength(1);
  const [entry] = await db.selectFrom('audit.auditEntry').selectAll().where('objectId', '=', fileName).execute();
  expect(entry).toMatchObject({
    objectTitle: 'import.zip',
    details: { items: [{ kind: 'news', id: content[0]?.id, title: sampleText('Imported once').cn }], films: 0 },
  });
  expect(await storedFile()).toBeUndefined();
  await expect(files.get(storedName)).rejects.toThrow();
});

it('asks for the code before an export, and gives a file to nobody else', async () => {
  const id = await addNews('Secret draft');
  const unconfirmed = await staffClient(here, 'editor', { confirmed: false });
  const items = [{ kind: 'news', id }];
  expect(responseOf(await unconfirmed.post('content-exchange/export', { items }))).toMatchObject({
    status: 403,
    error: 'confirmationRequired',
  });
  const { data } = responseOf(await editor.post('content-exchange/export', { items }));
  expect((await translator.download(data.fileName)).status).toBe(404);
  const uploaded = await preview(editor, await exportItems(editor, items));
  expect((await apply(translator, uploaded.data.fileName, [{ number: 0, version: 1 }])).status).toBe(404);
});

it('lets a translator import translations only', async () => {
  const id = await addNews('Translated');
  const items = [{ kind: 'news', id }];
  const bytes = await exportItems(editor, items);
  const change = (version: number, texts: object) =>
    editor.post(`content/news/${id}/save`, { version, body: { ...newsBody('Translated'), ...texts } });
  await change(1, { title: { ...sampleText('Translated'), ru: 'Другой' } });
  const russian = await preview(translator, bytes);
  expect(russian.data.items).toMatchObject([{ outcome: 'changed', canBeNew: false }]);
  expect((await apply(translator, russian.data.fileName, [{ number: 0, version: null }])).error).toBe(
    'fieldsForbidden',
  );
  expect((await apply(translator, russian.data.fileName, [{ number: 0, version: 2 }])).status).toBe(200);
  await change(3, { title: sampleText('Other Chinese') });
  const chinese = await preview(translator, bytes);
  expect(chinese.data.items).toMatchObject([{ outcome: 'notAllowed' }]);
  expect((await apply(translator, chinese.data.fileName, [{ number: 0, version: 4 }])).error).toBe('fieldsForbidden');
});

const contentJson = (items: object[], pictures: object[] = [], films: object[] = []) =>
  strToU8(
    JSON.stringify({
      format: 'carbon-group-content',
      version: 2,
      exportedAt: new Date().toISOString(),
      items,
      pictures,
      films,
    }),
  );
const states = { cn: 'draft', en: 'draft', ru: 'draft' };

it('cleans rich text, and rejects fields that the kind does not have', async () => {
  const hostile = {
    ...newsBody('Hostile'),
    content: { cn: '<p onclick="x()">ok<script>alert(1)</script><a href="javascript:x()">y</a></p>' },
  };
  const { data } = await preview(
    editor,
    zipSync({
      'content.json': contentJson([
        { kind: 'news', id: '99999', states, body: hostile },
        { kind: 'news', id: '99998', states, body: { ...newsBody('Foreign'), visibleIn: ['cn'] } },
        { kind: 'companyText', id: 'foreign', states, body: {} },
        { kind: 'news', id: '99997', states, body: { ...newsBody('Link'), externalUrl: ' JaVaScRiPt:x()' } },
      ]),
    }),
  );
  expect(data.items.map(({ outcome }) => outcome)).toEqual(['new', 'invalid', 'invalid', 'invalid']);
  expect(data.items[1]?.problems).toEqual([{ field: 'visibleIn', code: 'unknownField' }]);
  expect(data.items[3]?.problems).toEqual([{ field: 'externalUrl', code: 'invalidFormat' }]);
  for (const number of [1, 2, 3])
    expect((await apply(editor, data.fileName, [{ number, version: null }])).status, String(number)).toBe(422);
  const applied = await apply(editor, data.fileName, [{ number: 0, version: null }]);
  const added = await item(editor, 'news', applied.data.items[0]?.id ?? '');
  expect(added.body['content']?.['cn']).toBe('<p>ok<a>y</a></p>');
});

const lying = (bytes: Uint8Array): Uint8Array => {
  const copy = Buffer.from(bytes);
  // The directory's size of the first entry.
  copy.writeUInt32LE(10, copy.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
  return copy;
};
const zeros = (bytes: number) => new Uint8Array(bytes);
const bomb = () => zipSync({ 'content.json': zeros(exchangeBounds.contentBytes + 1) }, { level: 1 });
const listedFilm = (name: string) => ({
  name,
  type: 'webm',
  width: 1280,
  height: 720,
  seconds: 10,
  poster: null,
  captions: {},
});
const small = contentJson([{ kind: 'news', id: '1', states, body: {} }]);

it.each<[string, () => Uint8Array, string]>([
  ['no zip', () => strToU8('{"items":[]}'), 'exchangeFileInvalid'],
  ['nothing', () => new Uint8Array(), 'exchangeFileInvalid'],
  ['a zip without content', () => zipSync({ 'pictures/a.jpg': small }), 'exchangeFileInvalid'],
  ['a zip that is cut off', () => zipSync({ 'content.json': small }).slice(0, 120), 'exchangeFileInvalid'],
  ['a path outside', () => zipSync({ 'content.json': small, '../../evil.jpg': small }), 'exchangeFileInvalid'],
  ['a picture in another folder', () => zipSync({ 'content.json': small, '/etc/a.jpg': small }), 'exchangeFileInvalid'],
  ['a foreign file', () => zipSync({ 'content.json': small, 'pictures/a.svg': small }), 'exchangeFileInvalid'],
  [
    'a picture that is not listed',
    () => zipSync({ 'content.json': small, 'pictures/a.jpg': small }),
    'exchangeFileInvalid',
  ],
  ['a film that is not listed', () => zipSync({ 'content.json': small, 'films/a.webm': small }), 'exchangeFileInvalid'],
  [
    'a film of another type than listed',
    () => zipSync({ 'content.json': contentJson([], [], [listedFilm('a')]), 'films/a.mp4': small }),
    'exchangeFileInvalid',
  ],
  [
    'captions that are none',
    () => zipSync({ 'content.json': contentJson([], [], [{ ...listedFilm('a'), captions: { cn: '<b>' } }]) }),
    'exchangeFileInvalid',
  ],
  [
    'too many films',
    () =>
      zipSync({
        'content.json': contentJson(
          [],
          [],
          Array.from({ length: 51 }, (_, at) => listedFilm(`f${at}`)),
        ),
      }),
    'exchangeFileTooLarge',
  ],
  [
    'an unknown kind',
    () => zipSync({ 'content.json': contentJson([{ kind: 'account', id: '1', states, body: {} }]) }),
    'exchangeFileInvalid',
  ],
  [
    'an id that is a path',
    () => zipSync({ 'content.json': contentJson([{ kind: 'news', id: '../1', states, body: {} }]) }),
    'exchangeFileInvalid',
  ],
  [
    'a field beside the items',
    () => zipSync({ 'content.json': contentJson([{ kind: 'news', id: '1', states, body: {}, publish: true }]) }),
    'exchangeFileInvalid',
  ],
  [
    'a name that is a path',
    () =>
      zipSync({ 'content.json': contentJson([], [{ name: '../a', description: { cn: '' }, focus: { x: 0, y: 0 } }]) }),
    'exchangeFileInvalid',
  ],
  [
    'too many items',
    () =>
      zipSync({
        'content.json': contentJson(Array.from({ length: 501 }, () => ({ kind: 'news', id: '1', states, body: {} }))),
      }),
    'exchangeFileTooLarge',
  ],
  [
    'too many entries',
    () =>
      zipSync(
        Object.fromEntries([
          ['content.json', small],
          ...Array.from({ length: 252 }, (_, at) => [`pictures/p${at}.jpg`, small]),
        ]),
      ),
    'exchangeFileTooLarge',
  ],
  ['a zip bomb', bomb, 'exchangeFileTooLarge'],
  ['a zip bomb whose directory lies', () => lying(bomb()), 'exchangeFileTooLarge'],
  [
    'a picture that unpacks to much',
    () => zipSync({ 'pictures/a.jpg': zeros(exchangeBounds.unpackedBytes + 1), 'content.json': small }, { level: 1 }),
    'exchangeFileTooLarge',
  ],
])('rejects %s', async (_name, make, error) => {
  const response = await preview(editor, make());
  expect(response.error).toBe(error);
});

it('rejects an invalid picture, and adds nothing of that file', async () => {
  const pictures = [{ name: 'no-picture', description: { cn: '' }, focus: { x: 0.5, y: 0.5 } }];
  const body = { ...newsBody('Broken picture'), picture: 'no-picture' };
  const json = contentJson([{ kind: 'news', id: '99999', states, body }], pictures);
  const { data } = await preview(
    otherEditor,
    zipSync({ 'content.json': json, 'pictures/no-picture.jpg': strToU8('<svg onload="x()">') }),
  );
  const applied = await apply(otherEditor, data.fileName, [{ number: 0, version: null }]);
  expect([applied.status, applied.error]).toEqual([415, 'pictureTypeRefused']);
  expect((await otherEditor.get('content/news?text=Broken')).body.content).toEqual([]);
});

it('rejects an invalid film, names a missing one, and leaves no stored file', async () => {
  const storedFilms = async () => (await other.context.db.selectFrom('filmFile').select('name').execute()).length;
  const before = await storedFilms();
  const items = ['no-film', 'far-away'].map((name, at) => ({
    kind: 'banner',
    id: `9999${at}`,
    states,
    body: { ...banner(name), picture: 'calcined-coke' },
  }));
  const json = contentJson(items, [], [listedFilm('no-film'), listedFilm('far-away')]);
  const { data } = await preview(
    otherEditor,
    zipSync({ 'content.json': json, 'films/no-film.webm': strToU8('<html>') }),
  );
  expect(data.films).toEqual([
    { name: 'no-film', state: 'new' },
    { name: 'far-away', state: 'missing' },
  ]);
  const applied = await apply(otherEditor, data.fileName, [{ number: 0, version: null }]);
  expect([applied.status, applied.error, await storedFilms()]).toEqual([415, 'filmTypeRefused', before]);
  expect((await otherEditor.get('films/no-film')).status).toBe(404);
  const withoutFilm = await apply(otherEditor, data.fileName, [{ number: 1, version: null }]);
  expect(withoutFilm).toMatchObject({ status: 200, data: { created: 1, films: 0 } });
});

it('deletes an uploaded file that it cannot import, and accepts none without room', async () => {
  const saved = async () => (await other.context.db.selectFrom('temporaryExport').select('name').execute()).length;
  const before = await saved();
  expect((await preview(otherEditor, strToU8('no zip'))).error).toBe('exchangeFileInvalid');
  expect(await saved()).toBe(before);
  const limits = other.context.uploadLimits;
  const { reserveBytes } = limits;
  limits.reserveBytes = Number.MAX_SAFE_INTEGER;
  expect((await preview(otherEditor, zipSync({ 'content.json': small }))).error).toBe('unavailable');
  limits.reserveBytes = reserveBytes;
});
