import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getInboxItem } from 'contract/console/inbox-item.ts';
import { type ItemRetention, monthsLater } from 'contract/console/item-retention.ts';
import { getRetention } from 'contract/console/retention.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { message } from '../../../test/sample-submissions.ts';
import { type Browser, signedIn } from '../../../test/staff.ts';
import { submitAsNew, uploadFile } from '../../../test/visitor.ts';
import { deleteExpired } from '../../submissions/retention/delete-expired.ts';

let site: RunningSite;
let admin: Browser;
let adminId: number;
let hr: Browser;
let desk: Browser;
let auditor: Browser;
let postNo: string;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const staff = await Promise.all([
    signedIn(site, 'admin', ['admin']),
    signedIn(site, 'hr', ['hr']),
    signedIn(site, 'desk', ['tradeDesk']),
    signedIn(site, 'auditor', ['auditor']),
  ]);
  [admin, hr, desk, auditor] = [staff[0].browser, staff[1].browser, staff[2].browser, staff[3].browser];
  adminId = staff[0].account.id;
  const post = site.context.db.selectFrom('jobPost').select('postNo').where('open', '=', true);
  ({ postNo } = await post.executeTakeFirstOrThrow());
});
beforeEach(async () => {
  const { db } = site.context;
  for (const table of ['submission', 'report', 'erasureCount'] as const) await db.deleteFrom(table).execute();
  await sql`update session set confirmed_at = now()`.execute(db);
});
afterAll(() => site.close());

async function newestId(): Promise<string> {
  const newest = site.context.db.selectFrom('submission').select('id').orderBy('receivedAt', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).id;
}

async function sendMessage(): Promise<{ id: string; receipt: string }> {
  const { body } = await submitAsNew(site.url, message);
  return { id: await newestId(), receipt: body.receipt ?? '' };
}

async function sendResume(): Promise<{ id: string; retry: () => Promise<string | undefined> }> {
  const fields = { sayType: '3', postNo, fileNos: [await uploadFile(site.url, '简历.pdf')], reporter: '韩梅' };
  const sent = { ...fields, idempotencyKey: 'a'.repeat(32) };
  await submitAsNew(site.url, sent);
  return { id: await newestId(), retry: async () => (await submitAsNew(site.url, sent)).body.error };
}

async function erase(id: string, body: object, { as = admin, kind = 'message' } = {}): Promise<string | undefined> {
  return (await as.post(`inbox/${kind}/${id}/erase`, body)).body.error;
}

const storedFiles = () => readdirSync(path.join(site.context.dataDir, 'files')).length;
const openByReceipt = async (receipt: string) => (await site.gateway('/cn/site/submission', { receipt })).body;
const auditEntries = (id: string) =>
  site.context.db
    .selectFrom('audit.auditEntry')
    .select(['action', 'accountId', 'objectKind', 'details'])
    .where('objectId', '=', id)
    .orderBy('id')
    .execute();

describe('erasing', () => {
  it('deletes a message, whose receipt then finds what a wrong one finds', async () => {
    const { id, receipt } = await sendMessage();
    await admin.post(`inbox/message/${id}/note`, { text: '请留意' });
    expect(await erase(id, { reason: 'request', reference: ' 2026-117 ' })).toBeUndefined();
    expect(await openByReceipt(receipt)).toEqual(await openByReceipt('0000 0000 0000 0000'));
    expect((await admin.get(`inbox/message/${id}`)).body.error).toBe('notFound');
    expect(await site.context.db.selectFrom('submissionNote').select('id').execute()).toEqual([]);
    expect((await auditEntries(id)).at(-1)).toEqual({
      action: 'inbox.erase',
      accountId: adminId,
      objectKind: 'message',
      details: { reason: 'request', reference: '2026-117' },
    });
    const counts = site.context.db.selectFrom('erasureCount').select(['kind', 'cause', 'number']);
    expect(await counts.execute()).toEqual([{ kind: 'message', cause: 'erased', number: 1 }]);
  });

  it('deletes a resume with its files, and a retry does not restore it', async () => {
    const { id, retry } = await sendResume();
    const before = storedFiles();
    expect(await erase(id, { reason: 'mistake' }, { as: hr, kind: 'resume' })).toBeUndefined();
    expect(storedFiles()).toBe(before - 1);
    expect(await retry()).toBe('submissionWithdrawn');
  });

  it('happens once, and an answer that comes later finds nothing', async () => {
    const { id } = await sendMessage();
    const both = await Promise.all([erase(id, { reason: 'law' }), erase(id, { reason: 'law' })]);
    expect(both.toSorted()).toEqual(['notFound', undefined]);
    const answered = await desk.post(`inbox/message/${id}/answer`, { text: '您好', seenEntries: 1 });
    expect(answered.body.error).toBe('notFound');
  });

  it('needs a recent second factor, a reason, and a reference of one line', async () => {
    const { id } = await sendMessage();
    await sql`update session set confirmed_at = now() - interval '16 minutes'`.execute(site.context.db);
    expect(await erase(id, { reason: 'request' })).toBe('confirmationRequired');
    await sql`update session set confirmed_at = now() - interval '14 minutes'`.execute(site.context.db);
    expect(await erase(id, {})).toBe('invalidInput');
    expect(await erase(id, { reason: 'request', reference: 'x'.repeat(101) })).toBe('invalidInput');
    expect(await erase(id, { reason: 'request', reference: 'one\ntwo' })).toBe('invalidInput');
    expect((await admin.get(`inbox/message/${id}`)).status).toBe(200);
    expect(await erase(id, { reason: 'request' })).toBeUndefined();
  });

  it('is for those who may do it with this kind', async () => {
    const { id } = await sendMessage();
    expect(await erase(id, { reason: 'request' }, { as: desk })).toBe('forbidden');
    expect(await erase(id, { reason: 'request' }, { as: hr })).toBe('forbidden');
    expect(await erase(id, { reason: 'request' }, { as: hr, kind: 'resume' })).toBe('notFound');
    await sql`update role set permissions = permissions || '{inbox:message:erase}' where key = 'hr'`.execute(
      site.context.db,
    );
    // Nobody erases what they may not read.
    expect(await erase(id, { reason: 'request' }, { as: hr })).toBe('forbidden');
    const item = async (as: Browser) => (await as.get(`inbox/message/${id}`)).body.data;
    expect([await item(admin), await item(desk)]).toMatchObject([
      { abilities: { erase: true } },
      { abilities: { erase: false } },
    ]);
  });
});

describe('extending', () => {
  /** Two years and a week after it came. */
  const regularDays = 737;
  const dayIn = (days: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + days * 86_400_000);
  const readRetention = async (id: string): Promise<ItemRetention> => {
    const { body } = await admin.get(`inbox/message/${id}`);
    return z.parse(getInboxItem.output, body).data.retention;
  };
  async function extend(id: string, body: object = {}, { as = admin } = {}): Promise<string | undefined> {
    const seenErasedOn = Object(body).seenErasedOn ?? (await readRetention(id)).erasedOn;
    const sent = { months: 6, reason: 'claim', seenErasedOn, ...body };
    return (await as.post(`inbox/message/${id}/retention`, sent)).body.error;
  }
  const deleteIn = async (days: number) => {
    const { db, files, retention } = site.context;
    return (await deleteExpired(db, files, retention, new Date(Date.now() + days * 86_400_000))).message;
  };

  it('says when a message is erased by itself, and why it is kept longer, also to the visitor', async () => {
    const { id, receipt } = await sendMessage();
    const regular = dayIn(regularDays);
    expect(await readRetention(id)).toEqual({
      erasedOn: regular,
      days: 730,
      keptFor: null,
      extensions: 0,
      erasedOnWithoutExtension: null,
    });
    expect(Object((await openByReceipt(receipt)).data).keptLonger).toBeUndefined();
    expect(await extend(id)).toBeUndefined();
    const until = monthsLater(regular, 6);
    expect(await readRetention(id)).toEqual({
      erasedOn: until,
      days: 730,
      keptFor: 'claim',
      extensions: 1,
      erasedOnWithoutExtension: regular,
    });
    expect(Object((await openByReceipt(receipt)).data).keptLonger).toEqual({ until, reason: 'claim' });
    const details = { until, reason: 'claim' };
    expect((await auditEntries(id)).at(-1)).toMatchObject({ action: 'inbox.extend', details });
  });

  it('keeps it from the hourly run until that day', async () => {
    const { id } = await sendMessage();
    await extend(id, { months: 3 });
    const days = (Date.parse((await readRetention(id)).erasedOn) - Date.parse(dayIn(0))) / 86_400_000;
    expect([await deleteIn(regularDays + 1), await deleteIn(days - 1), await deleteIn(days)]).toEqual([0, 0, 1]);
    const counts = await site.context.db.selectFrom('erasureCount').select(['cause', 'number']).execute();
    expect(counts).toEqual([{ cause: 'expired', number: 1 }]);
  });

  it('ends where the kind is kept longer by now', async () => {
    const { id } = await sendMessage();
    await sql`update submission set kept_until = current_date, kept_for = 'law', extensions = 1`.execute(
      site.context.db,
    );
    expect((await readRetention(id)).erasedOn).toBe(dayIn(regularDays));
  });

  it('is possible three times, each from the day that the caller has seen', async () => {
    const { id, receipt } = await sendMessage();
    const seenErasedOn = dayIn(regularDays);
    const both = await Promise.all([extend(id, { seenErasedOn }), extend(id, { seenErasedOn })]);
    expect(both.toSorted()).toEqual(['stateConflict', undefined]);
    expect([await extend(id), await extend(id), await extend(id)]).toEqual([undefined, undefined, 'stateConflict']);
    expect((await admin.get(`inbox/message/${id}`)).body.data).toMatchObject({ abilities: { extend: false } });
    await site.gateway('/cn/site/submission/withdrawal', { receipt });
    expect(await extend(id, { seenErasedOn })).toBe('notFound');
  });

  it('is for those who may erase the kind, with a listed time and reason', async () => {
    const { id } = await sendMessage();
    for (const as of [desk, hr]) expect(await extend(id, {}, { as })).toBe('forbidden');
    expect(await extend(id, { months: 24 })).toBe('invalidInput');
    expect(await extend(id, { reason: 'curiosity' })).toBe('invalidInput');
    for (const months of [3, 6, 12]) expect(await extend(id, { months })).toBeUndefined();
  });

  describe('undone', () => {
    const undo = async (id: string, { as = admin, seenErasedOn = '' } = {}) => {
      const sent = { seenErasedOn: seenErasedOn || (await readRetention(id)).erasedOn };
      return (await as.post(`inbox/message/${id}/retention/undo`, sent)).body.error;
    };

    it('gives the former day and reason, also to the visitor, step by step', async () => {
      const { id, receipt } = await sendMessage();
      const regular = dayIn(regularDays);
      expect([(await readRetention(id)).erasedOnWithoutExtension, await undo(id)]).toEqual([null, 'stateConflict']);
      await extend(id);
      await extend(id, { reason: 'lawsuit' });
      const first = monthsLater(regular, 6);
      expect((await readRetention(id)).erasedOnWithoutExtension).toBe(first);
      expect(await undo(id)).toBeUndefined();
      expect(await readRetention(id)).toMatchObject({ erasedOn: first, keptFor: 'claim', extensions: 1 });
      expect(Object((await openByReceipt(receipt)).data).keptLonger).toEqual({ until: first, reason: 'claim' });
      expect(await undo(id)).toBeUndefined();
      expect(await readRetention(id)).toMatchObject({ erasedOn: regular, keptFor: null, extensions: 0 });
      expect(Object((await openByReceipt(receipt)).data).keptLonger).toBeUndefined();
      expect((await auditEntries(id)).at(-1)).toMatchObject({
        action: 'inbox.undoExtension',
        details: { until: regular },
      });
      // It can be extended as often as before.
      expect([await extend(id), await extend(id), await extend(id)]).toEqual([undefined, undefined, undefined]);
    });

    it('happens once, for those who may extend, and not to what a colleague has extended since', async () => {
      const { id } = await sendMessage();
      await extend(id);
      const { erasedOn: seenErasedOn } = await readRetention(id);
      for (const as of [desk, hr]) expect(await undo(id, { as })).toBe('forbidden');
      await extend(id);
      expect(await undo(id, { seenErasedOn })).toBe('stateConflict');
      await undo(id);
      const both = await Promise.all([undo(id, { seenErasedOn }), undo(id, { seenErasedOn })]);
      expect(both.toSorted()).toEqual(['stateConflict', undefined]);
    });

    it('is refused where the item would be erased at once', async () => {
      const { id } = await sendMessage();
      await extend(id);
      await sql`update submission set received_at = now() - interval '737 days' where id = ${id}`.execute(
        site.context.db,
      );
      expect([(await readRetention(id)).erasedOnWithoutExtension, await undo(id)]).toEqual([null, 'stateConflict']);
    });
  });
});

it('forgets how many were erased after twelve weeks', async () => {
  const { db, files, retention } = site.context;
  await sql`insert into erasure_count values (current_date - 90, 'message', 'erased', 1),
    (current_date - 80, 'message', 'erased', 2)`.execute(db);
  await deleteExpired(db, files, retention);
  const counts = await db.selectFrom('erasureCount').select('number').execute();
  expect(counts).toEqual([{ number: 2 }]);
});

describe('what is erased when', () => {
  const read = async (as: Browser) => z.parse(getRetention.output, (await as.get('retention')).body).data;
  const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  /** At midnight in Beijing, when it is another day elsewhere. */
  const receivedDaysAgo = (id: string, days: number) =>
    sql`update submission set received_at = (${today()}::date - ${days}::integer)::timestamp at time zone 'Asia/Shanghai'
      where id = ${id}`.execute(site.context.db);

  it('lists what is due within seven days, and what was extended', async () => {
    const [due, overdue, later, extended] = [
      await sendMessage(),
      await sendMessage(),
      await sendMessage(),
      await sendMessage(),
    ];
    const { id: resume } = await sendResume();
    await receivedDaysAgo(due.id, 731);
    await receivedDaysAgo(overdue.id, 760);
    await receivedDaysAgo(later.id, 730);
    await receivedDaysAgo(resume, 372);
    await sql`update submission set kept_until = '2100-01-31', kept_for = 'lawsuit' where id = ${extended.id}`.execute(
      site.context.db,
    );
    const { items, due: counts, rules, isCut } = await read(admin);
    expect(items.map(({ id }) => id)).toEqual([overdue.id, resume, due.id, extended.id]);
    expect(items.at(-1)).toMatchObject({ erasedOn: '2100-01-31', keptFor: 'lawsuit', files: 0, kind: 'message' });
    expect(items[1]).toMatchObject({ kind: 'resume', files: 1, erasedOn: today(), status: 'received' });
    expect(items[1]?.subject).not.toBe('');
    expect(counts).toEqual([
      { day: today(), kind: 'message', number: 1 },
      { day: today(), kind: 'resume', number: 1 },
      { day: items[2]?.erasedOn, kind: 'message', number: 1 },
    ]);
    expect([rules.map(({ kind }) => kind), isCut]).toEqual([['message', 'report', 'resume'], false]);
    // The same day as the item itself says.
    const item = z.parse(getInboxItem.output, (await admin.get(`inbox/message/${due.id}`)).body);
    expect(item.data.retention.erasedOn).toBe(items[2]?.erasedOn);
  });

  it('counts by week what was erased, reports without today', async () => {
    const { db } = site.context;
    await sql`insert into erasure_count values
      (${today()}, 'message', 'erased', 2), (${today()}::date - 70, 'message', 'expired', 3),
      (${today()}, 'report', 'expired', 1), (${today()}::date - 7, 'report', 'expired', 4)`.execute(db);
    const { erased, weeks } = await read(admin);
    expect(weeks).toHaveLength(12);
    expect(erased).toEqual([
      { week: weeks[1], kind: 'message', cause: 'expired', number: 3 },
      { week: weeks[10], kind: 'report', cause: 'expired', number: 4 },
      { week: weeks[11], kind: 'message', cause: 'erased', number: 2 },
    ]);
  });

  it('counts a closed report on the day on which it is erased', async () => {
    const { db, files, retention } = site.context;
    const hash = sql`sha256('sample')`;
    await sql`insert into report (id, locale, sealed, sealed_identity, receipt_id, receipt_recipient, key_hash, content_hash,
        suspicions, received_at)
      values (gen_random_uuid(), 'cn', '', '', ${hash}, '', ${hash}, ${hash}, '{}', '2026-01-05T00:00:00+08:00')`.execute(
      db,
    );
    const dueOfClosing = async (daysAgo: number) => {
      await sql`update report set status = 'closed', closed_on = ${today()}::date - ${daysAgo}::integer`.execute(db);
      return (await read(admin)).due;
    };
    expect((await read(admin)).due, 'an open one has no day').toEqual([]);
    const kept = retention.report + 7;
    expect(await dueOfClosing(kept - 6)).toEqual([]);
    expect(await dueOfClosing(kept - 5)).toMatchObject([{ kind: 'report', number: 1 }]);
    expect((await deleteExpired(db, files, retention)).report).toBe(0);
    await dueOfClosing(kept);
    expect((await deleteExpired(db, files, retention)).report).toBe(0);
    expect(await dueOfClosing(kept + 1)).toEqual([{ day: today(), kind: 'report', number: 1 }]);
    expect((await deleteExpired(db, files, retention)).report).toBe(1);
  });

  it('shows others only what they may read', async () => {
    const { id } = await sendMessage();
    const { id: resume } = await sendResume();
    await sql`update submission set received_at = now() - interval '800 days'`.execute(site.context.db);
    await sql`insert into erasure_count values (${today()}::date - 7, 'report', 'expired', 1)`.execute(site.context.db);
    expect((await read(admin)).items.map((item) => item.id).toSorted()).toEqual([id, resume].toSorted());
    expect((await read(hr)).items.map((item) => item.id)).toEqual([resume]);
    const { items, due, erased, rules } = await read(auditor);
    expect([items, due.length, erased, rules.length]).toEqual([[], 2, [], 2]);
  });

  it('lists at most 200', async () => {
    const { id } = await sendMessage();
    await sql`insert into submission (kind, locale, sealed, wrapped_key, key_id, key_hash, content_hash, suspicions, received_at)
      select kind, locale, sealed, wrapped_key, key_id, sha256(n::text::bytea), content_hash, '{}', now() - interval '800 days'
      from submission, generate_series(1, 201) as n`.execute(site.context.db);
    const { items, isCut } = await read(admin);
    expect([items.length, isCut, items.some((item) => item.id === id)]).toEqual([200, true, false]);
  });
});
