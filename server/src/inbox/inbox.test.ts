import { countInbox, listInbox } from 'contract/console/inbox-list.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { getInboxItem, type InboxItem, maxZippedBytes } from 'contract/console/inbox-item.ts';
import { rulesOf } from 'contract/submissions/submission-kinds.ts';
import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { openSubmissionKeys } from '../database/installation-keys.ts';
import { assign } from '../submissions/commands/assign.ts';
import { importAnswer } from '../submissions/conversations/conversation.ts';
import { addReportKey } from '../submissions/report-keys/store.ts';
import { rotateEnvelopeKeys } from '../submissions/sealing/migrate-envelopes.ts';
import type { CalendarTime } from '../submissions/calendar-time.ts';
import { readDay } from './day.ts';
import { openZip } from './download.ts';

let site: RunningSite;
let desk: Browser;
let deskId: number;
let colleague: Browser;
let colleagueId: number;
let hr: Browser;
let admin: Browser;
let postNo: string;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const staff = await Promise.all([
    signedIn(site, 'desk', ['tradeDesk']),
    signedIn(site, 'colleague', ['tradeDesk']),
    signedIn(site, 'hr', ['hr']),
    signedIn(site, 'admin', ['admin']),
  ]);
  [desk, colleague, hr, admin] = [staff[0].browser, staff[1].browser, staff[2].browser, staff[3].browser];
  [deskId, colleagueId] = [staff[0].account.id, staff[1].account.id];
  const { db, secret } = site.context;
  ({ postNo } = await db.selectFrom('jobPost').select('postNo').where('open', '=', true).executeTakeFirstOrThrow());
  const recipient = await identityToRecipient(await generateX25519Identity());
  await addReportKey(db, secret, { name: 'officer', role: 'officer', recipient });
});
beforeEach(async () => {
  for (const table of ['submission', 'report'] as const) await site.context.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

type Sent = { id: string; receipt: string };

/** Sends a form as a visitor, without the spam signal of a missing challenge. */
async function send(fields: object, { suspicious = false, locale = 'cn' } = {}): Promise<Sent> {
  const { body } = await submitAsNew(site.url, fields, locale);
  const { db } = site.context;
  const newest = db.selectFrom('submission').select('id').orderBy('receivedAt', 'desc').limit(1);
  const { id } = await newest.executeTakeFirstOrThrow();
  const suspicions = suspicious ? (['noChallenge'] as const) : [];
  await db
    .updateTable('submission')
    .set({ suspicions: [...suspicions] })
    .where('id', '=', id)
    .execute();
  return { id, receipt: body.receipt ?? '' };
}

async function sendResume(): Promise<Sent> {
  const fileNos = [await uploadFile(site.url, '简历.pdf')];
  const sender = { reporter: '韩梅', reporterMobile: '13800138001', email: 'han@carbon.example' };
  return send({ sayType: rulesOf('resume').sayType, postNo, fileNos, ...sender });
}

const addEntry = (receipt: string, text: string, fileNos: string[] = []) =>
  site.gateway('/cn/site/submission/entry', {
    receipt,
    text,
    fileNos,
    idempotencyKey: randomBytes(16).toString('hex'),
  });
const asVisitor = async (receipt: string) => (await site.gateway('/cn/site/submission', { receipt })).body.data;
const withdraw = (receipt: string) => site.gateway('/cn/site/submission/withdrawal', { receipt });

async function list(query = '', { as = desk, kind = 'message' } = {}) {
  const { status, body } = await as.get(`inbox/${kind}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(listInbox.output, body);
}

async function open(id: string, { as = desk, kind = 'message' } = {}): Promise<InboxItem> {
  const { status, body } = await as.get(`inbox/${kind}/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(getInboxItem.output, body).data;
}

/** A write; returns the error, or undefined. */
async function write(id: string, action: string, body: object, { as = desk, kind = 'message' } = {}) {
  const response = await as.post(`inbox/${kind}/${id}/${action}`, body);
  expect(response.status).toBe(response.body.code);
  return response.body.error;
}

const answer = (id: string, text: string, seenEntries = 1, more: object = {}) =>
  write(id, 'answer', { text, seenEntries, ...more });

const auditEntries = (id: string) =>
  site.context.db
    .selectFrom('audit.auditEntry')
    .select(['action', 'accountId', 'objectKind', 'objectTitle', 'details'])
    .where('objectId', '=', id)
    .orderBy('id')
    .execute();

const setTimes = (id: string, times: { receivedAt?: Date; deadline?: Date | null }) =>
  site.context.db.updateTable('submission').set(times).where('id', '=', id).execute();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const inMinutes = (minutes: number) => minutesAgo(-minutes);

describe('a message', () => {
  it('is listed, opened and answered; the visitor reads the answer with the receipt', async () => {
    const { id, receipt } = await send({ ...message, remark: ' 请报价\n 五百吨 ' }, { locale: 'ru' });
    const listed = await list();
    expect(listed).toMatchObject({ totalElements: 1, counts: { open: 1, mine: 0, unassigned: 1, done: 0 } });
    expect(listed.content).toMatchObject([
      { id, name: '李雷', preview: '请报价 五百吨', locale: 'ru', status: 'received', lastFrom: 'visitor', files: 0 },
    ]);
    expect(listed.content[0]?.subject).not.toBe('1');
    const item = await open(id);
    expect(item).toMatchObject({ phone: '13800138000', email: 'li@carbon.example', hasReceipt: true, notes: [] });
    expect(item.entries).toMatchObject([{ from: 'visitor', files: [] }]);
    expect(item.abilities).toEqual({
      answer: true,
      assign: true,
      close: true,
      reopen: false,
      markSpam: true,
      clearSpam: false,
      erase: false,
      extend: false,
    });
    expect(await answer(id, ' 每吨三千元 ')).toBeUndefined();
    expect(await asVisitor(receipt)).toMatchObject({
      status: 'answered',
      entries: [{ from: 'staff', text: '每吨三千元' }],
    });
    expect((await open(id)).minutesLeft).toBeNull();
    expect(await list()).toMatchObject({ content: [], counts: { open: 0, done: 1 } });
    expect((await list('view=done')).content).toMatchObject([{ id, status: 'answered', lastFrom: 'staff' }]);
    await addEntry(receipt, '还有一个问题');
    expect((await list()).content).toMatchObject([{ id, status: 'inProgress', preview: '还有一个问题' }]);
  });

  it('is answered by one of two colleagues, and never over an entry that the writer has not seen', async () => {
    const { id, receipt } = await send(message);
    const both = await Promise.all([
      answer(id, '甲'),
      write(id, 'answer', { text: '乙', seenEntries: 1 }, { as: colleague }),
    ]);
    expect(both.toSorted()).toEqual(['stateConflict', undefined]);
    await addEntry(receipt, '补充');
    expect(await answer(id, '丙', 2)).toBe('stateConflict');
    expect(await write(id, 'status', { status: 'closed', seenEntries: 2 })).toBe('stateConflict');
    expect(await answer(id, '丙', 3)).toBeUndefined();
    expect(await answer(id, ' \n ', 4)).toBe('invalidInput');
  });

  it('is closed and opened again, each once', async () => {
    const { id, receipt } = await send(message);
    expect(await write(id, 'status', { status: 'inProgress', seenEntries: 1 })).toBe('stateConflict');
    expect(await answer(id, '再见', 1, { close: true })).toBeUndefined();
    expect(await asVisitor(receipt)).toMatchObject({ status: 'closed', open: false });
    expect((await open(id)).abilities).toEqual({
      answer: false,
      assign: true,
      close: false,
      reopen: true,
      markSpam: false,
      clearSpam: false,
      erase: false,
      extend: false,
    });
    expect(await answer(id, '还有', 2)).toBe('conversationClosed');
    expect(await write(id, 'status', { status: 'closed', seenEntries: 2 })).toBe('stateConflict');
    expect(await write(id, 'status', { status: 'inProgress', seenEntries: 2 })).toBeUndefined();
    expect((await open(id)).status).toBe('inProgress');
  });

  it('is assigned to whoever may answer it, unless a colleague was faster', async () => {
    const { id } = await send(message);
    const { assignable } = await open(id);
    expect(assignable.map(({ name }) => name)).toEqual(['admin (sample)', 'colleague (sample)', 'desk (sample)']);
    const assignTo = (accountId: number | null, seenAssignee: string | null) =>
      write(id, 'assignee', { accountId, seenAssignee });
    expect(await assignTo(deskId, null)).toBeUndefined();
    expect(await assignTo(colleagueId, null)).toBe('stateConflict');
    expect(await list('view=mine')).toMatchObject({ totalElements: 1, counts: { mine: 1, unassigned: 0 } });
    expect((await list('view=mine', { as: colleague })).totalElements).toBe(0);
    expect((await open(id)).assignee).toEqual({ accountId: deskId, name: 'desk (sample)' });
    const other = assignable[0]?.accountId ?? 0;
    await site.context.db.updateTable('account').set({ isDisabled: true }).where('id', '=', other).execute();
    expect(await assignTo(other, 'desk (sample)')).toBe('invalidInput');
    await site.context.db.updateTable('account').set({ isDisabled: false }).where('id', '=', other).execute();
    await assign(site.context.db, id, 'Wang of sales');
    expect((await open(id)).assignee).toEqual({ accountId: null, name: 'Wang of sales' });
    expect((await list('view=mine')).totalElements).toBe(0);
    expect((await list('view=unassigned')).totalElements).toBe(0);
    expect(await assignTo(null, 'Wang of sales')).toBeUndefined();
    expect((await list('view=unassigned')).totalElements).toBe(1);
  });

  it('has notes that the visitor never sees, encrypted and deleted with it', async () => {
    const { id, receipt } = await send(message);
    expect(await write(id, 'note', { text: ' 老客户 ' })).toBeUndefined();
    expect((await open(id)).notes).toMatchObject([{ by: 'desk (sample)', text: '老客户' }]);
    expect((await list()).content).toMatchObject([{ notes: 1, lastFrom: 'visitor' }]);
    expect(JSON.stringify(await asVisitor(receipt))).not.toContain('老客户');
    const [stored] = await site.context.db.selectFrom('submissionNote').selectAll().execute();
    expect(stored?.sealed.includes('老客户')).toBe(false);
    await withdraw(receipt);
    expect(await site.context.db.selectFrom('submissionNote').selectAll().execute()).toEqual([]);
  });

  it('has a note that is sent again only once', async () => {
    const { id } = await send(message);
    for (const text of ['老客户', ' 老客户 ', '要发票', '老客户'])
      expect(await write(id, 'note', { text })).toBeUndefined();
    expect(await write(id, 'note', { text: '老客户' }, { as: colleague })).toBeUndefined();
    expect((await open(id)).notes.map(({ by, text }) => [by, text])).toEqual([
      ['desk (sample)', '老客户'],
      ['desk (sample)', '要发票'],
      ['desk (sample)', '老客户'],
      ['colleague (sample)', '老客户'],
    ]);
    expect((await auditEntries(id)).filter(({ action }) => action === 'inbox.note')).toHaveLength(4);
  });

  it('has at most 200 notes', async () => {
    const { id } = await send(message);
    await write(id, 'note', { text: 'one' });
    const first = await site.context.db.selectFrom('submissionNote').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 199 }, () => ({ ...first, id: randomUUID() }));
    await site.context.db.insertInto('submissionNote').values(more).execute();
    expect(await write(id, 'note', { text: 'too many' })).toBe('stateConflict');
  });

  it('keeps its notes after a key rotation, before which the old key is required', async () => {
    const { db, submissionKeys } = site.context;
    const { id } = await send(message);
    await write(id, 'note', { text: '老客户' });
    const newKey = { id: 'new', key: randomBytes(32) };
    const onlyNewKey = `new:${newKey.key.toString('hex')}`;
    await rotateEnvelopeKeys(db, [newKey, ...submissionKeys]);
    site.context.submissionKeys = [newKey];
    expect((await open(id)).notes).toMatchObject([{ text: '老客户' }]);
    await db.updateTable('submissionNote').set({ keyId: submissionKeys[0].id }).execute();
    await expect(openSubmissionKeys(db, '', onlyNewKey)).rejects.toThrow(/lacks the key/);
    site.context.submissionKeys = submissionKeys;
  });

  it('that was withdrawn meanwhile is not found', async () => {
    const { id, receipt } = await send(message);
    await withdraw(receipt);
    expect((await desk.get(`inbox/message/${id}`)).body.error).toBe('notFound');
    expect((await desk.get(`inbox/message/${id}/files/0`)).body.error).toBe('notFound');
    expect(await answer(id, '晚了')).toBe('notFound');
    expect(await write(id, 'status', { status: 'closed', seenEntries: 1 })).toBe('notFound');
    expect(await write(id, 'assignee', { accountId: deskId, seenAssignee: null })).toBe('notFound');
    expect(await write(id, 'note', { text: '晚了' })).toBe('notFound');
  });

  it('that is damaged or altered is marked, and opens with an error that says so', async () => {
    const { db } = site.context;
    const { id } = await send(message);
    const { id: other } = await send(message);
    const { mac } = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await db
      .updateTable('submission')
      .set({ mac: randomBytes(32) })
      .where('id', '=', id)
      .execute();
    expect((await desk.get(`inbox/message/${id}`)).body.error).toBe('recordAltered');
    expect(await answer(id, '答复')).toBe('recordAltered');
    if (mac === null) throw new Error('The row has no MAC');
    await db
      .updateTable('submission')
      .set({ mac, sealed: Buffer.alloc(60) })
      .where('id', '=', id)
      .execute();
    expect((await desk.get(`inbox/message/${id}`)).body.error).toBe('recordAltered');
    expect((await list()).content).toMatchObject([
      { id, isDamaged: true, name: '', preview: '' },
      { id: other, isDamaged: false },
    ]);
  });

  it('without a receipt cannot be answered', async () => {
    const { id } = await send(message);
    await site.context.db.updateTable('submission').set({ receiptId: null }).where('id', '=', id).execute();
    expect(await answer(id, '答复')).toBe('stateConflict');
  });

  it('leaves entries in the audit log, without a word of the visitor', async () => {
    const { id } = await send(message);
    await open(id);
    await open(id);
    await open(id, { as: colleague });
    await write(id, 'assignee', { accountId: deskId, seenAssignee: null });
    await write(id, 'note', { text: '老客户' });
    await answer(id, '答复');
    await write(id, 'status', { status: 'closed', seenEntries: 2 });
    const entries = await auditEntries(id);
    expect(entries.map(({ action, accountId }) => [action, accountId])).toEqual([
      ['inbox.open', deskId],
      ['inbox.open', colleagueId],
      ['inbox.assign', deskId],
      ['inbox.note', deskId],
      ['inbox.answer', deskId],
      ['inbox.changeStatus', deskId],
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ objectKind: 'message', objectTitle: null });
    for (const word of ['李雷', '老客户', '答复', '138']) expect(JSON.stringify(entries)).not.toContain(word);
  });
});

describe('the lists', () => {
  it('have unmet deadlines first, then whoever has waited longest', async () => {
    const [late, soon, none, waiting] = [
      await send(message),
      await send(message),
      await send(message),
      await send(message),
    ];
    await setTimes(late.id, { deadline: minutesAgo(5) });
    await setTimes(soon.id, { deadline: inMinutes(1) });
    await setTimes(none.id, { deadline: null, receivedAt: minutesAgo(60) });
    await setTimes(waiting.id, { deadline: minutesAgo(100), receivedAt: minutesAgo(200) });
    await answer(waiting.id, '答复');
    await addEntry(waiting.receipt, '再问');
    const { content, counts } = await list();
    expect(content.map(({ id }) => id)).toEqual([late.id, soon.id, none.id, waiting.id]);
    expect(content[0]?.minutesLeft).toBeLessThan(0);
    expect(content[1]?.minutesLeft).toBeGreaterThanOrEqual(0);
    expect([content[2]?.minutesLeft, content[3]?.minutesLeft]).toEqual([null, null]);
    expect(counts).toMatchObject({ open: 4, overdue: 1, soon: 1 });
    expect((await list('size=2&page=1')).content.map(({ id }) => id)).toEqual([none.id, waiting.id]);
  });

  it('say whether working time runs', async () => {
    const { clock } = await list();
    expect(Date.parse(clock.changesAt ?? '')).toBeGreaterThan(Date.now());
  });

  describe('of today', () => {
    const now = new Date('2026-11-24T15:42:00+08:00');
    const at = (time: string) => new Date(`2026-11-24T${time}:00+08:00`);
    const hours: [string, string][] = [
      ['08:30', '12:00'],
      ['13:00', '24:00'],
    ];
    const calendar: WorkingTime = {
      timeZone: 'Asia/Shanghai',
      hours: { monday: [], tuesday: hours, wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
      holidays: [],
      workingDays: [],
      knownUntil: '2026-12-31',
    };
    const read = (time: Partial<CalendarTime> = {}) => readDay(site.context.db, 'message', { now, calendar, ...time });

    it('have the working hours, what falls due and what was answered', async () => {
      const [first, second, answered, suspicious] = [
        await send(message),
        await send(message),
        await send(message),
        await send(message, { suspicious: true }),
      ];
      await setTimes(first.id, { deadline: at('17:00') });
      await setTimes(second.id, { deadline: at('00:00') });
      await setTimes(suspicious.id, { deadline: at('16:00') });
      await answer(answered.id, '好');
      // It is open again, but no promise runs any more.
      await addEntry(answered.receipt, '还有');
      await setTimes(answered.id, { deadline: at('16:30') });
      const day = {
        ends: '2026-11-24T16:00:00.000Z',
        hours: [
          { opens: '2026-11-24T00:30:00.000Z', closes: '2026-11-24T04:00:00.000Z' },
          { opens: '2026-11-24T05:00:00.000Z', closes: '2026-11-24T16:00:00.000Z' },
        ],
        deadlines: { total: 2, at: ['2026-11-23T16:00:00.000Z', '2026-11-24T09:00:00.000Z'] },
        answers: { total: 0, at: [] as string[] },
      };
      expect(await read()).toEqual(day);
      await site.context.db
        .updateTable('submissionEntry')
        .set({ writtenAt: at('15:40') })
        .execute();
      expect(await read()).toEqual({ ...day, answers: { total: 1, at: ['2026-11-24T07:40:00.000Z'] } });
      await setTimes(first.id, { deadline: new Date(day.ends) });
      expect(await read()).toMatchObject({ deadlines: { total: 1 } });
    });

    it('are none without working hours, without a calendar, and of resumes', async () => {
      expect(await read({ now: new Date('2026-11-25T10:00:00+08:00') })).toBeNull();
      expect(await read({ calendar: undefined })).toBeNull();
      expect(await readDay(site.context.db, 'resume', { now, calendar })).toBeNull();
      expect((await list('', { as: hr, kind: 'resume' })).day).toBeNull();
    });

    it('have at most 200 marks', async () => {
      await send(message);
      await sql`insert into submission (kind, locale, status, sealed, wrapped_key, key_id, key_hash, content_hash, suspicions, deadline)
        select 'message', 'cn', 'received', '', '', '', sha256(number::text::bytea), '', '{}', ${at('17:00')}
        from generate_series(1, 201) as number`.execute(site.context.db);
      const day = await read();
      expect(day?.deadlines).toMatchObject({ total: 201, at: { length: 200 } });
    });
  });

  it('have suspicious messages apart', async () => {
    const { id } = await send(message, { suspicious: true });
    expect(await list()).toMatchObject({ content: [], counts: { open: 0, suspicious: 1, overdue: 0 } });
    expect((await list('view=suspicious')).content).toMatchObject([{ id, isSuspicious: true }]);
    expect((await open(id)).isSuspicious).toBe(true);
  });

  it('have an answered message among the open ones when its visitor writes again, unless it was marked as spam', async () => {
    const { id, receipt } = await send(message, { suspicious: true });
    await answer(id, '好');
    expect(await list()).toMatchObject({ content: [], counts: { open: 0, suspicious: 0, done: 1 } });
    await addEntry(receipt, '还有');
    expect(await list()).toMatchObject({ content: [{ id }], counts: { open: 1, unassigned: 1, suspicious: 0 } });
    const counted = z.parse(countInbox.output, (await desk.get('inbox')).body).data.message;
    expect(counted).toMatchObject({ open: 1, suspicious: 0, overdue: 0 });
    await write(id, 'spam', { isSpam: false });
    await write(id, 'spam', { isSpam: true });
    expect(await list('view=suspicious')).toMatchObject({ content: [{ id }], counts: { open: 0, suspicious: 1 } });
  });

  it('find names, numbers, addresses and texts of the list, in any case', async () => {
    const { id } = await send({ ...message, reporter: 'Zoë Adams', email: 'Zoe@Example.com', remark: 'Needle COKE' });
    await send(message);
    for (const text of ['zoë', 'ADAMS', 'zoe@example', 'needle coke', 'ＣＯＫＥ']) {
      const found = await list(`text=${encodeURIComponent(text)}`);
      expect(
        found.content.map((row) => row.id),
        text,
      ).toEqual([id]);
      expect(found).toMatchObject({ totalElements: 1, counts: { open: 2 } });
    }
    expect((await list('text=13800138000')).totalElements).toBe(2);
    expect((await list('text=nothing-like-it')).totalElements).toBe(0);
    expect((await list('view=done&text=needle')).totalElements).toBe(0);
  });

  it('find telephone numbers however they are written', async () => {
    const { id } = await send({ ...message, reporterMobile: '+86 (138) 0013-8111', remark: '138 0013 9222' });
    await send(message);
    const idsOf = async (text: string) => (await list(`text=${encodeURIComponent(text)}`)).content.map((row) => row.id);
    for (const text of ['13800138111', '8613800138111', '138-0013-8111', '(138)0013 81', '＋86１３８００１３８１１１'])
      expect(await idsOf(text), text).toEqual([id]);
    // As it was written it is found in every field; fewer digits or letters are no number.
    expect(await idsOf('138 0013 9222')).toEqual([id]);
    for (const text of ['13800139222', '3-8-1', '13800138111a', '()']) expect(await idsOf(text), text).toEqual([]);
  });

  it('find names with ё by their usual spelling, and the other way round', async () => {
    const { id } = await send({ ...message, reporter: 'Пётр Семенов' });
    for (const text of ['петр', 'ПЁТР СЕМЁНОВ'])
      expect(await list(`text=${encodeURIComponent(text)}`), text).toMatchObject({ content: [{ id }] });
  });
});

describe('files', () => {
  it('are downloaded as they were sent, also those of entries', async () => {
    const content = `%PDF-1.7\n${'规格'.repeat(50_000)}`;
    const fileNos = [await uploadFile(site.url, '../规格书.pdf', content)];
    const { id, receipt } = await send({ ...message, fileNos });
    await addEntry(receipt, '清单', [await uploadFile(site.url, '清单.pdf')]);
    expect((await list()).content).toMatchObject([{ files: 2 }]);
    const { entries } = await open(id);
    expect(entries).toMatchObject([
      { files: [{ position: 0, bytes: Buffer.byteLength(content) }] },
      { text: '清单', files: [{ position: 1, fileName: '清单.pdf' }] },
    ]);
    const response = await fetch(`${site.url}/gw-api/en/console/inbox/message/${id}/files/0`, {
      headers: { cookie: desk.cookie ?? '', ...desk.headers },
    });
    expect(await response.text()).toBe(content);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(decodeURIComponent(headers.get('download-filename') ?? '')).toBe('规格书.pdf');
    expect((await desk.get(`inbox/message/${id}/files/1`)).body.msg).toBe('%PDF-1.7\n清单.pdf');
    expect((await desk.get(`inbox/message/${id}/files/2`)).body.error).toBe('notFound');
    const downloads = (await auditEntries(id)).filter(({ action }) => action === 'inbox.download');
    expect(downloads.map(({ details }) => details)).toEqual([{ file: 1 }, { file: 2 }]);
  });

  it('are downloaded as one zip, also two of the same name', async () => {
    const large = `%PDF-1.7\n${'规格'.repeat(50_000)}`;
    const { id, receipt } = await send({ ...message, fileNos: [await uploadFile(site.url, '规格书.pdf', large)] });
    await addEntry(receipt, '清单', [await uploadFile(site.url, '../规格书.pdf')]);
    const zip = async (as: Browser, ofId = id) =>
      fetch(`${site.url}/gw-api/en/console/inbox/message/${ofId}/files`, {
        headers: { cookie: as.cookie ?? '', ...as.headers },
      });
    const response = await zip(desk);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]);
    expect(files).toEqual([
      ['1-规格书.pdf', large],
      ['2-规格书.pdf', '%PDF-1.7\n../规格书.pdf'],
    ]);
    expect((await auditEntries(id)).at(-1)).toMatchObject({ action: 'inbox.download', details: { file: [1, 2] } });
    expect((await zip(hr)).status).toBe(403);
    expect((await zip(desk, (await send(message)).id)).status, 'without files').toBe(404);
  });

  it('are not put into one zip above its limit', () => {
    const file = {
      bytes: maxZippedBytes / 2,
      safeName: 'a.pdf',
      fileName: 'a.pdf',
      ending: 'pdf',
      sha256: '',
    } as const;
    const attachment = { ...file, fileToken: '', storedName: '', description: Buffer.of(), entryId: null };
    const zipOf = (attachments: Parameters<typeof openZip>[1]) => () => openZip(site.context.files, attachments);
    expect(zipOf([attachment, attachment])).not.toThrow();
    expect(zipOf([attachment, { ...attachment, bytes: attachment.bytes + 1 }])).toThrow('payloadTooLarge');
  });
});

describe('rights', () => {
  it('cover one kind each, and never another kind by its id', async () => {
    const [letter, resume] = [await send(message), await sendResume()];
    expect((await desk.get('inbox/resume')).body.error).toBe('forbidden');
    expect((await desk.get(`inbox/resume/${resume.id}`)).body.error).toBe('forbidden');
    expect((await desk.get(`inbox/resume/${resume.id}/files/0`)).body.error).toBe('forbidden');
    for (const [action, body] of Object.entries({
      answer: { text: '答复', seenEntries: 1 },
      status: { status: 'closed', seenEntries: 1 },
      assignee: { accountId: null, seenAssignee: null },
      note: { text: '备注' },
    })) {
      expect(await write(resume.id, action, body, { kind: 'resume' }), action).toBe('forbidden');
      expect(await write(resume.id, action, body), action).toBe('notFound');
      expect(await write(letter.id, action, body, { as: hr, kind: 'resume' }), action).toBe('notFound');
    }
    expect((await desk.get(`inbox/message/${resume.id}`)).body.error).toBe('notFound');
    expect((await desk.get(`inbox/message/${resume.id}/files/0`)).body.error).toBe('notFound');
    const opened = await open(resume.id, { as: hr, kind: 'resume' });
    expect(opened).toMatchObject({ name: '韩梅', postNo });
    expect(opened.subject).not.toBe(postNo);
    expect((await list('', { as: hr, kind: 'resume' })).content).toMatchObject([{ id: resume.id, files: 1 }]);
  });

  it('decide which kinds are counted', async () => {
    const { id } = await send(message);
    const deadline = inMinutes(30);
    await setTimes(id, { deadline });
    await setTimes((await send(message)).id, { deadline: minutesAgo(1) });
    await setTimes((await sendResume()).id, { deadline });
    await submitAsNew(site.url, { sayType: '1', reporterItems: ['1'], deptName: '一部', ifShow: 1, remark: '线索' });
    const counts = async (as: Browser) => z.parse(countInbox.output, (await as.get('inbox')).body).data;
    const messages = { open: 2, suspicious: 0, overdue: 1, nextDeadline: deadline.toISOString() };
    const others = { open: 1, suspicious: 0, overdue: 0, nextDeadline: null };
    const resumes = { ...others, nextDeadline: deadline.toISOString() };
    expect(await counts(desk)).toEqual({ message: messages });
    expect(await counts(hr)).toEqual({ resume: resumes });
    const reports = { ...others, open: 0, soon: 0 };
    expect(await counts(admin), 'not on the day itself').toEqual({
      message: messages,
      resume: resumes,
      report: reports,
    });
    const yesterday = sql<Date>`received_at - interval '1 day'`;
    for (const status of ['received', 'answered', 'inProgress'] as const) {
      await site.context.db.updateTable('report').set({ status, receivedAt: yesterday }).execute();
      expect((await counts(admin)).report, status).toEqual({ ...others, open: 1, soon: 1 });
    }
  });
});

it('an imported answer does not open a closed report again', async () => {
  const { db, secret } = site.context;
  await submitAsNew(site.url, { sayType: '1', reporterItems: ['1'], deptName: '一部', ifShow: 1, remark: '线索' });
  const { id: reportId } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  const statusAfter = async (status: 'closed' | 'answered' | 'inProgress') => {
    await importAnswer({ db, secret }, { reportId, id: randomUUID(), status, sealed: randomBytes(8) });
    return (await db.selectFrom('report').select('status').executeTakeFirstOrThrow()).status;
  };
  expect(await statusAfter('closed')).toBe('closed');
  expect(await statusAfter('answered')).toBe('closed');
  expect(await statusAfter('inProgress')).toBe('inProgress');
  expect(await statusAfter('answered')).toBe('answered');
});
