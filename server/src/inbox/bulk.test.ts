/** What is done with items of the list: spam and not spam, and several at once. The filters find them. */
import { countInbox, listInbox } from 'contract/console/inbox-list.ts';
import { changeInboxInBulk, type InboxBulkChange } from 'contract/console/inbox-bulk.ts';
import { getInboxItem } from 'contract/console/inbox-item.ts';
import { rulesOf } from 'contract/submissions/submission-kinds.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { readMessages } from './answer-times/read.ts';

let site: RunningSite;
let desk: Browser;
let deskId: number;
let colleague: Browser;
let hr: Browser;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const staff = await Promise.all([
    signedIn(site, 'desk', ['tradeDesk']),
    signedIn(site, 'colleague', ['tradeDesk']),
    signedIn(site, 'hr', ['hr']),
  ]);
  [desk, colleague, hr] = [staff[0].browser, staff[1].browser, staff[2].browser];
  deskId = staff[0].account.id;
});
beforeEach(async () => {
  await site.context.db.deleteFrom('submission').execute();
});
afterAll(() => site.close());

/** Without a solved challenge every message of this test is suspicious. */
async function sendSuspicious(fields: object = {}, locale = 'cn'): Promise<string> {
  await submitAsNew(site.url, { ...message, ...fields }, locale);
  const newest = site.context.db.selectFrom('submission').select('id').orderBy('receivedAt', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).id;
}

async function send(fields: object = {}, locale = 'cn'): Promise<string> {
  const id = await sendSuspicious(fields, locale);
  await site.context.db.updateTable('submission').set({ suspicions: [] }).where('id', '=', id).execute();
  return id;
}

async function list(query = '') {
  const { status, body } = await desk.get(`inbox/message?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(listInbox.output, body);
}

const idsOf = async (query: string) => (await list(query)).content.map(({ id }) => id);

const read = async (id: string) => z.parse(getInboxItem.output, (await desk.get(`inbox/message/${id}`)).body).data;

/** Returns the error, or undefined. */
const mark = async (id: string, isSpam: boolean, { as = desk, kind = 'message' } = {}) =>
  (await as.post(`inbox/${kind}/${id}/spam`, { isSpam })).body.error;

/** How many messages the answer times count. */
const counted = async () =>
  (await readMessages(site.context.db, { now: new Date(), calendar: undefined })).messages.length;

const audited = (id: string) =>
  site.context.db
    .selectFrom('audit.auditEntry')
    .select(['action', 'accountId', 'details'])
    .where('objectId', '=', id)
    .where('action', '!=', 'inbox.open')
    .orderBy('id')
    .execute();

describe('a suspicious message', () => {
  it('that is cleared is open with the promised deadline, its signals and who has decided', async () => {
    const id = await sendSuspicious();
    const { deadline } = await read(id);
    expect(await read(id)).toMatchObject({
      isSuspicious: true,
      spam: { signals: ['noChallenge'], decision: null },
      abilities: { markSpam: false, clearSpam: true },
    });
    expect(await counted()).toBe(0);
    expect(await mark(id, false)).toBeUndefined();
    expect(deadline).not.toBeNull();
    expect(await list()).toMatchObject({
      content: [{ id, deadline, isSuspicious: false }],
      counts: { open: 1, unassigned: 1, suspicious: 0 },
    });
    expect(await read(id)).toMatchObject({
      spam: { signals: ['noChallenge'], decision: { isSpam: false, by: 'desk (sample)' } },
      abilities: { markSpam: true, clearSpam: false },
    });
    expect(await counted()).toBe(1);
    expect(z.parse(countInbox.output, (await desk.get('inbox')).body).data.message).toMatchObject({
      open: 1,
      suspicious: 0,
    });
    expect(await audited(id)).toEqual([{ action: 'inbox.clearSpam', accountId: deskId, details: null }]);
  });

  it('is decided by one of two colleagues, and by nobody who may not answer it', async () => {
    const id = await sendSuspicious();
    const both = await Promise.all([mark(id, false), mark(id, false, { as: colleague })]);
    expect(both.toSorted()).toEqual(['stateConflict', undefined]);
    expect(await mark(id, false, { as: hr })).toBe('forbidden');
    expect(await mark(id, true, { as: hr, kind: 'resume' })).toBe('notFound');
  });

  it('can be made of an open one, and taken back, but not of what is done', async () => {
    const id = await send();
    expect(await mark(id, true)).toBeUndefined();
    expect(await list('view=suspicious')).toMatchObject({ content: [{ id }], counts: { open: 0, suspicious: 1 } });
    expect(await read(id)).toMatchObject({ spam: { signals: [], decision: { isSpam: true } } });
    expect(await mark(id, true)).toBe('stateConflict');
    expect(await mark(id, false)).toBeUndefined();
    expect(await idsOf('')).toEqual([id]);
    await desk.post(`inbox/message/${id}/status`, { status: 'closed', seenEntries: 1 });
    expect((await read(id)).abilities).toMatchObject({ markSpam: false, clearSpam: false });
    expect(await mark(id, true)).toBe('stateConflict');
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'inbox.markSpam',
      'inbox.clearSpam',
      'inbox.changeStatus',
    ]);
  });
});

describe('the filters', () => {
  it('find a language, a subject and a status, together with the search', async () => {
    const russian = await send({ remark: 'нужен кокс' }, 'ru');
    const logistics = await send({ reporterType: '2', remark: '运输' });
    const trade = await send({ remark: '询价' });
    await desk.post(`inbox/message/${trade}/answer`, { text: '好', seenEntries: 1 });
    await desk.post(`inbox/message/${trade}/status`, { status: 'inProgress', seenEntries: 2 });
    expect(await idsOf('language=ru')).toEqual([russian]);
    expect(await list('subject=2')).toMatchObject({
      content: [{ id: logistics }],
      totalElements: 1,
      counts: { open: 3 },
    });
    expect(await idsOf('status=inProgress')).toEqual([trade]);
    expect(await idsOf('status=received&language=cn')).toEqual([logistics]);
    expect(await idsOf(`language=ru&text=${encodeURIComponent('кокс')}`)).toEqual([russian]);
    expect(await list(`language=cn&text=${encodeURIComponent('кокс')}`)).toMatchObject({
      content: [],
      totalElements: 0,
    });
    expect((await desk.get('inbox/message?language=fr')).body.error).toBe('invalidInput');
    const { subjects } = await list('subject=2');
    expect(subjects.map(({ value }) => value).toSorted()).toEqual(['1', '2']);
    expect(subjects.map(({ name }) => name)).not.toContain('1');
    expect((await list('view=done')).subjects).toEqual([]);
  });
});

it('a filter finds resumes by their post', async () => {
  const open = site.context.db.selectFrom('jobPost').select('postNo').where('open', '=', true).limit(2);
  const [first, second] = (await open.execute()).map(({ postNo }) => postNo);
  for (const postNo of [first, second])
    await submitAsNew(site.url, {
      sayType: rulesOf('resume').sayType,
      postNo,
      fileNos: [await uploadFile(site.url, '简历.pdf')],
      reporter: '韩梅',
      reporterMobile: '13800138001',
      email: 'han@carbon.example',
    });
  const { body } = await hr.get(`inbox/resume?view=suspicious&subject=${first}`);
  const { content, subjects } = z.parse(listInbox.output, body);
  expect(content.map(({ subject }) => subject)).toEqual([subjects.find(({ value }) => value === first)?.name]);
  expect(subjects).toHaveLength(2);
});

describe('several at once', () => {
  type Item = { id: string; seenEntries?: number; seenAssignee?: string | null };

  async function change(
    bulk: InboxBulkChange,
    items: readonly Item[],
    { as = desk, kind = 'message' } = {},
  ): Promise<Record<string, string | null | undefined>> {
    const { body } = await as.post(`inbox/${kind}/bulk-change`, {
      change: bulk,
      items: items.map((item) => ({ seenEntries: 1, seenAssignee: null, ...item })),
    });
    if (body.code !== 200) return { error: body.error };
    const { results } = z.parse(changeInboxInBulk.output, body).data;
    return Object.fromEntries(results.map(({ id, problem }) => [id, problem]));
  }

  it('are assigned, closed and opened again, with a result for each', async () => {
    const [first, second, third] = [await send(), await send(), await send()];
    const gone = crypto.randomUUID();
    await change({ action: 'assign', accountId: deskId }, [{ id: third }]);
    expect(
      await change(
        { action: 'assign', accountId: deskId },
        [first, second, third, gone].map((id) => ({ id })),
      ),
    ).toEqual({ [first]: null, [second]: null, [third]: 'stateConflict', [gone]: 'notFound' });
    expect((await list('view=mine')).totalElements).toBe(3);
    // The visitor has written to the second meanwhile, for all that the caller has seen.
    expect(await change({ action: 'close' }, [{ id: first }, { id: second, seenEntries: 2 }])).toEqual({
      [first]: null,
      [second]: 'stateConflict',
    });
    expect(await list('view=done')).toMatchObject({ content: [{ id: first, entries: 1, status: 'closed' }] });
    expect(await change({ action: 'reopen' }, [{ id: first }, { id: second }])).toEqual({
      [first]: null,
      [second]: 'stateConflict',
    });
    expect(await audited(first)).toEqual([
      { action: 'inbox.assign', accountId: deskId, details: { assignee: 'desk (sample)', inBulk: 2 } },
      { action: 'inbox.changeStatus', accountId: deskId, details: { closed: true, inBulk: 1 } },
      { action: 'inbox.changeStatus', accountId: deskId, details: { closed: false, inBulk: 1 } },
    ]);
    expect(await audited(second)).toHaveLength(1);
    const altered = { mac: Buffer.alloc(32) };
    await site.context.db.updateTable('submission').set(altered).where('id', '=', second).execute();
    expect(await change({ action: 'close' }, [{ id: second }, { id: third }])).toEqual({
      [second]: 'recordAltered',
      [third]: null,
    });
  });

  it('are cleared of spam, and marked', async () => {
    const [first, second] = [await sendSuspicious(), await send()];
    const both = [{ id: first }, { id: second }];
    expect(await change({ action: 'clearSpam' }, both)).toEqual({ [first]: null, [second]: 'stateConflict' });
    expect(await change({ action: 'markSpam' }, both)).toEqual({ [first]: null, [second]: null });
    expect((await list()).counts).toMatchObject({ open: 0, suspicious: 2 });
  });

  it('are at most a hundred, of one kind, for an account that may answer', async () => {
    const id = await send();
    const copies = (count: number) => Array.from({ length: count }, () => ({ id }));
    expect(await change({ action: 'close' }, copies(101))).toEqual({ error: 'invalidInput' });
    expect(await change({ action: 'close' }, [])).toEqual({ error: 'invalidInput' });
    expect(await change({ action: 'close' }, [{ id }], { as: hr })).toEqual({ error: 'forbidden' });
    expect(await change({ action: 'close' }, [{ id }], { as: hr, kind: 'resume' })).toEqual({ [id]: 'notFound' });
    const hrOnly = (await site.context.db.selectFrom('account').select('id').where('login', '=', 'hr').execute())[0];
    expect(await change({ action: 'assign', accountId: hrOnly?.id ?? 0 }, [{ id }])).toEqual({ error: 'invalidInput' });
    expect(await idsOf('view=unassigned')).toEqual([id]);
    expect(await change({ action: 'close' }, copies(100))).toEqual({ [id]: null });
  });

  it('of two requests at once never wait for each other', async () => {
    const items: Item[] = [];
    for (let count = 0; count < 6; count += 1) items.push({ id: await send() });
    const results = await Promise.all([
      change({ action: 'close' }, items),
      change({ action: 'close' }, items.toReversed(), { as: colleague }),
    ]);
    expect(results.flatMap((result) => Object.values(result)).toSorted()).toEqual(
      [...Array.from({ length: 6 }, () => 'stateConflict'), ...Array.from({ length: 6 }, () => null)].toSorted(),
    );
  });
});
