import type { BulkAction, BulkResult } from 'contract/console/bulk-changes.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../../test/staff-client.ts';
import { beijingDay } from '../../database/beijing-time.ts';

let site: RunningSite;
let editor: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
});
afterAll(() => site.close());

type Item = { id: string; version: number };

async function create(words: string, different: Record<string, unknown> = {}): Promise<Item> {
  const text = { cn: `${words} 中文`, en: `${words} English` };
  const body = {
    contentType: 1,
    publishedAt: null,
    pinned: false,
    externalUrl: null,
    picture: 'calcined-coke',
    editor: null,
    title: text,
    summary: text,
    content: { cn: '<p>正文</p>', en: '<p>Body</p>' },
    ...different,
  };
  const { status, body: response } = await editor.post('content/news', { body });
  expect([status, response.errors]).toEqual([200, undefined]);
  return { id: response.data.id, version: response.data.version };
}

async function change(
  action: BulkAction,
  items: readonly Item[],
  locales: readonly string[],
  { kind = 'news', by = editor, ...times }: { kind?: ContentKind; by?: StaffClient; at?: string; until?: string } = {},
) {
  const { status, body } = await by.post(`content/${kind}/bulk-change`, { action, items, locales, ...times });
  const { results, undo } = status === 200 ? body.data : { results: [], undo: null };
  // By the order of the request.
  const ordered = items.flatMap(({ id }) => results.filter((result) => result.id === id));
  return { status, error: body.error, results: ordered, undo };
}

async function undoOf(undo: string | null, by = editor) {
  const { status, body } = await by.post('content/news/undo-bulk-change', { undo });
  return { status, error: body.error, results: status === 200 ? body.data.results : [] };
}

const outcomesOf = (results: readonly BulkResult[]) =>
  results.map(({ changed, problem }) => problem?.code ?? changed.join(' '));

const states = async ({ id }: Item) => {
  const { languages } = (await editor.get(`content/news/${id}`)).body.data;
  return [languages.cn.state, languages.en.state, languages.ru.state].join(' ');
};

/** Changes are on the site within a second. */
const expectOnSite = (locale: string, { id }: Item, isShown: boolean) =>
  expect
    .poll(async () => (await site.gateway(`/${locale}/wms/dqgx/getnewdetail/${id}`)).status)
    .toBe(isShown ? 200 : 404);

it('publishes what can be published, tells why the rest cannot, and is undone as if nothing had been', async () => {
  const whole = await create('Whole');
  const chinese = await create('Chinese', {
    title: { cn: '只有中文' },
    summary: { cn: '只有中文' },
    content: { cn: '<p>正文</p>' },
  });
  const incomplete = await create('Incomplete', { picture: null });
  const older = await create('Older');
  const unknown = { id: '999999999', version: 1 };
  const items = [whole, chinese, incomplete, { ...older, version: 7 }, unknown];
  const { results, undo } = await change('publish', items, ['cn', 'en']);
  expect(outcomesOf(results)).toEqual(['cn en', 'cn', 'notPublishable', 'versionConflict', 'notFound']);
  expect(results[1]?.missing).toEqual(['en']);
  expect(results[2]?.problem?.fields).toEqual([{ field: 'picture', locale: null }]);
  expect(await Promise.all([whole, chinese, incomplete, older].map(states))).toEqual([
    'live live missing',
    'live missing missing',
    'draft draft missing',
    'draft draft missing',
  ]);
  await expectOnSite('en', whole, true);
  await expectOnSite('cn', chinese, true);
  const again = await change('publish', [whole], ['cn', 'en']);
  expect([outcomesOf(again.results), again.undo]).toEqual([['nothingToChange'], null]);

  expect(outcomesOf((await undoOf(undo)).results)).toEqual(['cn en', 'cn']);
  expect(await Promise.all([whole, chinese].map(states))).toEqual(['draft draft missing', 'draft missing missing']);
  await expectOnSite('en', whole, false);
  await expectOnSite('cn', chinese, false);
  // Never published: it may be deleted again.
  expect((await editor.post(`content/news/${whole.id}/delete`, { version: whole.version })).status).toBe(200);
});

it('puts back what was live before, but nothing that somebody has changed since', async () => {
  const items = [await create('One'), await create('Two')];
  await change('publish', items, ['cn', 'en']);
  const before = await Promise.all(items.map(async ({ id }) => (await editor.get(`content/news/${id}`)).body.data));
  const withdrawn = await change('withdraw', items, ['en', 'ru']);
  expect(outcomesOf(withdrawn.results)).toEqual(['en', 'en']);
  const [first, second] = items;
  if (first === undefined || second === undefined) throw new Error('There are two items');
  await expectOnSite('en', first, false);
  const back = await change('undoWithdrawal', [second], ['cn', 'en']);
  expect(outcomesOf(back.results)).toEqual(['en']);

  const translator = await staffClient(site, 'translator');
  const other = await staffClient(site, 'editor');
  expect((await undoOf(withdrawn.undo, translator)).status).toBe(403);
  expect((await undoOf(withdrawn.undo, other)).error).toBe('undoExpired');
  expect((await undoOf(withdrawn.undo?.replace(/^../, 'aa') ?? '')).error).toBe('undoExpired');
  const { body } = await editor.post('content/jobPost/undo-bulk-change', { undo: withdrawn.undo });
  expect(body.error).toBe('undoExpired');

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect((await undoOf(withdrawn.undo)).error, 'an hour later').toBe('undoExpired');
  vi.useRealTimers();

  expect(outcomesOf((await undoOf(withdrawn.undo)).results).toSorted()).toEqual(['en', 'stateConflict']);
  const after = await Promise.all(items.map(async ({ id }) => (await editor.get(`content/news/${id}`)).body.data));
  expect(after[0]?.languages).toEqual(before[0]?.languages);
  expect(outcomesOf((await undoOf(withdrawn.undo)).results)).toEqual(['stateConflict', 'stateConflict']);
});

it('lets two changes of the same items wait for each other, whatever their order', async () => {
  const items = await Promise.all(Array.from({ length: 12 }, (_, index) => create(`Both ${index}`)));
  const both = await Promise.all([
    change('publish', items, ['cn']),
    change('publish', items.toReversed(), ['en']),
    change('publish', items, ['cn']),
    change('publish', items.toReversed(), ['en']),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await Promise.all(items.map(states))).toEqual(items.map(() => 'live live missing'));
});

it('schedules, and rejects a whole request whose time has passed', async () => {
  const items = [await create('Later'), await create('Later too')];
  const past = await change('publish', items, ['cn'], { at: '2020-01-01T00:00:00Z' });
  expect([past.status, await states(items[0] ?? { id: '', version: 1 })]).toEqual([422, 'draft draft missing']);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const scheduled = await change('publish', items, ['cn', 'en'], { at });
  expect(await Promise.all(items.map(states))).toEqual(['scheduled scheduled missing', 'scheduled scheduled missing']);
  await undoOf(scheduled.undo);
  expect(await Promise.all(items.map(states))).toEqual(['draft draft missing', 'draft draft missing']);
});

it('schedules an item of a coming day for that day, beside others, and publishes it no earlier', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const dated = await create('Dated', { publishedAt: `${beijingDay(inDays(2))} 18:00:00` });
  const items = [dated, await create('Undated')];
  const early = await change('publish', items, ['cn'], { at: inDays(1).toISOString() });
  expect(outcomesOf(early.results)).toEqual(['notPublishable', 'cn']);
  expect(early.results[0]?.problem?.fields).toEqual([{ field: 'publishedAt', locale: null }]);
  expect(outcomesOf((await change('publish', [dated], ['cn'])).results)).toEqual(['notPublishable']);
  const scheduled = await change('publish', items, ['cn', 'en'], { at: inDays(2).toISOString() });
  expect(outcomesOf(scheduled.results)).toEqual(['cn en', 'cn en']);
  expect(outcomesOf((await undoOf(scheduled.undo)).results)).toEqual(['cn en', 'cn en']);
  expect(await states(dated)).toBe('draft draft missing');
});

it('keeps the end that is planned for each language, unless another one is set', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const [soon, late, other] = [inDays(2), inDays(3), inDays(4)];
  const { id, version } = await create('Until');
  const publish = (locale: string, until: string) =>
    editor.post(`content/news/${id}/publish`, { version, locales: [locale], until });
  expect([(await publish('cn', soon)).status, (await publish('en', late)).status]).toEqual([200, 200]);
  const ends = async () => {
    const { languages } = (await editor.get(`content/news/${id}`)).body.data;
    return [languages.cn.withdrawAt, languages.en.withdrawAt];
  };
  const correct = async (words: string): Promise<Item> => {
    const { body, version: newest } = (await editor.get(`content/news/${id}`)).body.data;
    const corrected = { ...body, title: { cn: `${words} 中文`, en: `${words} English` } };
    const saved = await editor.post(`content/news/${id}/save`, { version: newest, body: corrected });
    return { id, version: saved.body.data.version };
  };
  const corrected = await change('publish', [await correct('Corrected')], ['cn', 'en']);
  expect([outcomesOf(corrected.results), await ends()]).toEqual([['cn en'], [soon, late]]);
  // The end of the first would come before its beginning.
  const scheduled = await change('publish', [await correct('Scheduled')], ['cn', 'en'], { at: inDays(2.5) });
  expect([outcomesOf(scheduled.results), await ends()]).toEqual([['cn en'], [null, late]]);
  await change('publish', [await correct('Again')], ['cn', 'en'], { until: other });
  expect(await ends()).toEqual([other, other]);
});

it('withdraws records, but none that others refer to', async () => {
  const { body } = await editor.get('content/productCategory?size=100');
  const { id, version } = (
    await editor.post('content/productCategory', { body: { parentId: null, name: { cn: '样本类别' } } })
  ).body.data;
  const used = body.content.map((row) => ({ id: row.id, version: row.version }));
  const { results, undo } = await change('withdraw', [...used, { id, version }], ['cn'], { kind: 'productCategory' });
  expect(outcomesOf(results).filter((word) => word !== 'isReferenced')).toContain('cn');
  expect(outcomesOf(results).at(-1)).toBe('cn');
  expect(outcomesOf(results)).toContain('isReferenced');
  const undone = await editor.post('content/productCategory/undo-bulk-change', { undo });
  expect(undone.body.data.results.every(({ problem }) => problem === null)).toBe(true);
  const published = await change('publish', [{ id, version }], ['cn', 'en'], { kind: 'productCategory' });
  expect(outcomesOf(published.results)).toEqual(['nothingToChange']);
});

it('withdraws a tree of categories from its leaves, and puts it back from its root', async () => {
  const tree: Item[] = [];
  for (const name of ['Root', 'Branch', 'Leaf']) {
    const parentId = tree.length === 0 ? null : Number(tree.at(-1)?.id);
    const { body } = await editor.post('content/productCategory', { body: { parentId, name: { cn: name } } });
    tree.push({ id: body.data.id, version: body.data.version });
  }
  const rows = async () => {
    const ids = tree.map(({ id }) => Number(id));
    return (await site.context.db.selectFrom('productCategory').select('id').where('id', 'in', ids).execute()).length;
  };
  expect(await rows()).toBe(3);
  const category = { kind: 'productCategory' as const };
  const { results, undo } = await change('withdraw', tree, ['cn'], category);
  expect([outcomesOf(results), await rows()]).toEqual([['cn', 'cn', 'cn'], 0]);
  const undone = await editor.post('content/productCategory/undo-bulk-change', { undo });
  expect([undone.body.data.results.map(({ problem }) => problem), await rows()]).toEqual([[null, null, null], 3]);
  await change('withdraw', tree, ['cn'], category);
  expect(outcomesOf((await change('undoWithdrawal', tree, ['cn'], category)).results)).toEqual(['cn', 'cn', 'cn']);
  // A branch without its leaf stays.
  expect(outcomesOf((await change('withdraw', tree.slice(0, 2), ['cn'], category)).results)).toEqual([
    'isReferenced',
    'isReferenced',
  ]);
});

it('writes an entry of the audit log for each item, and rejects too many items and an old second factor', async () => {
  const items = [await create('Audited'), await create('Audited too')];
  const { undo } = await change('publish', items, ['cn']);
  await undoOf(undo);
  const auditor = await staffClient(site, 'auditor');
  const [{ id } = { id: '' }] = items;
  const { body } = await auditor.get(`audit/entries?objectKind=news&objectId=${id}`);
  expect(body.content.map((entry) => Object(entry).action)).toEqual([
    'content.undoBulkChange',
    'content.publish',
    'content.create',
  ]);
  expect(Object(body.content[1]).details).toEqual({ version: 1, locales: ['cn'], inBulk: 2 });
  const { version } = (await editor.get('content/legalPage/privacy')).body.data;
  const unconfirmed = await staffClient(site, 'editor', { confirmed: false });
  const legal = { kind: 'legalPage' as const, by: unconfirmed };
  expect((await change('publish', [{ id: 'privacy', version }], ['cn'], legal)).error).toBe('confirmationRequired');
  const many = Array.from({ length: 101 }, (_, index) => ({ id: String(index), version: 1 }));
  expect((await change('publish', many, ['cn'])).status).toBe(422);
  expect((await change('publish', items, [])).status).toBe(422);
});
