/** The attacker, Mallory, can write the database but has neither the server's secret nor an officer's key. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Locale, localeNames } from 'contract/locales.ts';
import { openWith, sealTo } from 'contract/sealing/sealed-report.ts';
import { words } from 'contract/words/words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { printedLines } from '../../../test/printed-lines.ts';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { report, reporter, visitorOf } from '../../../test/sent-reports.ts';
import { generateKeyPair, type KeyPair } from '../../cryptography/key-file.ts';
import { publicKeysOf } from '../commands/officer-keys.ts';
import { printReports, printSealedReports } from '../commands/print.ts';
import { applyReplacements, resealEach } from '../commands/reseal.ts';
import { readSealedReports, type SealedReport } from '../commands/sealed-reports.ts';
import { AlteredRecordError, writeStaffEntry } from '../conversations/conversation.ts';
import { insertReportNote, readReportNotes } from '../reports/report-notes.ts';
import { addReportKey, alteredKeys, readStoredReportKeys } from '../report-keys/store.ts';
import { addRowMacs } from './add-row-macs.ts';

let site: RunningSite;
let visitor: ReturnType<typeof visitorOf>;
let officer: KeyPair;
let mallory: KeyPair;
const logged: string[] = [];

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'], log: { write: (line) => logged.push(line) } });
  visitor = visitorOf(site);
  [officer, mallory] = [await generateKeyPair(), await generateKeyPair()];
  const { db, secret } = site.context;
  await addReportKey(db, secret, { name: 'Zhang Wei', role: 'officer', ...publicKeysOf(officer) });
});
beforeEach(async () => {
  for (const table of ['submission', 'report'] as const) await site.context.db.deleteFrom(table).execute();
  logged.length = 0;
});
afterAll(() => site.close());

const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com', remark: '请报价' };
const open = (receipt: string) => site.gateway('/en/site/submission', { receipt });
/** The page as a visitor without JavaScript sees it. */
async function openedPage(locale: Locale, receipt: string): Promise<string> {
  const response = await fetch(`${site.url}/${locale}/submission`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ receipt }).toString(),
  });
  return response.text();
}
const sealed = () => readSealedReports(site.context.db, site.context.secret);
const read = (reports: AsyncIterable<SealedReport>) =>
  printedLines(() => printReports(officer.identity, reports, { keys: [] }));

async function resealed(reports: AsyncIterable<SealedReport>) {
  const all = [];
  const key = { name: 'Zhang Wei', role: 'officer' as const, recipient: officer.recipient };
  for await (const each of resealEach(officer.identity, [key], reports)) all.push(each);
  return all;
}

async function newestId(table: 'submission' | 'report'): Promise<string> {
  const { id } = await site.context.db.selectFrom(table).select('id').executeTakeFirstOrThrow();
  return id;
}

const answer = (id: string, text: string) =>
  writeStaffEntry(site.context, { id, text, status: 'answered', signWith: officer.identity });
const rejected = { status: 500, body: { error: 'recordAltered' } };

it('rejects answers to a report whose receipt was altered, and marks the report', async () => {
  const { db } = site.context;
  const receipt = await visitor.sendReport();
  const id = await newestId('report');
  await db.updateTable('report').set({ receiptRecipient: mallory.recipient }).execute();
  await expect(answer(id, '证人是王某')).rejects.toThrow(AlteredRecordError);
  expect(await db.selectFrom('reportEntry').select('id').execute()).toEqual([]);
  expect(await open(receipt)).toMatchObject(rejected);
  for (const locale of localeNames)
    expect(await openedPage(locale, receipt)).toContain(words[locale].errors.recordAltered);
  const { lines, failure } = await read(sealed());
  expect(lines).toMatchObject([{ id, ...report, altered: true }]);
  expect(failure).toMatch(/was altered in the database by something other than the server/);
  vi.mocked(console.error).mockReturnValue(undefined);
  expect((await printedLines(() => printSealedReports(sealed()))).lines).toMatchObject([{ id, altered: true }]);
  vi.mocked(console.error).mockClear();
  expect(await resealed(sealed())).toMatchObject([{ skipped: 'altered', replacements: [] }]);
});

it('marks a report whose receipt differs from the one in its sealed content', async () => {
  await visitor.sendReport();
  async function* swapped() {
    for await (const each of sealed()) yield { ...each, receiptRecipient: mallory.recipient };
  }
  expect((await read(sealed())).lines).not.toContainEqual(expect.objectContaining({ altered: true }));
  expect((await read(swapped())).lines).toMatchObject([{ ...report, altered: true }]);
  expect(await resealed(swapped())).toMatchObject([{ skipped: 'altered' }]);
});

it.each(['submission', 'report'] as const)(
  'does not open a %s whose receipt was replaced by the attacker’s own',
  async (table) => {
    const { db } = site.context;
    if (table === 'report') await visitor.sendReport();
    else await visitor.send(message);
    const id = await newestId(table);
    await answer(id, '给举报人的答复');
    const receipt = await visitor.send({ ...message, remark: 'of Mallory' });
    const ownRow = await db
      .selectFrom('submission')
      .select(['receiptId', 'receiptRecipient'])
      .where('id', '<>', id)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('submission').where('id', '<>', id).execute();
    const receiptId = ownRow.receiptId ?? Buffer.alloc(32);
    await db.updateTable(table).set({ receiptId, receiptRecipient: mallory.recipient }).where('id', '=', id).execute();
    const { status, body } = await open(receipt);
    expect({ status, body }).toMatchObject(rejected);
    expect(JSON.stringify(body)).not.toContain('给举报人的答复');
    // The log names the problem, but neither the time nor the record.
    const [line, ...others] = logged.map((each): unknown => JSON.parse(each));
    expect(others).toEqual([]);
    expect(line).toMatchObject({ day: expect.any(String), failure: { type: 'AlteredRecordError' } });
    expect(line).not.toHaveProperty('time');
  },
);

it('does not show an entry that was moved to the attacker’s conversation', async () => {
  const { db } = site.context;
  await visitor.send(message);
  await answer(await newestId('submission'), '只给李雷的答复');
  const receipt = await visitor.send({ ...message, remark: 'of Mallory' });
  const rows = await db.selectFrom('submission').select('id').orderBy('receivedAt').execute();
  await db
    .updateTable('submissionEntry')
    .set({ submissionId: rows[1]?.id ?? '' })
    .execute();
  const { status, body } = await open(receipt);
  expect({ status, body }).toMatchObject(rejected);
  expect(JSON.stringify(body)).not.toContain('只给李雷的答复');
});

it('shows a forged entry to no visitor, and marks it for officers', async () => {
  const { db } = site.context;
  const receipt = await visitor.sendReport();
  const row = await db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
  const entry = { submissionId: row.id, author: 'staff', keyHash: null, contentHash: null } as const;
  await answer(row.id, '我们在查');
  await db
    .insertInto('reportEntry')
    .values({
      ...entry,
      id: randomUUID(),
      position: 1,
      sealed: Buffer.from(
        await sealTo([officer.recipient, row.receiptRecipient], { text: '请拨打 13900000000', files: [] }),
      ),
      writtenAt: row.receivedAt,
      mac: randomBytes(32),
    })
    .execute();
  const { status, body } = await open(receipt);
  expect({ status, body }).toMatchObject(rejected);
  expect(JSON.stringify(body)).not.toContain('13900000000');
  const { lines, failure } = await read(sealed());
  const entries = [{ text: '我们在查' }, { text: '请拨打 13900000000', altered: true }];
  expect(lines).toMatchObject([{ id: row.id, entries }]);
  expect(lines[0]).not.toHaveProperty('altered');
  expect(failure).toMatch(/was altered in the database/);
  expect(await resealed(sealed())).toMatchObject([{ skipped: 'altered' }]);
});

it('marks a report whose content was replaced, and does not seal it again', async () => {
  const { db, secret } = site.context;
  await visitor.sendReport();
  const id = await newestId('report');
  const forged = Buffer.from(await sealTo([officer.recipient], { ...report, reportered: '另一人' }));
  const [before] = await resealed(sealed());
  await db.updateTable('report').set({ sealed: forged }).execute();
  expect((await read(sealed())).lines).toMatchObject([{ id, reportered: '另一人', altered: true }]);
  const replacements = before?.replacements ?? [];
  // The identity's part is unchanged, but the row's MAC is invalid.
  expect(replacements.map(({ part }) => part)).toEqual(['content', 'identity']);
  expect(await applyReplacements(db, secret, replacements)).toBe(0);
});

it('seals no report to a key that was inserted into the database, and names the key', async () => {
  const { db, secret } = site.context;
  const forged = { name: 'Mallory', role: 'officer', recipient: mallory.recipient } as const;
  await db
    .insertInto('reportKey')
    .values({ ...forged, mac: randomBytes(32) })
    .execute();
  try {
    await visitor.sendReport();
    const { sealed: content } = await db.selectFrom('report').select('sealed').executeTakeFirstOrThrow();
    expect(await openWith(officer.identity, content)).toMatchObject(report);
    await expect(openWith(mallory.identity, content)).rejects.toThrow('no identity matched');
    expect(alteredKeys(await readStoredReportKeys(db, secret))).toMatch(/: “Mallory”\. Nothing is sealed to them/);
  } finally {
    await db.deleteFrom('reportKey').where('name', '=', 'Mallory').execute();
  }
});

it('adds MACs to rows of an earlier version once, and rejects rows without a MAC afterwards', async () => {
  const { db, secret } = site.context;
  const receipts = [await visitor.send(message), await visitor.sendReport()];
  for (const table of ['submission', 'report'] as const) await answer(await newestId(table), '答复');
  const noteId = randomUUID();
  const submissionId = await newestId('report');
  await insertReportNote(db, secret, { id: noteId, submissionId, position: 0, sealed: randomBytes(100) });
  const isNoteAuthentic = async () => (await readReportNotes(db, secret, submissionId))[0]?.isAuthentic;
  const tables = ['submission', 'submission_entry', 'report', 'report_entry', 'report_note', 'report_key'] as const;
  const removeAll = async () => {
    for (const table of tables) await sql`update ${sql.table(table)} set mac = null`.execute(db);
  };
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'row-macs-'));
  try {
    await removeAll();
    for (const receipt of receipts) expect(await open(receipt)).toMatchObject(rejected);
    await addRowMacs(db, secret, dataDir);
    expect(existsSync(path.join(dataDir, 'row-macs-added'))).toBe(true);
    for (const receipt of receipts)
      expect(await open(receipt)).toMatchObject({ status: 200, body: { data: { entries: [{ text: '答复' }] } } });
    expect(alteredKeys(await readStoredReportKeys(db, secret))).toBeUndefined();
    expect(await isNoteAuthentic()).toBe(true);
    await removeAll();
    expect(await isNoteAuthentic()).toBe(false);
    await addRowMacs(db, secret, dataDir);
    for (const receipt of receipts) expect(await open(receipt)).toMatchObject(rejected);
  } finally {
    await addRowMacs(db, secret, mkdtempSync(path.join(dataDir, 'again-')));
    rmSync(dataDir, { recursive: true });
  }
});
