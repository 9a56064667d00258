import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { printedLines } from '../../../test/printed-lines.ts';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { report, reporter, visitorOf } from '../../../test/sent-reports.ts';
import { sealAnswer, sealNote } from 'contract/sealing/seal-text.ts';
import { openWith, sealTo } from 'contract/sealing/sealed-report.ts';
import { generateKeyPair, type KeyPair } from '../../cryptography/key-file.ts';
import { importAnswer } from '../conversations/conversation.ts';
import { insertReportNote, readReportNotes } from '../reports/report-notes.ts';
import { registerKey, unregisterKey } from './officer-keys.ts';
import { printReports } from './print.ts';
import { readResealed, writeResealed } from './replacements-file.ts';
import { exportReports, openExport } from './report-export.ts';
import { applyReplacements, resealEach } from './reseal.ts';
import { ResealSummary } from './reseal-summary.ts';
import { readSealedReports, type SealedReport } from './sealed-reports.ts';

let site: RunningSite;
let visitor: ReturnType<typeof visitorOf>;
let folder: string;
let first: KeyPair;
let second: KeyPair;
let recovery: KeyPair;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  visitor = visitorOf(site);
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'resealed-'));
  await site.context.db.deleteFrom('report').execute();
  await site.context.db.deleteFrom('reportKey').execute();
  [first, second, recovery] = [await generateKeyPair(), await generateKeyPair(), await generateKeyPair()];
  await register('recovery', recovery, 'recovery');
  await register('Zhang Wei', first);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => site.close());

function register(name: string, { recipient }: KeyPair, role: 'officer' | 'recovery' = 'officer') {
  return registerKey(site.context.db, site.context.secret, { name, role, recipient });
}

const sealed = () => readSealedReports(site.context.db, site.context.secret);
const read = ({ identity }: KeyPair) => printedLines(() => printReports(identity, sealed(), { keys: [] }));
const registered = () => [
  { name: 'Zhang Wei', role: 'officer' as const, recipient: first.recipient },
  { name: 'Анна', role: 'officer' as const, recipient: second.recipient },
  { name: 'recovery', role: 'recovery' as const, recipient: recovery.recipient },
];
const all = () => registered().map(({ recipient }) => recipient);

async function resealAll({ identity }: KeyPair): Promise<number> {
  let count = 0;
  for await (const { replacements } of resealEach(identity, registered(), sealed()))
    count += await applyReplacements(site.context.db, site.context.secret, replacements);
  return count;
}

it('opens older reports for a new officer only after sealing again; the visitor can still read the entries', async () => {
  const receipt = await visitor.sendReport();
  await visitor.addEntry(receipt);
  await register('Анна', second);
  expect((await read(second)).lines).toEqual([]);
  expect(await resealAll(second)).toBe(0);
  expect(await resealAll(first)).toBe(3);
  for (const key of [first, second, recovery])
    expect(await read(key)).toMatchObject({ lines: [{ ...report, identity: reporter }], failure: undefined });
  expect(await visitor.readConversation(receipt)).toEqual(['还有一件事']);
});

it('exports notes, prints who signed them, and seals them again without the receipt', async () => {
  const { db, secret, files } = site.context;
  const receipt = await visitor.sendReport();
  const { id: submissionId } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  const id = randomUUID();
  const to = [recovery, first].map(({ recipient }) => recipient);
  const note = Buffer.from(await sealNote(first.identity, to, { reportId: submissionId, id, text: '内部' }));
  await insertReportNote(db, secret, { id, submissionId, position: 0, sealed: note });
  const copy = path.join(folder, 'copy');
  await exportReports(copy, { reports: sealed(), keys: [], files });
  await register('Анна', second);
  async function* resealed() {
    const { reports } = await openExport(copy);
    for await (const { replacements } of resealEach(first.identity, registered(), reports)) yield replacements;
  }
  await writeResealed(copy, resealed());
  let replaced = 0;
  for await (const replacements of readResealed(copy) ?? [])
    replaced += await applyReplacements(db, secret, replacements);
  expect(replaced).toBe(3);
  const { lines, failure } = await read(second);
  expect(lines).toMatchObject([{ notes: [{ signedBy: expect.stringMatching(/^an unregistered key/), text: '内部' }] }]);
  expect(failure).toBeUndefined();
  const [stored] = await readReportNotes(db, secret, submissionId);
  expect(stored?.isAuthentic).toBe(true);
  const { identity } = await site.context.receiptKeys('receipt', receipt.replaceAll('-', ''));
  await expect(openWith(identity, stored?.sealed ?? note)).rejects.toThrow('no identity matched');
  // Mallory puts the earlier note back. The rest is sealed again without it.
  await db.updateTable('reportNote').set({ sealed: note }).execute();
  expect(await resealAll(first)).toBe(2);
  expect((await read(first)).failure).toBe(
    `The report ${submissionId} has a note that was altered: do not rely on it (docs/sealing.md)`,
  );
});

describe('whoever controls the server', () => {
  const isOfOne = ({ recipient }: { recipient: string }) => recipient !== second.recipient;
  const officers = () => all().filter((recipient) => isOfOne({ recipient }));
  let victim: SealedReport;
  let own: SealedReport;

  beforeEach(async () => {
    await visitor.sendReport();
    await visitor.sendReport();
    const reports = [];
    for await (const each of sealed()) reports.push(each);
    const [one, other] = reports;
    if (one === undefined || other === undefined) throw new Error('two reports were sent');
    [victim, own] = [one, other];
  });

  async function reseal(changed: SealedReport) {
    async function* copy() {
      yield changed;
    }
    for await (const resealed of resealEach(first.identity, registered().filter(isOfOne), copy())) return resealed;
    throw new Error('the report was not read');
  }

  const entry = (author: 'visitor' | 'staff', bytes: Uint8Array, id: string = randomUUID()) => ({
    id,
    author,
    writtenAt: '2026-11-20',
    isAuthentic: true,
    sealed: Buffer.from(bytes),
  });
  const signed = (reportId: string, id: string) => ({ reportId, id, text: '证人是李雷' });

  it.each([
    ['the text', async () => victim.content],
    ['the identity', async () => victim.identity],
    ['a note', () => sealNote(first.identity, officers(), signed(victim.clear.id, randomUUID()))],
    ['an answer', () => sealAnswer(first.identity, officers(), signed(victim.clear.id, randomUUID()))],
    [
      'a note of the same report and id',
      () => sealNote(first.identity, officers(), signed(own.clear.id, own.clear.id)),
    ],
  ])('gets %s of another report sealed to no receipt as an entry of their own', async (_, part) => {
    const moved = await part();
    const entries = [entry('visitor', moved, own.clear.id), entry('staff', moved, own.clear.id)];
    const resealed = await reseal({ ...own, entries });
    const { foreignParts, replacements, undecryptedParts, id } = resealed;
    expect(replacements.map((each) => each.part)).toEqual(['content', 'identity']);
    expect(undecryptedParts).toBe(0);
    expect(foreignParts).toEqual(Array.from({ length: 2 }, () => ({ foreign: 'entry', id: own.clear.id })));
    const summary = new ResealSummary(2);
    summary.add(resealed);
    const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
    expect(() => summary.print()).toThrow(
      `The entry ${own.clear.id} of the report ${id} was not written there or was changed`,
    );
    log.mockRestore();
  });

  it('changes nothing for entries and notes of the report itself, nor for answers of earlier versions', async () => {
    const [answerId, noteId] = [randomUUID(), randomUUID()];
    const answer = await sealAnswer(first.identity, officers(), signed(own.clear.id, answerId));
    const plain = await sealTo(officers(), { text: '还有', files: [] });
    const note = await sealNote(first.identity, officers(), signed(own.clear.id, noteId));
    const { foreignParts, replacements } = await reseal({
      ...own,
      entries: [entry('staff', answer, answerId), entry('staff', plain), entry('visitor', plain)],
      notes: [{ id: noteId, writtenAt: '2026-11-20', isAuthentic: true, sealed: Buffer.from(note) }],
    });
    expect(foreignParts).toEqual([]);
    expect(replacements.map((each) => each.part)).toEqual(['content', 'identity', 'entry', 'entry', 'entry', 'note']);
  });

  it('gets no signed answer sealed as an entry of the reporter, and no note that was moved or altered', async () => {
    const id = randomUUID();
    const answer = await sealAnswer(first.identity, officers(), signed(own.clear.id, id));
    const moved = await sealNote(first.identity, officers(), signed(victim.clear.id, id));
    const ofReport = await sealNote(first.identity, officers(), signed(own.clear.id, id));
    const note = { id, writtenAt: '2026-11-20' };
    const { foreignParts, replacements } = await reseal({
      ...own,
      entries: [entry('visitor', answer, id)],
      notes: [
        { ...note, isAuthentic: true, sealed: Buffer.from(moved) },
        { ...note, isAuthentic: false, sealed: Buffer.from(ofReport) },
      ],
    });
    expect(replacements.map((each) => each.part)).toEqual(['content', 'identity']);
    expect(foreignParts.map(({ foreign }) => foreign)).toEqual(['entry', 'note', 'note']);
  });
});

it('seals the rest again if an entry does not open, and marks that entry', async () => {
  const { db, secret } = site.context;
  await visitor.sendReport();
  const { id: reportId } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  const damaged = Buffer.from(await sealTo(all(), {})).fill(1, 600);
  await importAnswer({ db, secret }, { reportId, id: randomUUID(), status: 'answered', sealed: damaged });
  await register('Анна', second);
  expect(await resealAll(first)).toBe(2);
  const { lines, failure } = await read(second);
  expect(lines).toMatchObject([{ ...report, entries: [{ author: 'staff', text: null, altered: true }] }]);
  expect(failure).not.toMatch(/Not sealed to this key/);
});

it('prints an older report for a former officer, without the entries that were written later', async () => {
  const receipt = await visitor.sendReport();
  await unregisterKey(site.context.db, site.context.secret, 'Zhang Wei');
  await visitor.addEntry(receipt);
  const { lines, failure } = await read(first);
  expect(lines).toMatchObject([{ ...report, entries: [{ author: 'visitor', text: null }] }]);
  expect(failure).toMatch(/0 reports, and 1 parts of others/);
});

it('opens no newer report with a removed key, and all with the recovery key; keeps the last key', async () => {
  await visitor.sendReport({ deptName: 'before' });
  await unregisterKey(site.context.db, site.context.secret, 'Zhang Wei');
  await visitor.sendReport({ deptName: 'after' });
  expect(await read(first)).toMatchObject({
    lines: [{ deptName: 'before' }],
    failure: expect.stringContaining('1 reports'),
  });
  expect((await read(recovery)).lines.map(({ deptName }) => deptName).toSorted()).toEqual(['after', 'before']);
  await expect(unregisterKey(site.context.db, site.context.secret, 'recovery')).rejects.toThrow(/has the last key/);
});

it('exports sealed reports, opens and seals them again without a store, and imports them', async () => {
  const { db, secret, files } = site.context;
  await visitor.sendReport({ fileNos: [await visitor.upload('凭证.pdf')], deptName: 'kept' });
  const withdrawn = await visitor.sendReport({ deptName: 'withdrawn' });
  const copy = path.join(folder, 'copy');
  expect(await exportReports(copy, { reports: sealed(), keys: [], files })).toEqual({ count: 2, problems: [] });
  const everything = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = Buffer.concat(everything.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name))));
  for (const word of ['王某', 'kept', '李雷', '凭证', '会计']) expect(bytes.includes(word)).toBe(false);

  const exported = await openExport(copy);
  const opened = path.join(folder, 'opened');
  const { lines } = await printedLines(() =>
    printReports(first.identity, exported.reports, { target: { folder: opened, files: exported.files }, keys: [] }),
  );
  expect(lines.map(({ deptName }) => deptName).toSorted()).toEqual(['kept', 'withdrawn']);
  expect(readdirSync(opened, { recursive: true }).filter((name) => String(name).endsWith('1-凭证.pdf'))).toHaveLength(
    1,
  );

  await register('Анна', second);
  async function* resealed() {
    const { reports } = await openExport(copy);
    for await (const { replacements } of resealEach(first.identity, registered(), reports)) yield replacements;
  }
  await writeResealed(copy, resealed());
  await visitor.withdraw(withdrawn);
  const importAgain = async () => {
    let replaced = 0;
    for await (const replacements of readResealed(copy) ?? [])
      replaced += await applyReplacements(db, secret, replacements);
    return replaced;
  };
  // What was sealed again since stays unchanged.
  expect([await importAgain(), await importAgain()]).toEqual([2, 0]);
  expect(await read(second)).toMatchObject({ lines: [{ deptName: 'kept' }], failure: undefined });
});
