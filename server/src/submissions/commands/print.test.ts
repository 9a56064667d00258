import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { printedLines } from '../../../test/printed-lines.ts';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { fileContent, report, reporter, visitorOf } from '../../../test/sent-reports.ts';
import { generateKeyPair, type KeyPair } from '../../cryptography/key-file.ts';
import { writeStaffEntry } from '../conversations/conversation.ts';
import { readReportKeys } from '../report-keys/store.ts';
import { rotateEnvelopeKeys } from '../sealing/migrate-envelopes.ts';
import { readSubmissions } from '../store.ts';
import { publicKeysOf, registerKey } from './officer-keys.ts';
import { type AttachmentTarget, printReports, printSealedReports, printSubmissions } from './print.ts';
import { readSealedReports } from './sealed-reports.ts';

let site: RunningSite;
let visitor: ReturnType<typeof visitorOf>;
let folder: string;
let key: KeyPair;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  visitor = visitorOf(site);
  key = await generateKeyPair();
  await registerKey(site.context.db, site.context.secret, {
    name: 'Zhang Wei',
    role: 'officer',
    ...publicKeysOf(key),
  });
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'printed-'));
  for (const table of ['submission', 'report'] as const) await site.context.db.deleteFrom(table).execute();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => site.close());

const sealed = () => readSealedReports(site.context.db, site.context.secret);
const registered = () => readReportKeys(site.context.db, site.context.secret);
const read = ({ identity }: KeyPair, target?: AttachmentTarget) =>
  printedLines(async () => printReports(identity, sealed(), { target, keys: await registered() }));
const aDay = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

it('prints a report as it was sent: the identity apart, its files and its later entries', async () => {
  const receipt = await visitor.sendReport({ fileNos: [await visitor.upload('凭证.pdf')] });
  await visitor.addEntry(receipt, [await visitor.upload('ещё.pdf')]);
  const { id } = await site.context.db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  await writeStaffEntry(site.context, { id, text: '谢谢，我们在查', status: 'inProgress', signWith: key.identity });
  const { lines, failure } = await read(key, { folder, files: site.context.files });
  expect(failure).toBeUndefined();
  const described = { bytes: Buffer.byteLength(fileContent), sha256: expect.stringMatching(/^[\da-f]{64}$/) };
  const named = (fileName: string) => ({ fileName, safeName: fileName, ...described });
  const clear = { id, kind: 'report', locale: 'cn', status: 'inProgress', assignee: null, suspicions: ['noChallenge'] };
  expect(lines).toEqual([
    {
      ...clear,
      consentVersion: null,
      receivedAt: aDay,
      sayType: '1',
      ifShow: 0,
      ...report,
      identity: reporter,
      files: [named('凭证.pdf')],
      entries: [
        { author: 'visitor', writtenAt: aDay, text: '还有一件事', files: [named('ещё.pdf')] },
        { author: 'staff', writtenAt: aDay, signedBy: 'Zhang Wei', text: '谢谢，我们在查' },
      ],
    },
  ]);
  const ownFolder = path.join(folder, id);
  expect(readdirSync(ownFolder)).toEqual(['1-凭证.pdf', '2-ещё.pdf']);
  expect(readFileSync(path.join(ownFolder, '1-凭证.pdf'), 'utf8')).toBe(fileContent);
  expect([ownFolder, path.join(ownFolder, '1-凭证.pdf')].map((file) => statSync(file).mode & 0o777)).toEqual([
    0o700, 0o600,
  ]);
});

it('prints control characters as JSON escapes, so that a terminal does not obey them', async () => {
  const remark = 'a\u009b2Jb\u202ec\u200bd\u007f';
  await visitor.sendReport({ remark });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await printReports(key.identity, sealed(), { keys: [] });
  const [line] = write.mock.calls.map(([printed]) => String(printed));
  write.mockRestore();
  expect(line).toContain(String.raw`a\u009b2Jb\u202ec\u200bd\u007f`);
  expect(JSON.parse(line ?? '')).toMatchObject({ remark });
});

it('prints only the unencrypted fields without a key, and nothing with a wrong key', async () => {
  vi.mocked(console.error).mockReturnValue(undefined);
  await visitor.sendReport();
  const { lines } = await printedLines(() => printSealedReports(sealed()));
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('--key FILE opens them'));
  vi.mocked(console.error).mockClear();
  expect(lines).toMatchObject([{ kind: 'report', status: 'received', sealed: true, files: 0 }]);
  expect(JSON.stringify(lines)).not.toMatch(/王某|采购部|李雷|13800138000/);
  expect(await read(await generateKeyPair())).toEqual({
    lines: [],
    failure: expect.stringContaining('opens none of them'),
  });
});

it('names damaged reports and missing files, and prints everything else', async () => {
  const { db, files } = site.context;
  const names = ['凭证.pdf', 'второй.pdf', 'third.pdf'];
  await visitor.sendReport({
    fileNos: [
      await visitor.upload(names[0] ?? ''),
      await visitor.upload(names[1] ?? ''),
      await visitor.upload(names[2] ?? ''),
    ],
  });
  const stored = await db.selectFrom('reportFile').select('storedName').orderBy('position').execute();
  const [changed = '', missing = ''] = stored.map(({ storedName }) => storedName);
  const bytes = Buffer.concat(await (await files.get(changed)).toArray());
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  await files.put(changed, Readable.from([bytes]));
  await files.remove(missing);
  await visitor.sendReport({ deptName: 'damaged' });
  const before = await read(key);
  const damaged = String(before.lines.find(({ deptName }) => deptName === 'damaged')?.['id']);
  const truncated = Buffer.from('age-encryption.org/v1\n');
  await db.updateTable('report').set({ sealed: truncated }).where('id', '=', damaged).execute();
  const { lines, failure = '' } = await read(key, { folder, files });
  expect(lines).toEqual(before.lines.filter(({ id }) => id !== damaged));
  const problems = failure.split('\n');
  expect(problems).toHaveLength(3);
  for (const problem of [
    /1-凭证.pdf was not written: its content differs from what was sent$/,
    /2-второй.pdf was not written: it is missing from the store$/,
    new RegExp(`^The report ${damaged} is damaged`),
  ])
    expect(problems).toContainEqual(expect.stringMatching(problem));
  expect(readdirSync(path.join(folder, String(lines[0]?.['id'])))).toEqual(['3-third.pdf']);
});

it('prints messages with their entries and files, also after a key rotation', async () => {
  const { db, secret, submissionKeys } = site.context;
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com', quantity: '500', unit: 't' };
  const fileNos = [await visitor.upload('../../规格书.pdf')];
  const receipt = await visitor.send({ ...message, remark: '请报价', fileNos });
  await visitor.addEntry(receipt, [await visitor.upload('清单.pdf')]);
  const newKey = { id: 'new', key: randomBytes(32) };
  await rotateEnvelopeKeys(db, [newKey, ...submissionKeys]);
  const target = { folder, files: site.context.files };
  const { lines } = await printedLines(() =>
    printSubmissions({ db, secret, submissionKeys: [newKey] }, ['message', 'resume'], target),
  );
  const entries = [{ author: 'visitor', text: '还有一件事', files: [{ fileName: '清单.pdf' }] }];
  const files = [{ fileName: '../../规格书.pdf', safeName: '规格书.pdf' }];
  expect(lines).toMatchObject([{ ...message, remark: '请报价\n\n数量：500吨', status: 'received', files, entries }]);
  expect(lines[0]).not.toHaveProperty('fileNos');
  expect(readdirSync(path.join(folder, String(lines[0]?.['id'])))).toEqual(['1-规格书.pdf', '2-清单.pdf']);
});

it('prints a message whose client sent an empty text for no files', async () => {
  const { db, secret, submissionKeys } = site.context;
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com', remark: '请报价' };
  await visitor.send({ ...message, fileNos: '' });
  const { lines, failure } = await printedLines(() =>
    printSubmissions({ db, secret, submissionKeys }, ['message'], undefined),
  );
  expect(failure).toBeUndefined();
  expect(lines).toMatchObject([message]);
  expect(lines[0]).not.toHaveProperty('files');
});

it('names messages that cannot be decrypted, and prints the others', async () => {
  const { db, secret, submissionKeys } = site.context;
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com' };
  const remarks = ['first', 'damaged', 'unknown key', 'last'];
  for (const remark of remarks) await visitor.send({ ...message, remark });
  const rows = await db.selectFrom('submission').select('id').orderBy('receivedAt').execute();
  const [, damaged = '', unknownKey = ''] = rows.map(({ id }) => id);
  await db
    .updateTable('submission')
    .set({ sealed: randomBytes(200) })
    .where('id', '=', damaged)
    .execute();
  await db.updateTable('submission').set({ keyId: 'gone' }).where('id', '=', unknownKey).execute();
  const { lines, failure = '' } = await printedLines(() =>
    printSubmissions({ db, secret, submissionKeys }, ['message'], undefined),
  );
  expect(lines.map(({ remark }) => remark)).toEqual(['first', 'last']);
  expect(failure.split('\n')).toEqual([
    `The message ${damaged} is damaged and cannot be decrypted`,
    `The message ${unknownKey} is encrypted with the key “gone”, which is not configured`,
  ]);
});

it('leaves out a message that is withdrawn meanwhile, and skips no other', async () => {
  const { db, secret, submissionKeys } = site.context;
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com' };
  for (const remark of ['first', 'second', 'last']) await visitor.send({ ...message, remark });
  const ids: string[] = [];
  for await (const { id } of readSubmissions(db, ['message'], 1)) {
    ids.push(id);
    // The first is deleted when the second is read.
    if (ids.length === 1) await db.deleteFrom('submission').where('id', '=', id).execute();
  }
  expect(ids).toHaveLength(3);
  const { lines } = await printedLines(() => printSubmissions({ db, secret, submissionKeys }, ['message'], undefined));
  expect(lines.map(({ remark }) => remark)).toEqual(['second', 'last']);
});
