/** Conflicts of interest: an officer is excluded from a report, which then does not exist for this officer. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { staffEndpoints } from 'contract/console/endpoints.ts';
import { holdsAllPermissions, holdsAnyPermission } from 'contract/console/permissions.ts';
import { getReport, listReports, type Report } from 'contract/console/reports.ts';
import { listReportKeys } from 'contract/console/report-keys.ts';
import { getRetention } from 'contract/console/retention.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import { toBase64url } from 'contract/sealing/base64url.ts';
import { openConsoleReport } from 'contract/sealing/open-report.ts';
import { sealAnswer, sealNote } from 'contract/sealing/seal-text.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { report as sent, visitorOf } from '../../test/sent-reports.ts';
import { type Browser, createStaff, signedIn, type TestAccount } from '../../test/staff.ts';
import { findAround } from '../audit/store.ts';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import { generateKeyPair, type KeyPair } from '../cryptography/key-file.ts';
import { findDue } from '../notices/due.ts';
import { publicKeysOf } from '../submissions/commands/officer-keys.ts';
import { exportReports, openExport } from '../submissions/commands/report-export.ts';
import { resealEach } from '../submissions/commands/reseal.ts';
import { readSealedReports } from '../submissions/commands/sealed-reports.ts';
import { addReportKey, readReportKeys, removeReportKey } from '../submissions/report-keys/store.ts';
import { deleteExpired } from '../submissions/retention/delete-expired.ts';

const dayLength = 24 * 60 * 60_000;

type Officer = { browser: Browser; account: TestAccount; key: KeyPair };

let site: RunningSite;
let visitor: ReturnType<typeof visitorOf>;
let zhang: Officer;
let li: Officer;

/** An officer who reads the audit log, too, and whose key is in force under the name of the account. */
async function makeOfficer(login: string): Promise<Officer> {
  const key = await generateKeyPair();
  const { db, secret } = site.context;
  await addReportKey(db, secret, { name: `${login} (sample)`, role: 'officer', ...publicKeysOf(key) });
  return { ...(await signedIn(site, login, ['supervisionOfficer', 'auditor'])), key };
}

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  visitor = visitorOf(site);
  const { db, secret } = site.context;
  const { recipient } = await generateKeyPair();
  await addReportKey(db, secret, { name: 'safe', role: 'recovery', recipient });
  [zhang, li] = [await makeOfficer('zhang'), await makeOfficer('li')];
});
beforeEach(async () => {
  for (const table of ['report', 'reportExclusion', 'erasureCount'] as const)
    await site.context.db.deleteFrom(table).execute();
  await sql`update session set confirmed_at = now()`.execute(site.context.db);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.close());

/** Sends a report yesterday, with a file and a later entry. */
async function send(): Promise<{ id: string; receipt: string }> {
  const known = (await site.context.db.selectFrom('report').select('id').execute()).map(({ id }) => id);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - dayLength });
  const receipt = await visitor.sendReport({ fileNos: [await visitor.upload('凭证.pdf')] });
  await visitor.addEntry(receipt);
  vi.useRealTimers();
  const rows = await site.context.db.selectFrom('report').select('id').execute();
  return { id: rows.find(({ id }) => !known.includes(id))?.id ?? '', receipt };
}

async function open(id: string, { browser }: Officer = zhang): Promise<Report> {
  const { status, body } = await browser.get(`reports/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(getReport.output, body).data;
}

async function post(id: string, action: string, body: object = {}, { browser }: Pick<Officer, 'browser'> = zhang) {
  return (await browser.post(`reports/${id}/${action}`, body)).body.error;
}

const exclude = (id: string, officers: readonly Pick<Officer, 'account'>[], as = zhang) =>
  post(id, 'exclusions', { accountIds: officers.map(({ account }) => account.id) }, as);

const readmit = (id: string, { account }: Officer, reason: string) =>
  post(id, 'readmission', { accountId: account.id, reason });

async function sealedAnswer({ id, keys, receiptRecipient, entries }: Report, by = zhang) {
  const sealedTo = [...keys.map(({ recipient }) => recipient), receiptRecipient];
  const entryId = randomUUID();
  const sealed = await sealAnswer(by.key.identity, sealedTo, { reportId: id, id: entryId, text: '谢谢' });
  return { entryId, sealed: toBase64url(sealed), sealedTo, seenEntries: entries.length };
}

async function sealedNote({ id, keys }: Report) {
  const sealedTo = keys.map(({ recipient }) => recipient);
  const noteId = randomUUID();
  const sealed = await sealNote(zhang.key.identity, sealedTo, { reportId: id, id: noteId, text: '内部' });
  return { noteId, sealed: toBase64url(sealed), sealedTo };
}

describe('the first step of a report', () => {
  it('comes before anybody answers, notes, decides, closes or asks who reported', async () => {
    const { id } = await send();
    const report = await open(id);
    expect(report.exclusions).toEqual({
      isAnswered: false,
      officers: [li, zhang].map(({ account }) => ({
        accountId: account.id,
        name: `${account.login} (sample)`,
        excludedOn: null,
        hasKey: true,
      })),
      keys: [],
    });
    const nothing = { answer: false, close: false, reopen: false, note: false, decide: false, openIdentity: false };
    expect(report.abilities).toEqual({ ...nothing, exclude: true });
    const writes: [string, object][] = [
      ['answer', await sealedAnswer(report)],
      ['note', await sealedNote(report)],
      ['status', { status: 'closed', seenEntries: 1 }],
      ['decision', { isDecided: true }],
      ['identity', { reason: '核实' }],
      ['readmission', { accountId: li.account.id, reason: '误加' }],
    ];
    for (const [action, body] of writes) expect(await post(id, action, body), action).toBe('exclusionsUnanswered');
    expect(await exclude(id, [])).toBeUndefined();
    expect((await open(id)).abilities).toMatchObject({ answer: true, close: true, note: true, openIdentity: true });
    for (const [action, body] of writes.slice(0, 2)) expect(await post(id, action, body), action).toBeUndefined();
    expect(await post(id, 'identity', { reason: '核实' })).toBeUndefined();
  });

  it('adds to what a colleague has said at the same time, and a second click changes nothing', async () => {
    const { id } = await send();
    const wang = await makeOfficer('wang');
    await Promise.all([exclude(id, [li]), exclude(id, [wang]), exclude(id, [li])]);
    expect(await exclude(id, [li, wang])).toBeUndefined();
    const { officers } = (await open(id)).exclusions;
    expect(officers.map(({ name, excludedOn }) => [name, excludedOn !== null])).toEqual([
      ['li (sample)', true],
      ['wang (sample)', true],
      ['zhang (sample)', false],
    ]);
    const recorded = await site.context.db
      .selectFrom('audit.auditEntry')
      .select('details')
      .where('action', '=', 'report.exclude')
      .where('objectId', '=', id)
      .execute();
    expect(recorded.map(({ details }) => Object(details).officers).toSorted()).toEqual([
      ['li (sample)'],
      ['wang (sample)'],
    ]);
    await removeReportKey(site.context.db, 'wang (sample)');
    await site.context.db.updateTable('account').set({ isDisabled: true }).where('id', '=', wang.account.id).execute();
    // It could be enabled again, so that it stays in the list.
    expect((await open(id)).exclusions.officers.map(({ name }) => name)).toContain('wang (sample)');
  });

  it('leaves an officer who can open the report', async () => {
    const { id } = await send();
    expect(await exclude(id, [zhang, li])).toBe('lastOfficer');
    expect((await open(id)).exclusions.isAnswered).toBe(false);
    // Without a key Li cannot open it, and would be the only one.
    await removeReportKey(site.context.db, 'li (sample)');
    expect(await exclude(id, [zhang])).toBe('lastOfficer');
    const { db, secret } = site.context;
    await addReportKey(db, secret, { name: 'li (sample)', role: 'officer', ...publicKeysOf(li.key) });
    expect(await exclude(id, [zhang])).toBeUndefined();
    expect((await zhang.browser.get(`reports/${id}`)).status).toBe(404);
    expect(await exclude(id, [li], li)).toBe('lastOfficer');
    expect((await open(id, li)).exclusions.isAnswered).toBe(true);
  });

  it('accepts accounts that may read reports only, and an administrator has no key to stay with', async () => {
    const { id } = await send();
    const desk = await createStaff(site, { login: 'desk', roles: ['tradeDesk'] });
    const admin = await signedIn(site, 'admin', ['admin']);
    expect(await exclude(id, [{ account: desk }])).toBe('invalidInput');
    expect(await exclude(id, [{ account: { ...desk, id: 2_000_000_000 } }])).toBe('invalidInput');
    expect(await exclude(id, [zhang, li], { ...zhang, browser: admin.browser })).toBe('lastOfficer');
    expect(await exclude(id, [admin])).toBeUndefined();
    expect((await admin.browser.get('reports')).body).toMatchObject({ totalElements: 0, counts: { open: 0 } });
    expect((await admin.browser.get(`reports/${id}`)).status).toBe(404);
    await site.context.db.updateTable('account').set({ isDisabled: true }).where('login', '=', 'admin').execute();
  });
});

/** Endpoints of one report: what an officer sends to them, valid in all but the id. */
const ofOneReport: Record<string, (report: Report) => Promise<object>> = {
  getReport: () => Promise.resolve({}),
  getReportIdentity: () => Promise.resolve({ reason: '核实' }),
  downloadReportFile: () => Promise.resolve({ position: 0 }),
  answerReport: (report) => sealedAnswer(report, li),
  addReportNote: (report) => sealedNote(report),
  changeReportStatus: () => Promise.resolve({ status: 'closed', seenEntries: 1 }),
  decideReport: () => Promise.resolve({ isDecided: true }),
  excludeOfficers: () => Promise.resolve({ accountIds: [] }),
  readmitOfficer: () => Promise.resolve({ accountId: li.account.id, reason: '误加' }),
};

/** Endpoints about several: each has a test below, or says nothing about any report. */
const ofSeveral = ['listReports', 'listReportKeys', 'countInbox', 'getNotices', 'saveNotices', 'testNotices'];
const ofKeys = ['registerReportKey', 'confirmReportKey', 'discardReportKey', 'removeReportKey'];
/** With a permission of their own. */
const ofOthers = ['getRetention', 'listAuditEntries', 'exportAuditEntries', 'getAuditVerification'];

/** Whether somebody whose only rights are those to reports is admitted. */
function admitsOfficers({ audience }: Endpoint): boolean {
  const rights = ['inbox:report:read', 'inbox:report:answer'] as const;
  if (typeof audience === 'string') return false;
  return 'all' in audience ? holdsAllPermissions(rights, audience.all) : holdsAnyPermission(rights, audience.any);
}

describe('for an excluded officer', () => {
  it('every endpoint of reports is covered here', () => {
    const admitting = staffEndpoints.filter((endpoint) => admitsOfficers(endpoint)).map(({ name }) => name);
    const covered = [...Object.keys(ofOneReport), ...ofSeveral, ...ofKeys];
    expect(covered.toSorted()).toEqual(admitting.toSorted());
    expect(staffEndpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(ofOthers));
  });

  it.each(Object.keys(ofOneReport))('%s responds as for an invented id', async (name) => {
    const { id } = await send();
    const endpoint = staffEndpoints.find((each) => each.name === name);
    if (endpoint === undefined) throw new Error('no such endpoint');
    const report = await open(id, li);
    expect(await exclude(id, [li])).toBeUndefined();
    const input: Record<string, unknown> = { ...(await ofOneReport[name]?.(report)) };
    const call = async (called: string) => {
      const url = endpoint.path
        .replace('{lang}', 'en')
        .replace('{id}', called)
        .replace('{position}', String(input['position']));
      const init = endpoint.method === 'GET' ? {} : { method: 'POST', body: JSON.stringify(input) };
      const { status, headers, body } = await li.browser.request(`/gw-api${url}`, {
        ...init,
        headers: { 'content-type': 'application/json' },
      });
      const sentHeaders = Object.fromEntries([...headers].filter(([header]) => header !== 'date'));
      return { status, body, sentHeaders };
    };
    const before = await site.context.db.selectFrom('audit.auditEntry').select('id').execute();
    const excluded = await call(id);
    expect(excluded).toEqual(await call(randomUUID()));
    expect(excluded).toMatchObject({ status: 404, body: { error: 'notFound' } });
    expect(await site.context.db.selectFrom('audit.auditEntry').select('id').execute()).toEqual(before);
  });

  it('nothing waits for a colleague who works on the report', async () => {
    const { id } = await send();
    const body = await sealedAnswer(await open(id, li));
    await exclude(id, [li]);
    await site.context.db.transaction().execute(async (transaction) => {
      await sql`select from report where id = ${id} for update`.execute(transaction);
      expect(await post(id, 'answer', body, li)).toBe('notFound');
      expect(await post(id, 'exclusions', { accountIds: [] }, li)).toBe('notFound');
    });
  });

  it('no list, count or figure has it', async () => {
    const [hidden, shown] = [await send(), await send()];
    const figures = async ({ browser }: Officer) => {
      const list = z.parse(listReports.output, (await browser.get('reports')).body);
      const keys = z.parse(listReportKeys.output, (await browser.get('report-keys')).body);
      return {
        listed: list.content.map(({ id }) => id).toSorted(),
        urgent: z
          .parse(listReports.output, (await browser.get('reports?order=urgent')).body)
          .content.map(({ id }) => id)
          .toSorted(),
        total: list.totalElements,
        counts: list.counts,
        waiting: Object((await browser.get('inbox')).body.data).report.open,
        keys: keys.reports,
      };
    };
    const both = [hidden.id, shown.id].toSorted();
    const all = { listed: both, urgent: both, total: 2, waiting: 2, keys: 2 };
    expect(await figures(li)).toMatchObject(all);
    await exclude(hidden.id, [li]);
    const one = { listed: [shown.id], urgent: [shown.id], total: 1, waiting: 1, keys: 1 };
    expect(await figures(li)).toMatchObject({ ...one, counts: { open: 1, closed: 0 } });
    expect(await figures(zhang)).toMatchObject(all);
  });

  it('no mail counts it', async () => {
    const { id } = await send();
    const dueFor = async ({ account }: Officer) => {
      const since = new Date(Date.now() - 3 * dayLength);
      const subscription = { notice: 'report', notifiedUntil: since, notifiedDeadline: null } as const;
      const calendar = undefined;
      const who = { accountId: account.id, subscriptions: [subscription] };
      for (let days = 1; days < 8; days += 1) {
        const now = new Date(startOfBeijingDay(new Date()).getTime() + (days + 0.5) * dayLength);
        const { due } = await findDue(site.context.db, who, { now, calendar });
        if (due.reports !== undefined) return { open: due.reports.open, haveCome: due.reports.haveCome };
      }
      throw new Error('no working day');
    };
    expect(await dueFor(li)).toEqual({ open: 1, haveCome: true });
    await exclude(id, [li]);
    expect(await dueFor(li)).toEqual({ open: 0, haveCome: false });
    expect(await dueFor(zhang)).toEqual({ open: 1, haveCome: true });
  });

  it('the audit log has no entry about it, also after the report is gone', async () => {
    const { id, receipt } = await send();
    await open(id);
    await exclude(id, [li]);
    const entriesOf = async ({ browser }: Officer) => {
      const { content, totalElements } = (await browser.get(`audit/entries?objectId=${id}`)).body;
      const { totalElements: byText } = (await browser.get(`audit/entries?text=${id}`)).body;
      const { data } = (await browser.post('audit/export', { objectId: id })).body;
      return [content?.length, totalElements, byText, Object(data).entries];
    };
    expect(await entriesOf(zhang)).toEqual([2, 2, 2, 2]);
    expect(await entriesOf(li)).toEqual([0, 0, 0, 0]);
    expect((await li.browser.get('audit/entries?action=report.exclude')).body.totalElements).toBe(
      Number((await zhang.browser.get('audit/entries?action=report.exclude')).body.totalElements) - 1,
    );
    const { db } = site.context;
    const entry = db.selectFrom('audit.auditEntry').select('id').where('objectId', '=', id).orderBy('id', 'desc');
    const newest = BigInt((await entry.executeTakeFirstOrThrow()).id);
    const around = (reader: Officer) => findAround(db, { id: newest, readerId: reader.account.id });
    expect([(await around(zhang)).after?.objectId, (await around(li)).after?.objectKind]).toEqual([id, 'audit']);
    expect((await around(li)).newer).toBe((await around(zhang)).newer - 1);
    await visitor.withdraw(receipt);
    expect(await entriesOf(zhang)).toEqual([2, 2, 2, 2]);
    expect(await entriesOf(li)).toEqual([0, 0, 0, 0]);
  });

  it('no number of what is or was erased counts it', async () => {
    const { db, files, maintenance } = site.context;
    const [hidden] = [await send(), await send()];
    await exclude(hidden.id, [li]);
    await sql`update report set status = 'closed', closed_on = '2000-01-01'`.execute(db);
    const numbersFor = async ({ browser }: Officer) => {
      const { due, erased } = z.parse(getRetention.output, (await browser.get('retention')).body).data;
      return [due, erased].map((list) => list.filter(({ kind }) => kind === 'report').map(({ number }) => number));
    };
    expect([await numbersFor(zhang), await numbersFor(li)]).toEqual([
      [[2], []],
      [[1], []],
    ]);
    // What is erased today is shown tomorrow.
    const yesterday = new Date(Date.now() - dayLength);
    await deleteExpired(maintenance, files, { message: 9999, resume: 9999, report: 1 }, yesterday);
    expect([await numbersFor(zhang), await numbersFor(li)]).toEqual([
      [[], [2]],
      [[], [1]],
    ]);
  });
});

describe('what is added to the report', () => {
  it('is not sealed to an excluded officer: what the reporter adds, an answer, a note, sealing again', async () => {
    const { db, secret } = site.context;
    const { id, receipt } = await send();
    await exclude(id, []);
    await post(id, 'answer', await sealedAnswer(await open(id, li), li), li);
    const before = await open(id, li);
    await exclude(id, [li]);
    const report = await open(id);
    expect(report.keys.map(({ name }) => name)).toEqual(['safe', 'zhang (sample)']);
    expect(report.exclusions.keys.map(({ name }) => name)).toEqual(['li (sample)']);
    // With the keys of before, as an officer who has read the report earlier.
    expect(await post(id, 'answer', await sealedAnswer({ ...report, keys: before.keys }))).toBe('stateConflict');
    expect(await post(id, 'note', await sealedNote({ ...report, keys: before.keys }))).toBe('stateConflict');
    expect(await post(id, 'answer', await sealedAnswer(report))).toBeUndefined();
    expect(await post(id, 'note', await sealedNote(report))).toBeUndefined();
    // Renamed, the account is excluded with the same key.
    await db.updateTable('account').set({ name: 'Li Na' }).where('id', '=', li.account.id).execute();
    await visitor.addEntry(receipt);
    await db.updateTable('account').set({ name: 'li (sample)' }).where('id', '=', li.account.id).execute();
    expect(await visitor.readConversation(receipt)).toEqual(['还有一件事', '谢谢', '谢谢', '还有一件事']);
    // What Li has signed before is verified with the key that is excluded now.
    const opened = await openConsoleReport(zhang.key.identity, await open(id));
    expect(opened?.entries.slice(0, 3).map(({ signer }) => signer?.name)).toEqual(
      expect.arrayContaining([undefined, 'li (sample)', 'zhang (sample)']),
    );

    async function* stored() {
      for await (const each of readSealedReports(db, secret)) if (each.clear.id === id) yield each;
    }
    const parts = async () => {
      for await (const { content, entries, notes } of stored())
        return { content, later: [...entries.slice(2), ...notes].map(({ sealed }) => sealed) };
      throw new Error('The report was not read');
    };
    const opens = async ({ key }: Officer, sealed: Uint8Array) => {
      const shown = { ...report, content: toBase64url(sealed) };
      return (await openConsoleReport(key.identity, shown).catch(() => 'opened')) !== undefined;
    };
    const { content, later } = await parts();
    expect(later).toHaveLength(3);
    for (const sealed of later) expect([await opens(zhang, sealed), await opens(li, sealed)]).toEqual([true, false]);
    // What came before cannot be taken back.
    expect([await opens(zhang, content), await opens(li, content)]).toEqual([true, true]);
    const keys = await readReportKeys(db, secret);
    for await (const { replacements } of resealEach(zhang.key.identity, keys, stored())) {
      expect(replacements.map(({ part }) => part)).toContain('identity');
      for (const { sealed } of replacements) expect(await opens(li, sealed)).toBe(false);
    }
    // On an officer's machine, too: the copy says who is excluded.
    const folder = mkdtempSync(path.join(os.tmpdir(), 'exclusions-'));
    await exportReports(folder, { reports: stored(), keys, files: site.context.files });
    for await (const { excluded } of (await openExport(folder)).reports) expect(excluded).toEqual(['li (sample)']);
    rmSync(folder, { recursive: true });
  });

  it('is sealed to an officer who was readmitted, for a reason that the audit log has', async () => {
    const { id } = await send();
    await exclude(id, [li]);
    expect(await readmit(id, zhang, '误加')).toBe('stateConflict');
    expect(await readmit(id, li, ' ')).toBe('invalidInput');
    expect(await readmit(id, li, ' 同名的另一人 ')).toBeUndefined();
    expect(await readmit(id, li, '误加')).toBe('stateConflict');
    const report = await open(id, li);
    expect(report.keys.map(({ name }) => name)).toContain('li (sample)');
    expect((await openConsoleReport(li.key.identity, report))?.fields).toMatchObject({ deptName: sent.deptName });
    const { content } = (await li.browser.get(`audit/entries?objectId=${id}&action=report.readmit`)).body;
    expect(content).toMatchObject([{ details: { officers: ['li (sample)'], reason: '同名的另一人' } }]);
  });
});
