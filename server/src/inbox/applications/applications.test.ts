import { randomUUID } from 'node:crypto';
import type { ApplicationStage } from 'contract/console/application-stages.ts';
import {
  applicationBounds,
  getApplicationBoard,
  listApplicationPosts,
  listApplications,
  withoutPost,
} from 'contract/console/applications.ts';
import { getInboxItem } from 'contract/console/inbox-item.ts';
import { rulesOf } from 'contract/submissions/submission-kinds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { message } from '../../../test/sample-submissions.ts';
import { type Browser, signedIn } from '../../../test/staff.ts';
import { submitAsNew, uploadFile } from '../../../test/visitor.ts';
import { lockApplication, saveStage } from './store.ts';

let site: RunningSite;
let hr: Browser;
let colleague: Browser;
let postNo: string;
let otherPostNo: string;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const staff = await Promise.all([signedIn(site, 'hr', ['hr']), signedIn(site, 'colleague', ['hr'])]);
  [hr, colleague] = [staff[0].browser, staff[1].browser];
  const posts = await site.context.db
    .selectFrom('jobPost')
    .select('postNo')
    .where('open', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(2)
    .execute();
  [postNo = '', otherPostNo = ''] = posts.map((post) => post.postNo);
});
beforeEach(async () => {
  await site.context.db.deleteFrom('submission').execute();
});
afterAll(() => site.close());

type Sent = { id: string; receipt: string };

async function send(
  reporter: string,
  {
    post = postNo,
    daysAgo = 0,
    isSuspicious = false,
  }: { post?: string; daysAgo?: number; isSuspicious?: boolean } = {},
): Promise<Sent> {
  const { db } = site.context;
  const fileNos = [await uploadFile(site.url, '简历.pdf')];
  const { body } = await submitAsNew(site.url, { sayType: rulesOf('resume').sayType, postNo: post, reporter, fileNos });
  const newest = db.selectFrom('submission').select('id').orderBy('receivedAt', 'desc').limit(1);
  const { id } = await newest.executeTakeFirstOrThrow();
  const receivedAt = new Date(Date.now() - daysAgo * 86_400_000);
  const suspicions = isSuspicious ? (['noChallenge'] as const) : [];
  await db
    .updateTable('submission')
    .set({ receivedAt, suspicions: [...suspicions] })
    .where('id', '=', id)
    .execute();
  return { id, receipt: body.receipt ?? '' };
}

async function read<Output extends z.ZodMiniType>(endpoint: { output: Output }, path: string) {
  const { status, body } = await hr.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(endpoint.output, body);
}
const board = async (query = '') => (await read(getApplicationBoard, `applications/board?${query}`)).data;
const list = (query = '') => read(listApplications, `applications/list?${query}`);
const posts = async () => (await read(listApplicationPosts, 'applications/posts')).data;
const applicationOf = async (id: string) => (await read(getInboxItem, `inbox/resume/${id}`)).data.application;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function write(id: string, action: string, body: object, as = hr) {
  return (await as.post(`applications/${id}/${action}`, body)).body.error;
}
const move = (id: string, seenStage: ApplicationStage, stage: ApplicationStage, as = hr) =>
  write(id, 'stage', { stage, seenStage }, as);

async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select from pg_locks where not granted`;
  await expect.poll(async () => (await waiting.execute(site.context.db)).rows.length, { timeout: 5000 }).toBe(1);
}

describe('an application', () => {
  it('is new, and moves from stage to stage; the visitor sees the status only', async () => {
    const { id, receipt } = await send('韩梅', { daysAgo: 2 });
    const received = await applicationOf(id);
    expect(received).toMatchObject({ stage: 'new', interviewAt: null });
    expect(Date.now() - Date.parse(received?.stageSince ?? '')).toBeGreaterThan(86_400_000);
    expect(await move(id, 'new', 'interview')).toBeUndefined();
    expect(await move(id, 'interview', 'declined')).toBeUndefined();
    const moved = await applicationOf(id);
    expect(moved?.stage).toBe('declined');
    expect(Date.now() - Date.parse(moved?.stageSince ?? '')).toBeLessThan(60_000);
    const seen = (await site.gateway('/cn/site/submission', { receipt })).body.data;
    expect(seen).toMatchObject({ status: 'received' });
    expect(JSON.stringify(seen)).not.toContain('declined');
  });

  it('is moved by one of two colleagues; the same move again changes nothing', async () => {
    const { id } = await send('韩梅');
    const both = await Promise.all([move(id, 'new', 'reviewed'), move(id, 'new', 'declined', colleague)]);
    expect(both.toSorted()).toEqual(['stateConflict', undefined]);
    const { stage = 'new' } = (await applicationOf(id)) ?? {};
    expect(await move(id, 'new', stage)).toBeUndefined();
    const entries = await site.context.db
      .selectFrom('audit.auditEntry')
      .select(['details', 'objectKind', 'objectTitle'])
      .where('objectId', '=', id)
      .where('action', '=', 'inbox.changeStage')
      .execute();
    expect(entries).toEqual([{ details: { stageBefore: 'new', stage }, objectKind: 'resume', objectTitle: null }]);
  });

  it('is not moved by a request that waited while a colleague moved it', async () => {
    const { id } = await send('韩梅');
    const moving = await site.context.db.transaction().execute(async (transaction) => {
      await lockApplication(transaction, id);
      const request = move(id, 'new', 'reviewed');
      await untilSomebodyWaits();
      await saveStage(transaction, id, 'declined');
      return { request };
    });
    expect(await moving.request).toBe('stateConflict');
    expect((await applicationOf(id))?.stage).toBe('declined');
  });

  it('has an interview at its stage only, which a colleague’s change does not overwrite', async () => {
    const { id } = await send('韩梅');
    const at = '2026-12-01T14:00:00+08:00';
    const setTo = (interviewAt: string | null, seenInterviewAt: string | null, as = hr) =>
      write(id, 'interview', { interviewAt, seenInterviewAt }, as);
    expect(await setTo(at, null)).toBe('stateConflict');
    await move(id, 'new', 'interview');
    const later = '2026-12-02T02:00:00.000Z';
    const both = await Promise.all([setTo(at, null), setTo(later, null, colleague)]);
    expect(both.toSorted()).toEqual(['stateConflict', undefined]);
    const { interviewAt = null } = (await applicationOf(id)) ?? {};
    expect(await setTo('2026-12-03T06:00:00Z', interviewAt)).toBeUndefined();
    expect((await applicationOf(id))?.interviewAt).toBe('2026-12-03T06:00:00.000Z');
    expect(await setTo('2026-12-03T14:00:00+08:00', null)).toBeUndefined();
    const tooLate = new Date(Date.now() + (applicationBounds.interviewDays + 1) * 86_400_000).toISOString();
    expect(await setTo(tooLate, '2026-12-03T06:00:00Z')).toBe('invalidInput');
    expect(await setTo(null, '2026-12-03T06:00:00Z')).toBeUndefined();
    expect((await applicationOf(id))?.interviewAt).toBeNull();
    const entries = await site.context.db
      .selectFrom('audit.auditEntry')
      .select('details')
      .where('objectId', '=', id)
      .where('action', '=', 'inbox.setInterview')
      .orderBy('id')
      .execute();
    // Without the time: the audit log outlasts the resume.
    const details = [true, true, false].map((interviewSet) => ({ interviewSet }));
    expect(entries.map((entry) => entry.details)).toEqual(details);
  });

  it('is gone with its resume, and a message is none', async () => {
    const { id, receipt } = await send('韩梅');
    await move(id, 'new', 'reviewed');
    await site.gateway('/cn/site/submission/withdrawal', { receipt });
    expect(await site.context.db.selectFrom('application').selectAll().execute()).toEqual([]);
    expect(await move(id, 'reviewed', 'offer')).toBe('notFound');
    await submitAsNew(site.url, message, 'cn');
    const sent = await site.context.db.selectFrom('submission').select('id').executeTakeFirstOrThrow();
    expect(await move(sent.id, 'new', 'offer')).toBe('notFound');
    expect(await write(sent.id, 'interview', { interviewAt: null, seenInterviewAt: null })).toBe('notFound');
  });
});

describe('the board', () => {
  it('has each stage with the nearest interview first, then who waits longest', async () => {
    const [recent, old, answered] = [
      await send('王甲', { daysAgo: 1 }),
      await send('李乙', { daysAgo: 9 }),
      await send('赵丙', { daysAgo: 20 }),
    ];
    await hr.post(`inbox/resume/${answered.id}/answer`, { text: '谢谢', seenEntries: 1 });
    const columns = await board();
    expect(idsOf(columns.new.content)).toEqual([old.id, recent.id, answered.id]);
    expect(columns.new.content[0]).toMatchObject({ name: '李乙', lastFrom: 'visitor', application: { stage: 'new' } });
    for (const { id } of [recent, old, answered]) await move(id, 'new', 'interview');
    await write(answered.id, 'interview', { interviewAt: '2026-12-02T06:00:00Z', seenInterviewAt: null });
    await write(recent.id, 'interview', { interviewAt: '2026-12-01T06:00:00Z', seenInterviewAt: null });
    expect(idsOf((await board()).interview.content)).toEqual([recent.id, answered.id, old.id]);
    for (const { id } of [old, recent, answered]) await move(id, 'interview', 'hired');
    expect(idsOf((await board()).hired.content)).toEqual([answered.id, recent.id, old.id]);
  });

  it('has a bounded number of cards, and the table all', async () => {
    const { id } = await send('王甲');
    const columns = sql`kind, locale, sealed, wrapped_key, key_id, post_no, suspicions, received_at`;
    await sql`insert into submission (id, key_hash, content_hash, ${columns})
      select gen_random_uuid(), decode(md5('k' || n), 'hex'), decode(md5('c' || n), 'hex'), ${columns}
      from submission, generate_series(1, ${applicationBounds.cards}) as n where id = ${id}`.execute(site.context.db);
    const { new: column, reviewed } = await board();
    expect(column.totalElements).toBe(applicationBounds.cards + 1);
    expect(column.content).toHaveLength(applicationBounds.cards);
    expect(reviewed).toEqual({ content: [], totalElements: 0 });
    const page = await list(`stage=new&page=1&size=${applicationBounds.cards}`);
    expect(page.totalElements).toBe(applicationBounds.cards + 1);
    expect(page.content).toHaveLength(1);
    // What was copied is bound to another id.
    expect((await board()).new.content.filter(({ isDamaged }) => isDamaged).length).toBeGreaterThan(0);
  });

  it('and the table are searched and filtered like the inbox', async () => {
    const [zoe, other] = [await send('Zoë Adams'), await send('韩梅', { post: otherPostNo })];
    await move(zoe.id, 'new', 'offer');
    const columns = await board('text=zoë');
    expect([idsOf(columns.offer.content), columns.new.totalElements]).toEqual([[zoe.id], 0]);
    expect(idsOf((await list('text=ADAMS')).content)).toEqual([zoe.id]);
    expect(await list(`text=adams&post=${otherPostNo}`)).toEqual({ content: [], totalElements: 0 });
    expect(idsOf((await list(`post=${otherPostNo}`)).content)).toEqual([other.id]);
    expect(idsOf((await list('stage=offer')).content)).toEqual([zoe.id]);
    expect(idsOf((await list()).content)).toEqual([other.id, zoe.id]);
    await site.context.db.updateTable('submission').set({ postNo: null }).where('id', '=', other.id).execute();
    expect(idsOf((await board(`post=${withoutPost}`)).new.content)).toEqual([other.id]);
  });

  it('leaves out what may be spam until somebody has answered or moved it', async () => {
    const { id, receipt } = await send('王甲', { isSuspicious: true });
    expect((await board()).new.totalElements).toBe(0);
    expect(await posts()).toMatchObject({ suspicious: 1, counts: { new: 0 } });
    await hr.post(`inbox/resume/${id}/answer`, { text: '谢谢', seenEntries: 1 });
    expect((await board()).new.totalElements).toBe(1);
    expect(await posts()).toMatchObject({ suspicious: 0, counts: { new: 1 } });
    await site.gateway('/cn/site/submission/entry', {
      receipt,
      text: '补充',
      fileNos: [],
      idempotencyKey: randomUUID().replaceAll('-', ''),
    });
    expect((await board()).new.content).toMatchObject([{ id, isSuspicious: true, status: 'inProgress' }]);
    expect(await posts()).toMatchObject({ suspicious: 0, counts: { new: 1 } });
    const other = await send('李乙', { isSuspicious: true });
    await move(other.id, 'new', 'reviewed');
    expect(idsOf((await board()).reviewed.content)).toEqual([other.id]);
  });

  it('leaves out possible spam that was closed, until it is cleared', async () => {
    const { id } = await send('王甲', { isSuspicious: true });
    await hr.post(`inbox/resume/${id}/status`, { status: 'closed', seenEntries: 1 });
    expect(await posts()).toMatchObject({ suspicious: 0, counts: { new: 0 } });
    expect((await board()).new).toEqual({ content: [], totalElements: 0 });
    await hr.post(`inbox/resume/${id}/spam`, { isSpam: false });
    expect((await board()).new.content).toMatchObject([{ id, status: 'closed' }]);
  });
});

describe('the posts', () => {
  it('have the number of applications at each stage, also those that have left the site', async () => {
    const { db } = site.context;
    const [first, second] = [await send('王甲'), await send('李乙')];
    await move(first.id, 'new', 'offer');
    await db.updateTable('submission').set({ postNo: 'GONE-1' }).where('id', '=', second.id).execute();
    const setOpen = (open: boolean) =>
      db.updateTable('jobPost').set({ open }).where('postNo', '=', otherPostNo).execute();
    await setOpen(false);
    const { posts: all, counts } = await posts();
    await setOpen(true);
    expect(all.map((post) => post.postNo)).not.toContain(otherPostNo);
    expect(counts).toEqual({ new: 1, reviewed: 0, interview: 0, offer: 1, hired: 0, declined: 0 });
    expect(all[0]).toMatchObject({ postNo, counts: { new: 0, offer: 1 } });
    expect(all[0]?.name).not.toBe(postNo);
    expect(all.at(-1)).toMatchObject({ postNo: 'GONE-1', name: 'GONE-1', openings: null, counts: { new: 1 } });
  });

  it('are bounded', async () => {
    const { id } = await send('王甲');
    const copied = sql`kind, locale, sealed, wrapped_key, key_id, suspicions, received_at`;
    await sql`insert into submission (id, key_hash, content_hash, post_no, ${copied})
      select gen_random_uuid(), decode(md5('k' || n), 'hex'), decode(md5('c' || n), 'hex'), 'P-' || n, ${copied}
      from submission, generate_series(1, ${applicationBounds.posts}) as n where id = ${id}`.execute(site.context.db);
    const { posts: all, counts } = await posts();
    expect(all).toHaveLength(applicationBounds.posts);
    expect(counts.new).toBe(applicationBounds.posts + 1);
  });
});

it('whoever may only read applications moves none', async () => {
  const { id } = await send('王甲');
  const { db } = site.context;
  const readOnly = { key: 'hrReader', name: JSON.stringify({ cn: '只读', en: 'Reader', ru: 'Чтение' }) };
  await sql`insert into role (key, name, permissions) values (${readOnly.key}, ${readOnly.name}, ${['inbox:resume:read']})`.execute(
    db,
  );
  const { browser: reader } = await signedIn(site, 'reader', [readOnly.key]);
  expect((await reader.get('applications/board')).status).toBe(200);
  expect(await move(id, 'new', 'offer', reader)).toBe('forbidden');
  expect(await write(id, 'interview', { interviewAt: null, seenInterviewAt: null }, reader)).toBe('forbidden');
  expect(await move(randomUUID(), 'new', 'offer')).toBe('notFound');
});
