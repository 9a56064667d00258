/** What an opened item tells staff beside its texts: who wrote, what has happened, what was read, which products. */
import { randomBytes, randomUUID } from 'node:crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openConversation } from 'contract/submissions/conversation.ts';
import { getInboxItem, type InboxItem } from 'contract/console/inbox-item.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { visitorOf } from '../../test/sent-reports.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { submitAsNew } from '../../test/visitor.ts';
import { recordAudit } from '../audit/record.ts';
import { importAnswer, writeStaffEntry } from '../submissions/conversations/conversation.ts';
import { entryMac } from '../submissions/sealing/row-mac.ts';
import { addReportKey } from '../submissions/report-keys/store.ts';

let site: RunningSite;
let desk: Browser;
let deskId: number;
let colleague: Browser;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const staff = await Promise.all([signedIn(site, 'desk', ['tradeDesk']), signedIn(site, 'colleague', ['tradeDesk'])]);
  [desk, colleague] = [staff[0].browser, staff[1].browser];
  deskId = staff[0].account.id;
  const recipient = await identityToRecipient(await generateX25519Identity());
  await addReportKey(site.context.db, site.context.secret, { name: 'officer', role: 'officer', recipient });
});
beforeEach(() => site.context.db.deleteFrom('submission').execute());
afterAll(() => site.close());

async function send(fields: object = {}): Promise<{ id: string; receipt: string }> {
  const { body } = await submitAsNew(site.url, { ...message, ...fields });
  const { db } = site.context;
  const { id } = await db.selectFrom('submission').select('id').orderBy('receivedAt', 'desc').executeTakeFirstOrThrow();
  await db.updateTable('submission').set({ suspicions: [] }).where('id', '=', id).execute();
  return { id, receipt: body.receipt ?? '' };
}

async function open(id: string, as = desk): Promise<InboxItem> {
  const { status, body } = await as.get(`inbox/message/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(getInboxItem.output, body).data;
}

async function write(id: string, action: string, body: object, as = desk): Promise<void> {
  const response = await as.post(`inbox/message/${id}/${action}`, body);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
}

const asVisitor = (receipt: string) => site.gateway('/cn/site/submission', { receipt });
const addEntry = (receipt: string, text: string) =>
  site.gateway('/cn/site/submission/entry', { receipt, text, idempotencyKey: randomBytes(16).toString('hex') });
const eventsOf = ({ history }: InboxItem) => history.map(({ event, by }) => [event, by]);

const minutes = 60_000;
/** Moves the reception and its deadline, which was two hours later, to a time before now. */
const setTimes = (id: string, receivedAt: Date, deadline: Date) =>
  site.context.db.updateTable('submission').set({ receivedAt, deadline }).where('id', '=', id).execute();

describe('the history', () => {
  it('says what happened and who did it, newest first, to whoever may read the item', async () => {
    const { id, receipt } = await send();
    await open(id, colleague);
    await open(id);
    await write(id, 'assignee', { accountId: deskId, seenAssignee: null });
    await write(id, 'note', { text: '老客户' });
    await write(id, 'answer', { text: '三千元', seenEntries: 1 }, colleague);
    await addEntry(receipt, '谢谢');
    await write(id, 'assignee', { accountId: null, seenAssignee: 'desk (sample)' });
    await write(id, 'answer', { text: '再见', seenEntries: 3, close: true });
    await write(id, 'status', { status: 'inProgress', seenEntries: 4 });
    const item = await open(id);
    expect(eventsOf(item)).toEqual([
      ['reopened', 'desk (sample)'],
      ['closed', 'desk (sample)'],
      ['answered', 'desk (sample)'],
      ['assigned', 'desk (sample)'],
      ['wroteAgain', null],
      ['answered', 'colleague (sample)'],
      ['noted', 'desk (sample)'],
      ['assigned', 'desk (sample)'],
      ['opened', 'colleague (sample)'],
      ['received', null],
    ]);
    expect(item.history.filter(({ event }) => event === 'assigned').map(({ assignee }) => assignee)).toEqual([
      null,
      'desk (sample)',
    ]);
    expect(item.history.map(({ left }) => left).filter((left) => left !== undefined)).toHaveLength(1);
  });

  it('tells its first reader that nobody has opened it before', async () => {
    const { id } = await send();
    expect(eventsOf(await open(id))).toEqual([
      ['opened', 'desk (sample)'],
      ['received', null],
    ]);
  });

  it('says that the deadline passed, and how late the answer was', async () => {
    const { id } = await send();
    // A Tuesday afternoon: two working hours until the deadline, and 23 minutes more until the answer.
    const at = (time: string) => new Date(`2026-11-24T${time}:00+08:00`);
    await setTimes(id, at('13:24'), at('15:24'));
    expect(eventsOf(await open(id))).toContainEqual(['deadlinePassed', null]);
    await write(id, 'answer', { text: '三千元', seenEntries: 1 });
    const answeredAt = async (writtenAt: Date) => {
      const { db, secret } = site.context;
      const entry = await db.selectFrom('submissionEntry').selectAll().executeTakeFirstOrThrow();
      const mac = entryMac(secret, { ...entry, writtenAt });
      await db.updateTable('submissionEntry').set({ writtenAt, mac }).execute();
    };
    await answeredAt(at('15:47'));
    const late = await open(id);
    expect(late.promise).toEqual({ length: 120, used: 143 });
    expect(late.history).toContainEqual({
      event: 'answered',
      at: at('15:47').toISOString(),
      by: 'desk (sample)',
      left: -23,
    });
    expect(eventsOf(late)).toContainEqual(['deadlinePassed', null]);
    // Less than a minute late is late too, as `minutesLeft` counts.
    for (const time of ['2026-11-24T15:24:20+08:00', '2026-11-24T15:24:00.001+08:00']) {
      await answeredAt(new Date(time));
      const justLate = await open(id);
      expect(justLate.promise).toEqual({ length: 120, used: 120 });
      expect(justLate.history.find(({ event }) => event === 'answered')?.left, time).toBe(-1);
    }
    await answeredAt(at('15:24'));
    expect((await open(id)).history.find(({ event }) => event === 'answered')?.left).toBe(0);
    await answeredAt(at('15:22'));
    const inTime = await open(id);
    expect(inTime.promise).toEqual({ length: 120, used: 118 });
    expect(eventsOf(inTime)).not.toContainEqual(['deadlinePassed', null]);
  });

  it('has no deadline of what was closed before, or may be spam', async () => {
    const { id } = await send();
    await write(id, 'status', { status: 'closed', seenEntries: 1 });
    await setTimes(id, new Date(Date.now() - 200 * minutes), new Date(Date.now() + 200));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(eventsOf(await open(id))).not.toContainEqual(['deadlinePassed', null]);
    // A command leaves no time.
    const { id: byCommand } = await send();
    await setTimes(byCommand, new Date(Date.now() - 200 * minutes), new Date(Date.now() - 80 * minutes));
    await writeStaffEntry(site.context, { id: byCommand, text: '', status: 'closed' });
    expect(eventsOf(await open(byCommand))).not.toContainEqual(['deadlinePassed', null]);
    const { id: other } = await send();
    await setTimes(other, new Date(Date.now() - 200 * minutes), new Date(Date.now() - 80 * minutes));
    expect(eventsOf(await open(other))).toContainEqual(['deadlinePassed', null]);
    await site.context.db
      .updateTable('submission')
      .set({ suspicions: ['honeypot'] })
      .execute();
    expect(eventsOf(await open(other))).not.toContainEqual(['deadlinePassed', null]);
  });

  it('has the deadline of what was closed and opened again before it', async () => {
    const { id } = await send();
    await write(id, 'status', { status: 'closed', seenEntries: 1 });
    await write(id, 'status', { status: 'inProgress', seenEntries: 1 });
    const receivedAt = new Date(Date.now() - 200 * minutes);
    await setTimes(id, receivedAt, new Date());
    expect(eventsOf(await open(id))).toContainEqual(['deadlinePassed', null]);
    // What was closed when it passed had none, whenever it is opened again.
    const { db } = site.context;
    const closing = db.selectFrom('audit.auditEntry').select('at').where('objectId', '=', id).orderBy('id');
    const closed = await closing.where('action', '=', 'inbox.changeStatus').executeTakeFirstOrThrow();
    await setTimes(id, receivedAt, new Date(closed.at.getTime() + 1));
    expect(eventsOf(await open(id))).not.toContainEqual(['deadlinePassed', null]);
  });

  it('has only fixed actions of this item, and the newest hundred', async () => {
    const { db } = site.context;
    const { id } = await send();
    const by = { accountId: deskId, name: 'desk (sample)' };
    const record = (action: 'inbox.download' | 'inbox.assign', kind = 'message', objectId = id) =>
      recordAudit(db, { by, action, object: { kind, id: objectId }, details: { assignee: 'somebody' } });
    await record('inbox.download');
    await record('inbox.assign', 'resume');
    await record('inbox.assign', 'message', randomUUID());
    expect(eventsOf(await open(id))).toEqual([
      ['opened', 'desk (sample)'],
      ['received', null],
    ]);
    for (let count = 0; count < 101; count += 1) await record('inbox.assign');
    const { history } = await open(id);
    expect(history).toHaveLength(100);
    expect(history.at(-1)?.event).toBe('received');
    expect(history.slice(0, -1).every(({ event }) => event === 'assigned')).toBe(true);
  });
});

describe('an answer', () => {
  it('names its writer to staff, and nowhere to the visitor', async () => {
    const { id, receipt } = await send();
    await write(id, 'answer', { text: '三千元', seenEntries: 1 }, colleague);
    await writeStaffEntry(site.context, { id, text: '由命令答复', status: 'answered' });
    await addEntry(receipt, '谢谢');
    expect((await open(id)).entries.map(({ from, by }) => [from, by])).toEqual([
      ['visitor', null],
      ['staff', 'colleague (sample)'],
      ['staff', null],
      ['visitor', null],
    ]);
    const { body } = await asVisitor(receipt);
    const { entries } = z.parse(openConversation.output, body).data;
    expect(entries.map(({ text }) => text)).toEqual(['三千元', '由命令答复', '谢谢']);
    for (const entry of z.parse(z.object({ data: z.object({ entries: z.array(z.looseObject({})) }) }), body).data
      .entries)
      expect(Object.keys(entry).toSorted()).toEqual(['at', 'files', 'from', 'text']);
    expect(JSON.stringify(body)).not.toMatch(/colleague|sample\)|accountId|account_id|readAt|read_at/);
  });

  it('says when the visitor first read it, once', async () => {
    const { id, receipt } = await send({ consentVersion: '2026-21' });
    await asVisitor(receipt);
    await write(id, 'answer', { text: '三千元', seenEntries: 1 });
    const readTimes = async () => (await open(id)).entries.map(({ readAt }) => readAt);
    expect(await readTimes()).toEqual([null, null]);
    await asVisitor(receipt);
    const [, first] = await readTimes();
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - minutes);
    const versionOf = async () =>
      (await sql`select xmin from submission_entry order by position`.execute(site.context.db)).rows;
    const before = await versionOf();
    await asVisitor(receipt);
    expect(await versionOf(), 'a later reading writes nothing').toEqual(before);
    await write(id, 'answer', { text: '补充', seenEntries: 2 });
    await addEntry(receipt, '谢谢');
    const [, still, second, visitors] = await readTimes();
    expect(still).toBe(first);
    expect(Date.parse(second ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
    expect(visitors).toBeNull();
  });

  it('is read without a record by whoever accepted no privacy notice that names the reading', async () => {
    for (const consentVersion of [undefined, '2026-20', '2026-9']) {
      const { id, receipt } = await send({ consentVersion });
      await write(id, 'answer', { text: '三千元', seenEntries: 1 });
      expect((await asVisitor(receipt)).body.data).toMatchObject({ entries: [{ text: '三千元' }] });
      expect((await open(id)).entries.map(({ readAt }) => readAt)).toEqual([null, null]);
    }
  });

  it('to a report is read without a record', async () => {
    const { db, secret } = site.context;
    const visitor = visitorOf(site);
    const receipt = await visitor.sendReport();
    const { id: reportId } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
    await importAnswer({ db, secret }, { reportId, id: randomUUID(), status: 'answered', sealed: randomBytes(8) });
    const { rows: columns } = await sql`select column_name from information_schema.columns
      where table_name in ('report', 'report_entry') and column_name in ('read_at', 'account_id')`.execute(db);
    expect(columns).toEqual([]);
    const stored = async () => [
      (await sql`select xmin, report.* from report`.execute(db)).rows,
      (await sql`select xmin, report_entry.* from report_entry`.execute(db)).rows,
    ];
    const before = await stored();
    expect((await asVisitor(receipt)).body.data).toMatchObject({ kind: 'report', entries: [{ from: 'staff' }] });
    expect(await stored()).toEqual(before);
  });
});

describe('the products', () => {
  it('that the visitor names by number or whole name are linked in the language of staff', async () => {
    const { db } = site.context;
    const [first, second] = await db
      .selectFrom('product')
      .select(['itemNo', 'name'])
      .orderBy('position')
      .orderBy('id')
      .execute();
    if (first === undefined || second === undefined) throw new Error('The demonstration has no products');
    const { id, receipt } = await send({ remark: `请报价：${first.itemNo.toLowerCase().replaceAll('-', '‑')}，500吨` });
    await addEntry(receipt, `还有 ${second.name.ru ?? ''}`);
    const { products } = await open(id);
    expect(products.map(({ itemNo, name }) => [itemNo, name])).toEqual([
      [first.itemNo, first.name.en],
      [second.itemNo, second.name.en],
    ]);
    const third = await db
      .selectFrom('product')
      .select('itemNo')
      .orderBy('position')
      .orderBy('id')
      .offset(2)
      .executeTakeFirstOrThrow();
    await write(id, 'answer', { text: `我们也有 ${third.itemNo}`, seenEntries: 2 });
    expect((await open(id)).products, 'what staff name is none of the visitor’s').toEqual(products);
    expect(products[0]?.path).toMatch(/^\/en\//);
    expect((await fetch(`${site.url}${products[0]?.path}`)).status).toBe(200);
  });

  it('are not those of longer numbers, of other words and of unpublished pages, and at most ten', async () => {
    const { db } = site.context;
    const all = await db.selectFrom('product').select(['itemNo']).orderBy('position').orderBy('id').execute();
    const itemNo = all[0]?.itemNo ?? '';
    const namedIn = async (remark: string) => (await open((await send({ remark })).id)).products.length;
    const { name } = await db
      .selectFrom('product')
      .select('name')
      .where('itemNo', '=', itemNo)
      .executeTakeFirstOrThrow();
    const rename = (to: typeof name) =>
      db
        .updateTable('product')
        .set({ name: JSON.stringify(to) })
        .where('itemNo', '=', itemNo)
        .execute();
    await rename({ ...name, cn: '焦炭', en: 'Coke' });
    expect(await namedIn(`X${itemNo} ${itemNo}5 焦炭 coke`)).toBe(0);
    await rename(name);
    expect(await namedIn(all.map((product) => product.itemNo).join(' '))).toBe(10);
    await db.updateTable('product').set({ published: false }).where('itemNo', '=', itemNo).execute();
    expect(await namedIn(itemNo)).toBe(0);
    await db.updateTable('product').set({ published: true }).where('itemNo', '=', itemNo).execute();
  });
});
