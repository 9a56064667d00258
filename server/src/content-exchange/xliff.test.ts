/** Texts for translators' tools, and what comes back from them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';

let site: RunningSite;
let editor: StaffClient;
let translator: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
  translator = await staffClient(site, 'translator');
});
afterAll(() => site.close());

type Reference = { kind: string; id: string };

async function exportXliff(items: readonly Reference[], target: string): Promise<string> {
  const { status, body } = await translator.post('content-exchange/export-translation', { items, target });
  expect(status, body.error).toBe(200);
  return (await translator.download(Object(body.data).fileName)).text();
}

type Previewed = Reference & {
  number: number;
  outcome: string;
  existing: { version: number } | null;
  fields: { field: string; locale: string; after: string }[];
  problems: { field: string; code: string }[];
};

async function preview(xliff: string) {
  const { body } = await translator.upload('content-exchange/preview', Buffer.from(xliff), 'texts.xlf');
  const { fileName = '', items = [] }: { fileName?: string; items?: Previewed[] } = Object(body.data);
  return { error: body.error, fileName, items };
}

async function importXliff(xliff: string) {
  const { fileName, items } = await preview(xliff);
  const choices = items.map(({ number, existing }) => ({ number, version: existing?.version ?? null }));
  const { status } = await translator.post('content-exchange/apply', { fileName, items: choices });
  return { status, items };
}

const read = async ({ kind, id }: Reference) => (await editor.get(`content/${kind}/${id}`)).body.data;

async function addNews(texts: object): Promise<Reference> {
  const { body } = await editor.post('content/news', {
    body: {
      contentType: 1,
      publishedAt: null,
      pinned: false,
      externalUrl: null,
      picture: '',
      title: { cn: '示例标题' },
      summary: { cn: '示例 <摘要> & "引号"' },
      content: { cn: '<p>第一段 <strong>重点</strong><br />第二行 &amp; 更多</p>' },
      ...texts,
    },
  });
  return { kind: 'news', id: body.data.id };
}

/** What a translator's tool does: it fills in the target of a unit. */
function translated(xliff: string, name: string, target: string): string {
  const filled = xliff.replace(
    new RegExp(`(<unit id="u\\d+" name="${name}">.*?</source>)(?:<target>.*?</target>)?`),
    (_all, unit: string) => `${unit}<target>${target}</target>`,
  );
  expect(filled).not.toBe(xliff);
  return filled;
}

it.each(['en', 'ru'])('imports every exported text of the site unchanged in %s', async (target) => {
  const rows = await site.context.db.selectFrom('contentItem').select(['kind', 'id']).execute();
  expect(rows.length).toBeGreaterThan(50);
  let texts = 0;
  for (let from = 0; from < rows.length; from += 500) {
    const xliff = await exportXliff(rows.slice(from, from + 500), target);
    texts += [...xliff.matchAll(/state="translated"/g)].length;
    for (const { kind, id, outcome, problems } of (await preview(xliff)).items)
      expect([kind, id, outcome, problems]).toEqual([kind, id, 'unchanged', []]);
  }
  expect(texts).toBeGreaterThan(500);
});

it('writes only the target language, with the markup of the source', async () => {
  const item = await addNews({ title: { cn: '示例标题', en: 'Sample title' } });
  const before = await read(item);
  const xliff = await exportXliff([item], 'ru');
  expect(xliff).toContain(
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="zh-Hans" trgLang="ru">',
  );
  expect(xliff).toContain('<source>示例 &lt;摘要&gt; &amp; &quot;引号&quot;</source>');
  expect(xliff).not.toContain('Sample title');
  const content = '<pc id="1" dataRefStart="d1"><pc id="2">Главное</pc>: строка &amp; &lt;script&gt;<ph id="3"/></pc>';
  const filled = translated(translated(xliff, 'title', 'Заголовок'), 'content', content);
  const { status, items } = await importXliff(filled.replace('示例标题', '示例标题'));
  expect(status).toBe(200);
  expect(items).toMatchObject([{ outcome: 'changed', problems: [] }]);
  expect(items[0]?.fields.map(({ locale }) => locale)).toEqual(['ru', 'ru']);
  expect((await read(item)).body).toEqual({
    ...before.body,
    title: { cn: '示例标题', en: 'Sample title', ru: 'Заголовок' },
    content: {
      ...before.body['content'],
      ru: '<p><strong>Главное</strong>: строка &amp; &lt;script&gt;<br /></p>',
    },
  });
});

it('writes a text into one cell of a table', async () => {
  const pages = (await editor.get('content/composedPage?size=100')).body.content;
  const all = await exportXliff(pages, 'en');
  const [, id = '', name = ''] =
    /original="composedPage\/(\w+)"(?:(?!<\/file>)[^])*?name="([^"]+#[\d.]+)"/.exec(all) ?? [];
  const item = { kind: 'composedPage', id };
  const before = await read(item);
  const xliff = await exportXliff([item], 'en');
  expect((await importXliff(translated(xliff, name, 'Cell of a sample'))).status).toBe(200);
  const { fields } = (
    await editor.get(`content/composedPage/${id}/compare?before=${before.version}&after=${before.version + 1}`)
  ).body;
  expect(fields.map(({ field, locale }) => [field, locale])).toEqual([[name.split('#')[0], 'en']]);
  const [before1, after1] = [fields[0]?.before, fields[0]?.after].map((cells) => [cells].flat(9));
  expect(after1?.filter((cell, index) => cell !== before1?.[index])).toEqual(['Cell of a sample']);
});

it('joins the sentences into which a tool has split a text', async () => {
  const item = await addNews({ title: { cn: '第一。第二。' } });
  const xliff = await exportXliff([item], 'en');
  const split = xliff.replace(
    /<segment state="initial"><source>第一。第二。<\/source><\/segment>/,
    '<segment><source>第一。</source><target>First. </target></segment><segment><source>第二。</source><target>Second.</target></segment>',
  );
  expect((await importXliff(split)).status).toBe(200);
  expect((await read(item)).body['title']).toEqual({ cn: '第一。第二。', en: 'First. Second.' });
});

it.each([
  ['a code that is missing', '<pc id="1"><pc id="2">x</pc></pc>'],
  ['a code that is there twice', '<pc id="1"><pc id="2">x</pc><ph id="3"/><ph id="3"/></pc>'],
  ['a code of its own', '<pc id="1"><pc id="2">x</pc><ph id="3"/><ph id="9"/></pc>'],
  ['a code of another sort', '<pc id="1"><ph id="2"/><ph id="3"/></pc>'],
  ['a split code', '<pc id="1"><sc id="2"/>x<ec startRef="2"/><ph id="3"/></pc>'],
])('leaves out a text with %s, and imports the others', async (_name, content) => {
  const item = await addNews({});
  const xliff = translated(translated(await exportXliff([item], 'en'), 'title', 'Title'), 'content', content);
  const { status, items } = await importXliff(xliff);
  expect([status, items[0]?.problems]).toEqual([200, [{ field: 'content', code: 'markupChanged' }]]);
  const { body } = await read(item);
  expect([body['title']?.['en'], body['content']?.['en']]).toEqual(['Title', undefined]);
});

it('leaves out a text whose source has changed since', async () => {
  const item = await addNews({});
  const xliff = translated(translated(await exportXliff([item], 'en'), 'title', 'Old'), 'summary', 'Summary');
  const { version, body } = await read(item);
  await editor.post(`content/news/${item.id}/save`, { version, body: { ...body, title: { cn: '新标题' } } });
  const { items } = await importXliff(xliff);
  expect(items[0]?.problems).toEqual([{ field: 'title', code: 'sourceChanged' }]);
  expect((await read(item)).body).toMatchObject({ title: { cn: '新标题' }, summary: { en: 'Summary' } });
  expect((await read(item)).body['title']).toEqual({ cn: '新标题' });
});

it('lets nobody overwrite the Chinese text, and adds no items', async () => {
  const item = await addNews({});
  const items = [item];
  expect((await translator.post('content-exchange/export-translation', { items, target: 'cn' })).status).toBe(422);
  const xliff = translated(await exportXliff(items, 'en'), 'title', 'Title');
  expect((await preview(xliff.replace('trgLang="en"', 'trgLang="zh-Hans"'))).error).toBe('exchangeFileInvalid');
  const unknown = await importXliff(xliff.replace(`original="news/${item.id}"`, 'original="news/99999"'));
  expect([unknown.status, unknown.items[0]?.outcome]).toEqual([422, 'invalid']);
});

const head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="zh-Hans" trgLang="en">';
const unit =
  '<file id="f" original="news/1"><unit id="u" name="title"><segment><source>a</source></segment></unit></file>';

it.each([
  ['an entity of its own', `<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]>${head}${unit}</xliff>`],
  ['no end', `${head}${unit}`],
  [
    'tags that cross',
    `${head}<file id="f" original="news/1"><unit id="u" name="title"><segment><source>a</source></segment></file></unit></xliff>`,
  ],
  ['another root', `<html>${unit}</html>`],
  ['an older version', `${head.replace('2.1', '1.2')}${unit}</xliff>`],
  ['an unknown kind', `${head}${unit.replace('news/1', 'account/1')}</xliff>`],
  ['an id that is a path', `${head}${unit.replace('news/1', 'news/../1')}</xliff>`],
  ['a unit outside of a file', `${head}<unit id="u" name="title"><segment><source>a</source></segment></unit></xliff>`],
  [
    'too deep a nest',
    `${head}${unit.replace('a</source>', `${'<pc id="1">'.repeat(300)}${'</pc>'.repeat(300)}</source>`)}</xliff>`,
  ],
])('rejects a file with %s', async (_name, xliff) => {
  expect((await preview(xliff)).error).toBe('exchangeFileInvalid');
});
