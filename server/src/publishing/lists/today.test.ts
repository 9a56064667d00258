/** The first screen of the console: what waits for whom, what happens by itself, and what changed last. */
import { publishingBounds } from 'contract/console/content-items.ts';
import { todayBounds, type UpcomingChange, type WaitingItem } from 'contract/console/today.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../../test/staff-client.ts';

let site: RunningSite;
let editor: StaffClient;
let translator: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
  translator = await staffClient(site, 'translator');
});
afterAll(() => site.close());

type Today = {
  waiting: { content: WaitingItem[]; totalElements: number; stale: number };
  upcoming: UpcomingChange[];
  recent: { kind: string; id: string; by: string | null }[];
};

const today = async (client: StaffClient, query = ''): Promise<Today> =>
  Object((await client.get(`today${query}`)).body);
const waits = ({ waiting }: Today) => waiting.content.map(({ id, reason, locales }) => [id, reason, locales]);
const text = (words: string) => ({ cn: `${words} 中文`, en: `${words} English`, ru: `${words} русский` });

/** The ids of live news items. */
const liveNews = async (): Promise<string[]> =>
  (await editor.get('content/news?size=5')).body.content.map(({ id }) => id);

async function save(client: StaffClient, id: string, changed: Record<string, unknown>): Promise<number> {
  const { version, body } = (await client.get(`content/news/${id}`)).body.data;
  const saved = await client.post(`content/news/${id}/save`, { version, body: { ...body, ...changed } });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body.data.version;
}

it('has nothing while the demonstration is complete and unchanged', async () => {
  expect(await today(editor)).toMatchObject({
    waiting: { content: [], totalElements: 0, stale: 0 },
    upcoming: [],
    recent: [],
  });
});

it('lists each item once with its most urgent reason, the stale ones first', async () => {
  const [edited = '', stale = ''] = await liveNews();
  await save(editor, edited, { editor: text('Desk') });
  const { body } = (await editor.get(`content/news/${stale}`)).body.data;
  const version = await save(editor, stale, { summary: { ...body.summary, cn: '样本：原文改了' } });
  await editor.post(`content/news/${stale}/publish`, { version, locales: ['cn'] });
  await save(editor, stale, { editor: { ...body.editor, cn: '样本：未发布' } });
  const { id: draft } = (await editor.post('content/news', { body: { title: { cn: '样本草稿' } } })).body.data;

  const found = await today(editor);
  expect(waits(found)).toEqual([
    [stale, 'stale', ['en', 'ru']],
    [edited, 'newerDraft', ['cn', 'en', 'ru']],
    [draft, 'draft', ['cn']],
  ]);
  expect([found.waiting.totalElements, found.waiting.stale, found.waiting.content[0]?.fields]).toEqual([
    3,
    1,
    ['editor', 'summary'],
  ]);
  expect(found.recent.map(({ id }) => id)).toEqual([draft, stale, edited]);
  expect(found.recent[0]?.by).toBe('editor (sample)');
  // A translator cannot publish; a reader can do nothing about it.
  expect(waits(await today(translator))).toEqual([[stale, 'stale', ['en', 'ru']]]);
  expect(waits(await today(await staffClient(site, 'auditor')))).toEqual([]);
});

it('counts a missing translation once the Chinese text is on the site', async () => {
  const { id } = (await editor.post('content/historyEntry', { body: { year: 2031, content: { cn: '样本' } } })).body
    .data;
  expect(waits(await today(editor))).toContainEqual([id, 'draft', ['cn']]);
  expect(waits(await today(translator)).map(([waiting]) => waiting)).not.toContain(id);
  await editor.post(`content/historyEntry/${id}/publish`, { version: 1, locales: ['cn'] });
  expect(waits(await today(translator)).at(-1)).toEqual([id, 'missing', ['en', 'ru']]);
});

it('narrows to what the caller changed last', async () => {
  const [, , id = ''] = await liveNews();
  const { body } = (await translator.get(`content/news/${id}`)).body.data;
  await save(translator, id, { title: { ...body.title, ru: 'Образец: правка переводчика' } });
  const all = await today(editor);
  const mine = await today(editor, '?whose=mine');
  expect(waits(all).map(([item]) => item)).toContain(id);
  expect(waits(mine).map(([item]) => item)).not.toContain(id);
  expect(mine.waiting.totalElements).toBe(all.waiting.totalElements - 1);
  expect((await editor.get('today?whose=nobody')).status).toBe(422);
});

it('says what goes live and what is withdrawn, together if it is at one time', async () => {
  const [, , , id = ''] = await liveNews();
  const { version } = (await editor.get(`content/news/${id}`)).body.data;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const [begin, end, late] = [inDays(1), inDays(3), inDays(todayBounds.upcomingDays + 1)];
  await editor.post(`content/news/${id}/publish`, { version, locales: ['en', 'ru'], at: begin, until: end });
  await editor.post(`content/news/${id}/publish`, { version, locales: ['cn'], until: late });
  expect((await today(editor)).upcoming).toMatchObject([
    { id, change: 'goLive', at: begin, locales: ['en', 'ru'], missing: [] },
    { id, change: 'withdraw', at: end, locales: ['en', 'ru'], missing: [] },
  ]);
  // A language that is on the site until a day is listed as scheduled, with that day.
  await editor.post(`content/news/${id}/cancel-schedule`, { locales: ['en', 'ru'] });
  const { body } = await editor.get('content/news?state=scheduled');
  expect([body.content.map((row) => row.id), body.counts.scheduled]).toEqual([[id], 1]);
  expect(body.content[0]?.languages.cn).toMatchObject({ state: 'live', goLiveAt: null, withdrawAt: late });
});

it('names the languages in which an item that goes live has no text', async () => {
  const { id } = (await editor.post('content/historyEntry', { body: { year: 2032, content: { cn: '样本二' } } })).body
    .data;
  const [at, until] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const scheduled = await editor.post(`content/historyEntry/${id}/publish`, { version: 1, locales: ['cn'], at, until });
  expect(scheduled.status).toBe(200);
  expect((await today(editor)).upcoming.slice(0, 2)).toMatchObject([
    { id, change: 'goLive', locales: ['cn'], missing: ['en', 'ru'] },
    { id, change: 'withdraw', locales: ['cn'], missing: [] },
  ]);
});

it('lists what is overdue first, and it displaces nothing that is to come', async () => {
  const before = (await today(editor)).upcoming;
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);
  const ids: string[] = [];
  const { overdueMinutes } = publishingBounds;
  for (let index = 0; index <= todayBounds.upcoming; index += 1) {
    const entry = { body: { year: 2040 + index, content: { cn: `样本 ${index}` } } };
    const { id } = (await editor.post('content/historyEntry', entry)).body.data;
    const at = inMinutes(60).toISOString();
    await editor.post(`content/historyEntry/${id}/publish`, { version: 1, locales: ['cn'], at });
    ids.push(id);
  }
  const setTime = (id: string, goLiveAt: Date) =>
    site.context.db
      .updateTable('contentLanguage')
      .set({ goLiveAt })
      .where('kind', '=', 'historyEntry')
      .where('id', '=', id)
      .where('locale', '=', 'cn')
      .execute();
  for (const [index, id] of ids.entries()) await setTime(id, inMinutes(index - overdueMinutes - 60));
  const { upcoming } = await today(editor);
  expect(upcoming.map(({ id }) => id)).toEqual([...ids.slice(0, -1), ...before.map(({ id }) => id)]);
  // The timer is seldom so late.
  await setTime(ids[0] ?? '', inMinutes(1 - overdueMinutes));
  const later = (await today(editor)).upcoming.map(({ id }) => id);
  expect(later).toEqual([...ids.slice(1), ids[0], ...before.map(({ id }) => id)]);
});
