import { randomBytes, randomUUID } from 'node:crypto';
import {
  getReport,
  getReportIdentity,
  listReports,
  type Report,
  reportBounds,
  type ReportView,
} from 'contract/console/reports.ts';
import { listReportKeys } from 'contract/console/report-keys.ts';
import { toBase64url, fromBase64url } from 'contract/sealing/base64url.ts';
import { openFile } from 'contract/sealing/open-file.ts';
import { openConsoleReport, openReportFields } from 'contract/sealing/open-report.ts';
import { sealAnswer, sealNote } from 'contract/sealing/seal-text.ts';
import { openWith, sealTo } from 'contract/sealing/sealed-report.ts';
import { identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { fileContent, report as sent, reporter, visitorOf } from '../../test/sent-reports.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { submitAsNew } from '../../test/visitor.ts';
import { generateKeyPair, type KeyPair } from '../cryptography/key-file.ts';
import { publicKeysOf } from '../submissions/commands/officer-keys.ts';
import { writeStaffEntry } from '../submissions/conversations/conversation.ts';
import { readEntries } from '../submissions/conversations/store.ts';
import { addReportKey, removeReportKey } from '../submissions/report-keys/store.ts';
import { entryMac } from '../submissions/sealing/row-mac.ts';

const dayLength = 24 * 60 * 60_000;

let site: RunningSite;
let visitor: ReturnType<typeof visitorOf>;
let zhang: KeyPair;
let recovery: KeyPair;
let officer: Browser;
let desk: Browser;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  visitor = visitorOf(site);
  [zhang, recovery] = [await generateKeyPair(), await generateKeyPair()];
  const { db, secret } = site.context;
  await addReportKey(db, secret, { name: 'Zhang Wei', role: 'officer', ...publicKeysOf(zhang) });
  await addReportKey(db, secret, { name: 'safe', role: 'recovery', recipient: recovery.recipient });
  officer = (await signedIn(site, 'zhang', ['supervisionOfficer'])).browser;
  desk = (await signedIn(site, 'desk', ['tradeDesk'])).browser;
});
beforeEach(async () => {
  for (const table of ['submission', 'report'] as const) await site.context.db.deleteFrom(table).execute();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.close());

/** Does something on another day; `days` is negative for an earlier one. */
async function onDay<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayLength });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** Sends a report, by default yesterday. Its first step, who is excluded, is done (exclusions.test.ts). */
async function send(more: object = {}, day = -1): Promise<{ id: string; receipt: string }> {
  const known = new Set((await site.context.db.selectFrom('report').select('id').execute()).map(({ id }) => id));
  const receipt = await onDay(day, () => visitor.sendReport(more));
  await site.context.db.updateTable('report').set({ exclusionsAnswered: true }).execute();
  const rows = await site.context.db.selectFrom('report').select('id').execute();
  return { id: rows.find(({ id }) => !known.has(id))?.id ?? '', receipt };
}

async function list(view: ReportView = 'open', as = officer, query = '') {
  const { status, body } = await as.get(`reports?view=${view}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(listReports.output, body);
}

async function open(id: string, as = officer): Promise<Report> {
  const { status, body } = await as.get(`reports/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(getReport.output, body).data;
}

async function download(id: string, position: number): Promise<Response> {
  const headers = { cookie: officer.cookie ?? '', origin: officer.url };
  return fetch(`${officer.url}/gw-api/en/console/reports/${id}/files/${position}`, { headers });
}

/** What every officer may do once somebody has said who is excluded. */
const always = { openIdentity: true, exclude: true };

const byCommand = {
  text: '用命令答复',
  status: 'inProgress',
  signWith: 'AGE-SECRET-KEY-SAMPLE',
} as const;

const recipientsOf = ({ keys, receiptRecipient }: Report) => [
  ...keys.map(({ recipient }) => recipient),
  receiptRecipient,
];

/** A signed answer as the browser sends it. */
async function sealedAnswer(report: Report, text: string, entryId: string = randomUUID()) {
  const sealedTo = recipientsOf(report);
  const sealed = await sealAnswer(zhang.identity, sealedTo, { reportId: report.id, id: entryId, text });
  return { entryId, sealed: toBase64url(sealed), sealedTo, seenEntries: report.entries.length };
}

/** A signed note as the browser sends it. */
async function sealedNote({ id, keys }: Report, text: string, noteId: string = randomUUID()) {
  const sealedTo = keys.map(({ recipient }) => recipient);
  const sealed = await sealNote(zhang.identity, sealedTo, { reportId: id, id: noteId, text });
  return { noteId, sealed: toBase64url(sealed), sealedTo };
}

async function note(id: string, text: string, more: object = {}) {
  return write(id, 'note', { ...(await sealedNote(await open(id), text)), ...more });
}

async function sealedToOthers(count: number): Promise<Uint8Array> {
  const keys = await Promise.all(Array.from({ length: count }, generateKeyPair));
  return sealTo(
    keys.map(({ recipient }) => recipient),
    {},
  );
}

/** A write; returns the error, or undefined. */
async function write(id: string, action: 'answer' | 'status' | 'note' | 'decision', body: object, as = officer) {
  const response = await as.post(`reports/${id}/${action}`, body);
  return response.body.error;
}

async function answer(id: string, text: string, more: object = {}) {
  return write(id, 'answer', { ...(await sealedAnswer(await open(id), text)), ...more });
}

const asVisitor = async (receipt: string) => (await site.gateway('/cn/site/submission', { receipt })).body.data;

const audited = (id: string) =>
  site.context.db
    .selectFrom('audit.auditEntry')
    .select(['action', 'objectKind', 'objectTitle', 'details'])
    .where('objectId', '=', id)
    .orderBy('id')
    .execute();

describe('a report of yesterday', () => {
  it('is listed, opened and answered with the officer’s key; the reporter reads the answer with the receipt', async () => {
    const { id, receipt } = await send({ fileNos: [await visitor.upload('凭证.pdf')] });
    const fileNos = [await visitor.upload('второй.pdf')];
    await onDay(-1, () => visitor.addEntry(receipt, fileNos));
    const listed = await list();
    expect(listed).toMatchObject({ totalElements: 1, counts: { open: 1, closed: 0 } });
    expect(listed.content).toMatchObject([
      { id, locale: 'cn', status: 'received', lastFrom: 'visitor', entries: 1, files: 2, isAltered: false },
    ]);
    const content = fromBase64url(listed.content[0]?.content ?? '');
    expect(await openReportFields(zhang.identity, content)).toMatchObject(sent);
    expect(await openReportFields((await generateKeyPair()).identity, content)).toBeUndefined();

    const report = await open(id);
    expect(report.abilities).toEqual({
      ...always,
      answer: true,
      close: true,
      reopen: false,
      decide: false,
      note: true,
    });
    expect(report.keys).toMatchObject([{ name: 'safe', role: 'recovery', signingKey: null }, { name: 'Zhang Wei' }]);
    const opened = await openConsoleReport(zhang.identity, report);
    expect(opened).toMatchObject({
      fields: sent,
      isAltered: false,
      files: [{ position: 0, fileName: '凭证.pdf', safeName: '凭证.pdf' }],
      entries: [{ text: '还有一件事', from: 'visitor', files: [{ position: 1 }], signer: null, isAltered: false }],
    });
    expect(JSON.stringify(opened)).not.toMatch(/李雷|13800138000/);

    const [file] = opened?.files ?? [];
    if (file === undefined) throw new Error('The report has no file');
    const response = await download(id, 0);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const stored = new Uint8Array(await response.arrayBuffer());
    expect(Buffer.from(await openFile(file, stored)).toString()).toBe(fileContent);

    const identity = z.parse(
      getReportIdentity.output,
      (await officer.post(`reports/${id}/identity`, { reason: ' 需要核实 ' })).body,
    ).data;
    expect(await openWith(zhang.identity, fromBase64url(identity.sealedIdentity))).toEqual(reporter);

    expect(await answer(id, '谢谢，我们在查')).toBeUndefined();
    expect(await asVisitor(receipt)).toMatchObject({
      status: 'answered',
      entries: [{}, { from: 'staff', text: '谢谢，我们在查' }],
    });
    const answered = await openConsoleReport(zhang.identity, await open(id));
    expect(answered?.entries[1]).toMatchObject({ text: '谢谢，我们在查', signer: { name: 'Zhang Wei' } });
    expect((await list()).content).toMatchObject([{ status: 'answered', lastFrom: 'staff', entries: 2 }]);
    const record = { objectKind: 'report', objectTitle: null };
    expect(await audited(id)).toEqual([
      { ...record, action: 'report.open', details: null },
      { ...record, action: 'report.file', details: { file: 1 } },
      { ...record, action: 'report.identity', details: { reason: '需要核实' } },
      { ...record, action: 'report.answer', details: null },
    ]);
  });

  it('is closed and opened again; a closed one accepts no answer', async () => {
    const { id } = await send();
    const status = (wanted: string) => write(id, 'status', { status: wanted, seenEntries: 0 });
    expect(await status('inProgress')).toBe('stateConflict');
    const unsent = await sealedAnswer(await open(id), '晚了');
    expect(await status('closed')).toBeUndefined();
    expect(await status('closed')).toBe('stateConflict');
    expect(await list('closed')).toMatchObject({ content: [{ id }], counts: { open: 0, closed: 1 } });
    expect((await open(id)).abilities).toEqual({
      ...always,
      answer: false,
      close: false,
      reopen: true,
      decide: false,
      note: true,
    });
    expect(await write(id, 'answer', unsent)).toBe('conversationClosed');
    expect(await status('inProgress')).toBeUndefined();
    expect(await list()).toMatchObject({ content: [{ id, status: 'inProgress' }] });
    expect(await answer(id, '结案', { close: true })).toBeUndefined();
    expect(await list('closed')).toMatchObject({ content: [{ id, status: 'closed', entries: 1 }] });
    expect((await audited(id)).map(({ action, details }) => [action, details]).slice(1)).toEqual([
      ['report.changeStatus', { closed: true }],
      ['report.changeStatus', { closed: false }],
      ['report.answer', { closed: true }],
    ]);
  });

  it('is listed by its day: open ones oldest first, closed ones newest first, by random ids within a day', async () => {
    const [middle, old, sameDay] = [await send({}, -2), await send({}, -3), await send({}, -2)];
    const byId = [middle.id, sameDay.id].toSorted();
    expect((await list()).content.map(({ id }) => id)).toEqual([old.id, ...byId]);
    expect((await list('open', officer, '&size=1&page=1')).content.map(({ id }) => id)).toEqual([byId[0]]);
    for (const { id } of [middle, old, sameDay]) await write(id, 'status', { status: 'closed', seenEntries: 0 });
    expect((await list('closed')).content.map(({ id }) => id)).toEqual([...byId, old.id]);
  });
});

describe('what came today', () => {
  it('is not shown: no report of today is listed, counted or found', async () => {
    const { id } = await send({ fileNos: [await visitor.upload('a.pdf')] }, 0);
    expect(await list()).toEqual({ content: [], totalElements: 0, counts: { open: 0, closed: 0, late: 0, soon: 0 } });
    for (const path of ['', '/files/0']) expect((await officer.get(`reports/${id}${path}`)).status, path).toBe(404);
    expect((await officer.post(`reports/${id}/identity`, { reason: '核实' })).status).toBe(404);
    const sealedTo = [zhang.recipient, recovery.recipient];
    const sealed = toBase64url(await sealTo(sealedTo, {}));
    const body = { entryId: randomUUID(), sealed, sealedTo, seenEntries: 0 };
    expect(await write(id, 'answer', body)).toBe('notFound');
    expect(await write(id, 'status', { status: 'closed', seenEntries: 0 })).toBe('notFound');
    expect(await audited(id)).toEqual([]);
  });

  it('leaves out a reporter’s entry with its files, and the status that it changed, until tomorrow', async () => {
    const { id, receipt } = await send();
    await answer(id, '请补充');
    const before = [await list(), await open(id)];
    await visitor.addEntry(receipt, [await visitor.upload('新.pdf')]);
    expect([await list(), await open(id)]).toEqual(before);
    expect((await download(id, 0)).status).toBe(404);
    expect(await asVisitor(receipt)).toMatchObject({ status: 'inProgress' });
    await onDay(1, async () => {
      const { browser } = await signedIn(site, 'tomorrow', ['supervisionOfficer']);
      expect((await list('open', browser)).content).toMatchObject([
        { status: 'inProgress', lastFrom: 'visitor', entries: 2, files: 1 },
      ]);
      const shown = await open(id, browser);
      expect(shown.entries.map(({ from }) => from)).toEqual(['staff', 'visitor']);
      expect(shown.files).toHaveLength(1);
    });
  });

  it('is not shown before or after what staff wrote on its day, and waits for an answer', async () => {
    const [added, answered] = [await send(), await send()];
    await onDay(-1, async () => {
      await visitor.addEntry(added.receipt);
      await visitor.addEntry(answered.receipt);
      await writeStaffEntry(site.context, { ...byCommand, id: added.id });
      await visitor.addEntry(added.receipt);
    });
    await onDay(-1, () => writeStaffEntry(site.context, { ...byCommand, id: answered.id }));
    for (const { id } of [added, answered]) {
      const sides = (await open(id)).entries.map(({ from }) => from);
      expect(sides).toEqual(sides.toSorted());
      expect((await open(id)).lastFrom).toBe('visitor');
    }
    expect((await list()).content.map(({ lastFrom }) => lastFrom)).toEqual(['visitor', 'visitor']);
    // A later day counts.
    expect(await answer(added.id, '今天答复')).toBeUndefined();
    expect((await open(added.id)).entries.map(({ from }) => from)).toEqual(['staff', 'visitor', 'visitor', 'staff']);
    expect((await list()).content.find(({ id }) => id === added.id)?.lastFrom).toBe('staff');
  });

  it('does not change a status that staff have set', async () => {
    const { id, receipt } = await send();
    await answer(id, '谢谢');
    expect(await write(id, 'status', { status: 'inProgress', seenEntries: 1 })).toBeUndefined();
    await visitor.addEntry(receipt);
    expect((await open(id)).status).toBe('inProgress');
    expect(await answer(id, '已查')).toBeUndefined();
    expect((await open(id)).status).toBe('answered');
    expect(await write(id, 'status', { status: 'inProgress', seenEntries: 2 })).toBeUndefined();
    expect((await open(id)).status).toBe('inProgress');
  });

  it.each(['answer', 'status'] as const)(
    'opens the report again tomorrow if staff close it today without having seen it (%s)',
    async (action) => {
      const { id, receipt } = await send();
      await visitor.addEntry(receipt);
      const closing =
        action === 'answer'
          ? await answer(id, '结案', { close: true })
          : await write(id, action, { status: 'closed', seenEntries: 0 });
      expect(closing).toBeUndefined();
      expect(await list('closed')).toMatchObject({
        content: [{ id, status: 'closed' }],
        counts: { open: 0, closed: 1 },
      });
      expect((await open(id)).abilities).toEqual({
        ...always,
        answer: false,
        close: false,
        reopen: true,
        decide: false,
        note: true,
      });
      const { steps } = await open(id);
      const today = new Date(Date.now() + 8 * 60 * 60_000).toISOString().slice(0, 10);
      expect([steps.confirmation.doneOn, steps.outcome.doneOn]).toEqual([today, today]);
      expect((await list('closed')).content[0]?.steps).toEqual(steps);
      expect((await officer.get('inbox')).body.data).toMatchObject({ report: { open: 0 } });
      expect(await asVisitor(receipt)).toMatchObject({ status: 'inProgress', open: true });
      await onDay(1, async () => {
        const { browser } = await signedIn(site, `later-${action}`, ['supervisionOfficer']);
        expect((await list('open', browser)).content).toMatchObject([{ id, status: 'inProgress' }]);
        // What it was promised is promised still.
        const { steps: promised, abilities } = await open(id, browser);
        expect(promised.outcome).toMatchObject({ name: 'decision', doneOn: null });
        expect(promised.confirmation.doneOn).toBe(action === 'answer' ? today : null);
        expect(abilities.decide).toBe(action === 'answer');
      });
    },
  );
});

describe('an answer', () => {
  it('is saved once if it is sent again, and never under the id of another entry', async () => {
    const { id, receipt } = await send();
    await onDay(-1, () => visitor.addEntry(receipt));
    const report = await open(id);
    const sending = await sealedAnswer(report, '谢谢');
    expect(await write(id, 'answer', sending)).toBeUndefined();
    expect(await write(id, 'answer', sending)).toBeUndefined();
    expect(await visitor.readConversation(receipt)).toEqual(['还有一件事', '谢谢']);
    const again = await open(id);
    expect(again.status).toBe('answered');
    expect(await write(id, 'answer', { ...sending, close: true })).toBeUndefined();
    expect(await open(id)).toMatchObject({ status: 'closed', entries: [{}, {}] });
    const taken = await sealedAnswer(again, '冒名', again.entries[0]?.id);
    expect(await write(id, 'answer', taken)).toBe('stateConflict');
    const other = await open((await send()).id);
    expect(await write(other.id, 'answer', await sealedAnswer(other, '别处', sending.entryId))).toBe('stateConflict');
  });

  it('that is sent again closes nothing that its writer has not seen, and nothing altered', async () => {
    const { id } = await send();
    const sending = { ...(await sealedAnswer(await open(id), '谢谢')), close: true };
    expect(await write(id, 'answer', { ...sending, close: false })).toBeUndefined();
    expect(await answer(id, '另一人的答复')).toBeUndefined();
    expect(await write(id, 'answer', sending)).toBe('stateConflict');
    expect(await write(id, 'answer', { ...sending, close: false })).toBeUndefined();
    await site.context.db
      .updateTable('reportEntry')
      .set({ mac: randomBytes(32) })
      .where('id', '<>', sending.entryId)
      .execute();
    expect(await write(id, 'answer', { ...sending, seenEntries: 1 })).toBe('recordAltered');
    expect(await open(id)).toMatchObject({ status: 'answered' });
  });

  it('is refused over an entry that its writer has not seen', async () => {
    const { id } = await send();
    const report = await open(id);
    expect(await answer(id, '一')).toBeUndefined();
    expect(await write(id, 'answer', await sealedAnswer(report, '二'))).toBe('stateConflict');
    expect(await write(id, 'status', { status: 'closed', seenEntries: 0 })).toBe('stateConflict');
  });

  it('is refused unless it is sealed to exactly the registered keys and the receipt', async () => {
    const { db, secret } = site.context;
    const { id } = await send();
    const report = await open(id);
    const sending = await sealedAnswer(report, '谢谢');
    const [first = '', ...others] = sending.sealedTo;
    const mallory = await generateKeyPair();
    for (const sealedTo of [others, [...sending.sealedTo, mallory.recipient], [first, first, ...others.slice(1)]]) {
      const sealed = toBase64url(await sealTo(sealedTo, {}));
      expect(await write(id, 'answer', { ...sending, sealed, sealedTo })).toBe('stateConflict');
    }
    // Mallory can write the database, but has not the server’s secret.
    const forged = { name: 'Mallory', role: 'officer', recipient: mallory.recipient, mac: randomBytes(32) } as const;
    await db.insertInto('reportKey').values(forged).execute();
    expect((await open(id)).keys.map(({ name }) => name)).toEqual(['safe', 'Zhang Wei']);
    await removeReportKey(db, 'Mallory');
    await addReportKey(db, secret, { name: 'Li Na', role: 'officer', ...publicKeysOf(mallory) });
    expect(await write(id, 'answer', sending)).toBe('stateConflict');
    await removeReportKey(db, 'Li Na');
    expect(await write(id, 'answer', sending)).toBeUndefined();
  });

  it('is refused if the report is full', async () => {
    const { db, secret } = site.context;
    const { id } = await send();
    await answer(id, '一');
    const [first] = await readEntries(db, secret, { id, kind: 'report' });
    if (first === undefined) throw new Error('The answer was not saved');
    const { isAuthentic: _isAuthentic, ...row } = first;
    const more = Array.from({ length: reportBounds.entries - 1 }, (_, index) => {
      const entry = { ...row, id: randomUUID(), position: index + 1 };
      return { ...entry, mac: entryMac(secret, entry) };
    });
    const [last, ...allButOne] = more;
    if (last === undefined) throw new Error('There is room for one entry only');
    await db.insertInto('reportEntry').values(allButOne).execute();
    expect((await open(id)).abilities.answer).toBe(true);
    await db.insertInto('reportEntry').values(last).execute();
    const full = await open(id);
    expect(full.abilities).toEqual({ ...always, answer: false, close: true, reopen: true, decide: true, note: true });
    expect(await write(id, 'answer', await sealedAnswer(full, '多'))).toBe('stateConflict');
  });

  it.each([
    ['bytes that are no age file', { sealed: toBase64url(randomBytes(400)) }],
    [
      'what only begins as an age file does',
      { sealed: toBase64url(Buffer.from(`age-encryption.org/v1\n${'-'.repeat(400)}`)) },
    ],
    ['more recipients than it is sealed to', { sealedTo: ['age1a', 'age1b', 'age1c', 'age1d'] }],
    ['fewer recipients than it is sealed to', { sealedTo: ['age1a', 'age1b'] }],
    ['what is no base64url', { sealed: '!' }],
    ['more than the longest answer', { sealed: 'A'.repeat(reportBounds.sealedAnswer + 1) }],
    ['no recipients', { sealedTo: [] }],
    ['too many recipients', { sealedTo: Array.from({ length: reportBounds.recipients + 1 }, () => 'age1') }],
    ['an id that is none', { entryId: 'x' }],
    ['a number of entries that cannot be', { seenEntries: -1 }],
  ])('is refused with %s', async (_name, wrong) => {
    const { id } = await send();
    const sending = await sealedAnswer(await open(id), '谢谢');
    expect(await write(id, 'answer', { ...sending, ...wrong })).toBe('invalidInput');
  });
});

describe('a note', () => {
  it('is read by the officers at once, with its day and who signed it, and changes nothing else', async () => {
    const { id } = await send();
    const [listed, before] = [await list(), await open(id)];
    expect(before).toMatchObject({ notes: [], abilities: { note: true } });
    expect(await note(id, '先问过磅员')).toBeUndefined();
    expect(await note(id, '再看录像')).toBeUndefined();
    const report = await open(id);
    expect({ ...report, notes: [] }).toEqual(before);
    expect(await list()).toEqual(listed);
    const [on] = new Date(Date.now() + 8 * 60 * 60_000).toISOString().split('T');
    for (const { identity } of [zhang, recovery])
      expect((await openConsoleReport(identity, report))?.notes).toMatchObject([
        { on, text: '先问过磅员', signer: { name: 'Zhang Wei' }, isAltered: false },
        { on, text: '再看录像', signer: { name: 'Zhang Wei' }, isAltered: false },
      ]);
    const { identity } = await generateKeyPair();
    // Only the report itself is sealed to this key: the note is of a time when it was not registered.
    const content = toBase64url(await sealTo([await identityToRecipient(identity)], sent));
    expect((await openConsoleReport(identity, { ...report, content }))?.notes).toMatchObject([
      { text: null, signer: null, isAltered: false },
      { text: null },
    ]);
    expect((await audited(id)).map(({ action, details }) => [action, details])).toEqual([
      ['report.open', null],
      ['report.note', null],
      ['report.note', null],
    ]);
    const { writtenAt } = await site.context.db.selectFrom('reportNote').select('writtenAt').executeTakeFirstOrThrow();
    expect(writtenAt.toISOString()).toMatch(/T16:00:00\.000Z$/);
  });

  it('is never shown to the reporter, nor sealed to the receipt', async () => {
    const { db, secret } = site.context;
    const { id, receipt } = await send();
    await answer(id, '谢谢');
    const before = await asVisitor(receipt);
    await note(id, '内部');
    expect(await asVisitor(receipt)).toEqual(before);
    const report = await open(id);
    const sealedTo = recipientsOf(report);
    const sealed = toBase64url(await sealTo(sealedTo, {}));
    expect(await note(id, '内部', { sealed, sealedTo })).toBe('stateConflict');
    const row = await db.selectFrom('reportNote').selectAll().executeTakeFirstOrThrow();
    const { identity } = await site.context.receiptKeys('receipt', receipt.replaceAll('-', ''));
    await expect(openWith(identity, row.sealed)).rejects.toThrow('no identity matched');
    // Mallory moves it into the conversation, with the note's MAC.
    const more = { position: 1, author: 'staff', keyHash: null, contentHash: null } as const;
    const entry = { ...row, ...more, mac: row.mac ?? Buffer.alloc(0) };
    await db.insertInto('reportEntry').values(entry).execute();
    expect((await site.gateway('/cn/site/submission', { receipt })).body).toMatchObject({ error: 'recordAltered' });
    // Not even a valid MAC would make it an answer.
    const mac = entryMac(secret, entry);
    await db.updateTable('reportEntry').set({ mac }).where('id', '=', row.id).execute();
    expect(JSON.stringify(await asVisitor(receipt))).not.toContain('内部');
    const opened = await openConsoleReport(zhang.identity, await open(id));
    expect(opened?.entries[1]).toMatchObject({ isAltered: true });
  });

  it('is saved once if it is sent again, and under no id of another report’s note', async () => {
    const [{ id }, other] = [await send(), await send()];
    const sending = await sealedNote(await open(id), '一次');
    expect([await write(id, 'note', sending), await write(id, 'note', sending)]).toEqual([undefined, undefined]);
    expect((await open(id)).notes).toHaveLength(1);
    expect(await write(other.id, 'note', sending)).toBe('stateConflict');
  });

  it('can be added to what is closed or altered, not to what came today or was withdrawn', async () => {
    const { id, receipt } = await send();
    await write(id, 'status', { status: 'closed', seenEntries: 0 });
    expect(await note(id, '办结后')).toBeUndefined();
    const sending = await sealedNote(await open(id), '晚了');
    const { recipient } = await generateKeyPair();
    const { receiptRecipient } = await open(id);
    await site.context.db.updateTable('report').set({ receiptRecipient: recipient }).execute();
    expect(await note(id, '被改动过')).toBeUndefined();
    await site.context.db.updateTable('report').set({ receiptRecipient }).execute();
    const today = await send({}, 0);
    expect(await write(today.id, 'note', sending)).toBe('notFound');
    await visitor.withdraw(receipt);
    expect(await write(id, 'note', sending)).toBe('notFound');
    expect(await site.context.db.selectFrom('reportNote').select('id').execute()).toEqual([]);
  });

  it('is refused unless it is sealed to exactly the registered keys', async () => {
    const { db, secret } = site.context;
    const { id } = await send();
    const sending = await sealedNote(await open(id), '内部');
    const mallory = await generateKeyPair();
    for (const sealedTo of [sending.sealedTo.slice(1), [...sending.sealedTo, mallory.recipient]]) {
      const sealed = toBase64url(await sealTo(sealedTo, {}));
      expect(await write(id, 'note', { ...sending, sealed, sealedTo })).toBe('stateConflict');
    }
    expect(await write(id, 'note', { ...sending, sealedTo: ['age1a'] })).toBe('invalidInput');
    expect(await write(id, 'note', { ...sending, sealed: 'A'.repeat(reportBounds.sealedNote + 1) })).toBe(
      'invalidInput',
    );
    await addReportKey(db, secret, { name: 'Li Na', role: 'officer', ...publicKeysOf(mallory) });
    expect(await write(id, 'note', sending)).toBe('stateConflict');
    await removeReportKey(db, 'Li Na');
    expect(await write(id, 'note', sending)).toBeUndefined();
  });

  it('fits the bound with the longest text and the most keys, and there are so many', async () => {
    const { db } = site.context;
    const { id } = await send();
    const to = await Promise.all(Array.from({ length: reportBounds.recipients }, generateKeyPair));
    const text = '𠮷'.repeat(reportBounds.noteLength);
    const longest = await sealNote(
      zhang.identity,
      to.map(({ recipient }) => recipient),
      { reportId: id, id, text },
    );
    expect(toBase64url(longest).length).toBeLessThanOrEqual(reportBounds.sealedNote);
    await note(id, '第一条');
    const {
      id: _id,
      position: _position,
      ...row
    } = await db.selectFrom('reportNote').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: reportBounds.notes - 2 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      position: index + 1,
      mac: randomBytes(32),
    }));
    await db.insertInto('reportNote').values(more).execute();
    expect((await open(id)).abilities.note).toBe(true);
    expect(await note(id, '最后一条')).toBeUndefined();
    expect((await open(id)).abilities.note).toBe(false);
    expect(await note(id, '多')).toBe('stateConflict');
  });

  it('that was changed, damaged or signed by nobody is marked, and hides nothing else', async () => {
    const { db } = site.context;
    const { id } = await send();
    const report = await open(id);
    await note(id, '原来的');
    const { sealedTo } = await sealedNote(report, '');
    const unsigned = { text: '没有签名', signature: { publicKey: 'A', value: 'A' } };
    for (const content of [{}, unsigned])
      expect(await note(id, '', { sealed: toBase64url(await sealTo(sealedTo, content)) })).toBeUndefined();
    const notes = async () => (await openConsoleReport(zhang.identity, await open(id)))?.notes;
    expect(await notes()).toMatchObject([
      { text: '原来的', isAltered: false },
      { text: null, isAltered: true },
      { text: '没有签名', signer: null, isAltered: true },
    ]);
    await db
      .updateTable('reportNote')
      .set({ mac: randomBytes(32) })
      .where('position', '=', 0)
      .execute();
    expect(await notes()).toMatchObject([{ text: '原来的', isAltered: true }, {}, {}]);
  });
});

describe('the days of a report', () => {
  /** Without holidays. */
  const weekdaysBack = (count: number) => {
    let days = 0;
    for (let left = count; left > 0; ) {
      days -= 1;
      const weekday = new Date(Date.now() + 8 * 60 * 60_000 + days * dayLength).getUTCDay();
      if (weekday > 0 && weekday < 6) left -= 1;
    }
    return days;
  };
  const decision = (id: string, isDecided: boolean, as = officer) => write(id, 'decision', { isDecided }, as);

  beforeAll(() => {
    const { formContent } = site.context;
    site.context.formContent = async () => ({ ...(await formContent()), replyTerms: undefined });
  });

  it('are counted for lists and Today, and the most urgent can come first', async () => {
    const [old, fresh] = [await send({}, weekdaysBack(6)), await send({}, weekdaysBack(1))];
    await answer(old.id, '已登记');
    const late = await send({}, weekdaysBack(5));
    expect(await list()).toMatchObject({ counts: { open: 3, late: 1, soon: 2 } });
    expect((await officer.get('inbox')).body.data).toMatchObject({ report: { open: 3, overdue: 1, soon: 2 } });
    const ids = async (query: string) => (await list('open', officer, query)).content.map(({ id }) => id);
    expect(await ids('')).toEqual([old.id, late.id, fresh.id]);
    const urgent = await list('open', officer, '&order=urgent');
    expect(urgent.content.map(({ id }) => id)).toEqual([late.id, ...(await ids('&order=urgent')).slice(1)]);
    const next = urgent.content.map(({ steps }) =>
      steps.confirmation.doneOn === null ? steps.confirmation.by : steps.outcome.by,
    );
    expect(next).toEqual(next.toSorted());
    expect(await ids('&order=urgent&size=1&page=1')).toEqual([urgent.content[1]?.id]);
    // A report of today counts from tomorrow on.
    await send({}, 0);
    expect(await list()).toMatchObject({ counts: { open: 3, late: 1, soon: 2 } });
    await write(late.id, 'status', { status: 'closed', seenEntries: 0 });
    expect(await list()).toMatchObject({ counts: { open: 2, late: 0, soon: 2 } });
  });

  it('end with an answer, with the decision that an officer records, and with the first closing', async () => {
    const { id } = await send();
    const today = new Date(Date.now() + 8 * 60 * 60_000).toISOString().slice(0, 10);
    expect((await open(id)).steps).toMatchObject({ confirmation: { doneOn: null }, outcome: { name: 'decision' } });
    expect(await decision(id, true), 'nobody has told the reporter').toBe('stateConflict');
    await answer(id, '决定受理');
    expect((await open(id)).abilities.decide).toBe(true);
    expect([await decision(id, true), await decision(id, true)]).toEqual([undefined, 'stateConflict']);
    const decided = (await open(id)).steps;
    expect(decided.confirmation.doneOn).toBe(today);
    expect(decided.outcome).toMatchObject({ name: 'result', doneOn: null });
    expect([await decision(id, false), await decision(id, false)]).toEqual([undefined, 'stateConflict']);
    expect((await open(id)).steps.outcome.name).toBe('decision');
    await decision(id, true);
    await write(id, 'status', { status: 'closed', seenEntries: 1 });
    expect(await decision(id, false)).toBe('stateConflict');
    expect((await open(id)).steps.outcome).toMatchObject({ name: 'result', doneOn: today });
    // A closing that is undone on its day gives no result.
    await write(id, 'status', { status: 'inProgress', seenEntries: 1 });
    expect(await open(id)).toMatchObject({
      steps: { outcome: { name: 'result', doneOn: null } },
      abilities: { decide: true },
    });
    // The first of an earlier day counts.
    await write(id, 'status', { status: 'closed', seenEntries: 1 });
    await sql`update report set result_on = '2026-01-05' where id = ${id}`.execute(site.context.db);
    await write(id, 'status', { status: 'inProgress', seenEntries: 1 });
    expect(await open(id)).toMatchObject({
      steps: { outcome: { name: 'result', doneOn: '2026-01-05' } },
      abilities: { decide: false },
    });
    expect(await list('open', officer, '&order=urgent')).toMatchObject({
      content: [{ id }],
      counts: { late: 0, soon: 0 },
    });
    await write(id, 'status', { status: 'closed', seenEntries: 1 });
    expect((await open(id)).steps.outcome.doneOn).toBe('2026-01-05');
    expect((await audited(id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['report.decide', 'report.undoDecision']),
    );
  });

  it('say nothing of what a reporter writes today', async () => {
    const { id, receipt } = await send();
    await answer(id, '已登记');
    const before = await list();
    await visitor.addEntry(receipt);
    expect(await list()).toEqual(before);
    const today = await send({}, 0);
    expect(await decision(today.id, true)).toBe('notFound');
  });
});

describe('what does not open', () => {
  it.each([
    ['an age file with a damaged text', async (to: string[]) => (await sealTo(to, {})).fill(1, -40)],
    ['content that is no entry', (to: string[]) => sealTo(to, {})],
    ['what is sealed to other keys', ({ length }: string[]) => sealedToOthers(length)],
  ])('hides nothing else from the officers and the reporter: %s', async (name, seal) => {
    const { id, receipt } = await send();
    const report = await open(id);
    const sealed = toBase64url(await seal(recipientsOf(report)));
    expect(await write(id, 'answer', { ...(await sealedAnswer(report, '')), sealed })).toBeUndefined();
    expect(await answer(id, '谢谢')).toBeUndefined();
    const isAltered = name !== 'what is sealed to other keys';
    expect(await openConsoleReport(zhang.identity, await open(id))).toMatchObject({
      fields: sent,
      isAltered: false,
      entries: [
        { text: null, files: [], signer: null, isAltered },
        { text: '谢谢', isAltered: false },
      ],
    });
    expect(await asVisitor(receipt)).toMatchObject({
      entries: [
        { from: 'staff', text: '', files: [], unreadable: true },
        { from: 'staff', text: '谢谢' },
      ],
    });
  });

  it('is left out if it is a file, and marked where it belongs', async () => {
    const { id, receipt } = await send({ fileNos: [await visitor.upload('一.pdf'), await visitor.upload('二.pdf')] });
    await onDay(-1, async () => visitor.addEntry(receipt, [await visitor.upload('三.pdf')]));
    const { files, ...report } = await open(id);
    const [one, two, three] = files;
    if (one === undefined || two === undefined || three === undefined) throw new Error('A file was not saved');
    const damaged = { ...two, description: one.description };
    const opened = await openConsoleReport(zhang.identity, { ...report, files: [one, damaged] });
    expect(opened).toMatchObject({
      fields: sent,
      isAltered: true,
      files: [{ fileName: '一.pdf' }],
      entries: [{ text: '还有一件事', files: [], isAltered: true }],
    });
    expect(await openConsoleReport(zhang.identity, { ...report, files })).toMatchObject({
      isAltered: false,
      entries: [{ isAltered: false }],
    });
  });
});

describe('what Mallory changed in the database', () => {
  it('is marked in the list and in the report, and nothing is answered', async () => {
    const { id } = await send();
    const sending = await sealedAnswer(await open(id), '谢谢');
    const { recipient } = await generateKeyPair();
    await site.context.db.updateTable('report').set({ receiptRecipient: recipient }).execute();
    expect((await list()).content).toMatchObject([{ isAltered: true }]);
    const report = await open(id);
    expect(report).toMatchObject({ isAltered: true, abilities: { answer: false, close: false, reopen: false } });
    expect((await openConsoleReport(zhang.identity, { ...report, isAltered: false }))?.isAltered).toBe(true);
    expect(await write(id, 'answer', sending)).toBe('recordAltered');
    expect(await write(id, 'status', { status: 'closed', seenEntries: 0 })).toBe('recordAltered');
  });

  it('is marked at the entry that was changed', async () => {
    const { id } = await send();
    await answer(id, '谢谢');
    const forged = await sealedAnswer(await open(id), '伪造');
    await site.context.db
      .updateTable('reportEntry')
      .set({ sealed: Buffer.from(forged.sealed, 'base64url') })
      .execute();
    const report = await open(id);
    expect(report).toMatchObject({ isAltered: false, abilities: { answer: false }, entries: [{ isAltered: true }] });
    // The signature is of another entry.
    const trusting = { ...report, entries: report.entries.map((entry) => ({ ...entry, isAltered: false })) };
    const opened = await openConsoleReport(zhang.identity, trusting);
    expect(opened?.entries).toMatchObject([{ text: '伪造', signer: null, isAltered: true }]);
    await site.context.db
      .updateTable('reportEntry')
      .set({ sealed: randomBytes(100) })
      .execute();
    const destroyed = await openConsoleReport(zhang.identity, await open(id));
    expect(destroyed).toMatchObject({ fields: sent, entries: [{ text: null, isAltered: true }] });
  });
});

it('finds no message, nothing that was withdrawn, no unknown file, and no page beyond the bounds', async () => {
  await submitAsNew(site.url, message);
  const { id: messageId } = await site.context.db.selectFrom('submission').select('id').executeTakeFirstOrThrow();
  const { id, receipt } = await send();
  expect((await download(id, 9999)).status).toBe(404);
  expect((await download(id, 99_999)).status).toBe(422);
  await visitor.withdraw(receipt);
  for (const missing of [messageId, id, randomUUID()]) {
    expect((await officer.get(`reports/${missing}`)).status).toBe(404);
    expect(await write(missing, 'status', { status: 'closed', seenEntries: 0 })).toBe('notFound');
  }
  for (const query of ['size=21', 'size=0', 'page=-1', 'view=all'])
    expect((await officer.get(`reports?${query}`)).status, query).toBe(422);
  expect((await officer.get('reports/1')).status).toBe(422);
});

it('lets somebody who may only read open a report, and not write', async () => {
  const { db } = site.context;
  const name = JSON.stringify({ cn: '读', en: 'Reader', ru: 'Читатель' });
  await db
    .insertInto('role')
    .values({ key: 'reader', name, permissions: ['inbox:report:read'] })
    .execute();
  const { browser } = await signedIn(site, 'reader', ['reader']);
  const { id } = await send();
  const report = await open(id, browser);
  expect(report.abilities).toEqual({
    ...always,
    exclude: false,
    answer: false,
    close: false,
    reopen: false,
    decide: false,
    note: false,
  });
  expect(await write(id, 'answer', await sealedAnswer(report, '谢谢'), browser)).toBe('forbidden');
  expect(await write(id, 'note', await sealedNote(report, '内部'), browser)).toBe('forbidden');
  expect(await write(id, 'decision', { isDecided: true }, browser)).toBe('forbidden');
  expect((await desk.get(`reports/${id}`)).status).toBe(403);
});

it('lists the keys with the reports that were sealed to them on arrival, and marks one that was altered', async () => {
  const { db } = site.context;
  await send({}, -3);
  await send({}, -2);
  await send({}, -1);
  await send({}, 0);
  const dayBefore = (days: number) =>
    new Date(Date.now() + 8 * 60 * 60_000 - days * dayLength).toISOString().slice(0, 10);
  await db
    .updateTable('reportKey')
    .set({ addedOn: dayBefore(3) })
    .where('name', '=', 'Zhang Wei')
    .execute();
  const mallory = await generateKeyPair();
  const forged = { name: 'Mallory', role: 'officer', recipient: mallory.recipient } as const;
  await db
    .insertInto('reportKey')
    .values({ ...forged, addedOn: '2020-01-01', mac: randomBytes(32) })
    .execute();
  try {
    const { body } = await officer.get('report-keys');
    expect(z.parse(listReportKeys.output, body)).toMatchObject({
      reports: 3,
      keys: [
        { name: 'Mallory', isAltered: true, sealedOnArrival: 0 },
        { name: 'safe', role: 'recovery', isAltered: false, addedOn: dayBefore(0), sealedOnArrival: 0 },
        { name: 'Zhang Wei', role: 'officer', recipient: zhang.recipient, addedOn: dayBefore(3), sealedOnArrival: 2 },
      ],
    });
  } finally {
    await db.deleteFrom('reportKey').where('name', '=', 'Mallory').execute();
  }
});

it('gives the identity for a reason of one line only, and records it', async () => {
  const { id } = await send();
  const ask = async (body: object) => (await officer.post(`reports/${id}/identity`, body)).body;
  for (const reason of ['', ' \u200B', '一\n二', '长'.repeat(reportBounds.reasonLength + 1)])
    expect(await ask({ reason })).toMatchObject({ error: 'invalidInput', errors: [{ field: 'reason' }] });
  expect(await ask({})).toMatchObject({ error: 'invalidInput' });
  expect(await audited(id)).toEqual([]);
  expect(await ask({ reason: '长'.repeat(reportBounds.reasonLength) })).toHaveProperty('data.sealedIdentity');
  expect(await audited(id)).toMatchObject([{ action: 'report.identity', objectTitle: null }]);
});

it('records once an hour who reads a list that is not empty', async () => {
  const { browser } = await signedIn(site, 'reads-lists', ['supervisionOfficer']);
  const records = () =>
    site.context.db
      .selectFrom('audit.auditEntry')
      .select(['objectKind', 'objectId', 'details'])
      .where('action', '=', 'report.list')
      .where('accountName', '=', 'reads-lists (sample)')
      .execute();
  await list('open', browser);
  expect(await records()).toEqual([]);
  await send();
  await list('open', browser);
  await list('open', browser);
  expect(await records()).toEqual([{ objectKind: 'report', objectId: '', details: null }]);
});

it('records who opens a report once an hour', async () => {
  const { id } = await send();
  await open(id);
  await open(id);
  expect((await audited(id)).map(({ action }) => action)).toEqual(['report.open']);
});
