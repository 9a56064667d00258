import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { printedLines } from '../../../test/printed-lines.ts';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { fileContent, report, reporter, visitorOf } from '../../../test/sent-reports.ts';
import { drawKeyPair, type KeyPair } from '../../cryptography/key-file.ts';
import { writeStaffEntry } from '../conversations/conversation.ts';
import { rotateEnvelopeKeys } from '../sealing/migrate-envelopes.ts';
import { readSubmissions } from '../store.ts';
import { registerKey } from './officer-keys.ts';
import { printClosedReports, printReports, printSubmissions, type Saving } from './print.ts';
import { readSealedReports } from './sealed-reports.ts';

let site: RunningSite;
let visitor: ReturnType<typeof visitorOf>;
let folder: string;
let key: KeyPair;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  visitor = visitorOf(site);
  key = await drawKeyPair();
  await registerKey(site.context.db, site.context.secret, {
    name: 'Zhang Wei',
    role: 'officer',
    recipient: key.recipient,
  });
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'printed-'));
  for (const table of ['submission', 'report'] as const) await site.context.db.deleteFrom(table).execute();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => site.close());

const sealed = () => readSealedReports(site.context.db, site.context.secret);
const read = ({ identity }: KeyPair, saving?: Saving) => printedLines(() => printReports(identity, sealed(), saving));
const aDay = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

it('a key reads a report as it was sent: who reported apart, its files, what was said since', async () => {
  const receipt = await visitor.sendReport({ fileNos: [await visitor.upload('凭证.pdf')] });
  await visitor.sayMore(receipt, [await visitor.upload('ещё.pdf')]);
  const { id } = await site.context.db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  await writeStaffEntry(site.context, { id, text: '谢谢，我们在查', status: 'inProgress' });
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
        { author: 'staff', writtenAt: aDay, text: '谢谢，我们在查' },
      ],
    },
  ]);
  const own = path.join(folder, id);
  expect(readdirSync(own)).toEqual(['1-凭证.pdf', '2-ещё.pdf']);
  expect(readFileSync(path.join(own, '1-凭证.pdf'), 'utf8')).toBe(fileContent);
  expect([own, path.join(own, '1-凭证.pdf')].map((place) => statSync(place).mode & 0o777)).toEqual([0o700, 0o600]);
});

it('what a terminal would obey is printed as JSON escapes, and nothing of it is lost', async () => {
  const remark = 'a\u009b2Jb\u202ec\u200bd\u007f';
  await visitor.sendReport({ remark });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await printReports(key.identity, sealed(), undefined);
  const [line] = written.mock.calls.map(([printed]) => String(printed));
  written.mockRestore();
  expect(line).toContain(String.raw`a\u009b2Jb\u202ec\u200bd\u007f`);
  expect(JSON.parse(line ?? '')).toMatchObject({ remark });
});

it('without a key only what lists need is printed, and with a wrong one nothing', async () => {
  vi.mocked(console.error).mockReturnValue(undefined);
  await visitor.sendReport();
  const { lines } = await printedLines(() => printClosedReports(sealed()));
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('--key FILE opens them'));
  vi.mocked(console.error).mockClear();
  expect(lines).toMatchObject([{ kind: 'report', status: 'received', sealed: true, files: 0 }]);
  expect(JSON.stringify(lines)).not.toMatch(/王某|采购部|李雷|13800138000/);
  expect(await read(await drawKeyPair())).toEqual({
    lines: [],
    failure: expect.stringContaining('opens none of them'),
  });
});

it('what is damaged or missing is told, and keeps nobody from the rest', async () => {
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
  const rubbish = Buffer.from('age-encryption.org/v1\n');
  await db.updateTable('report').set({ sealed: rubbish }).where('id', '=', damaged).execute();
  const { lines, failure = '' } = await read(key, { folder, files });
  expect(lines).toEqual(before.lines.filter(({ id }) => id !== damaged));
  const told = failure.split('\n');
  expect(told).toHaveLength(3);
  for (const problem of [
    /1-凭证.pdf is not written: its content is not what was sent$/,
    /2-второй.pdf is not written: it is missing in the store$/,
    new RegExp(`^The report ${damaged} is damaged`),
  ])
    expect(told).toContainEqual(expect.stringMatching(problem));
  expect(readdirSync(path.join(folder, String(lines[0]?.['id'])))).toEqual(['3-third.pdf']);
});

it('messages are printed with their conversation and its files, also after the keys have changed', async () => {
  const { db, secret, submissionKeys } = site.context;
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com', remark: '请报价' };
  await visitor.sayMore(await visitor.send(message), [await visitor.upload('清单.pdf')]);
  const newKey = { id: 'new', key: randomBytes(32) };
  await rotateEnvelopeKeys(db, [newKey, ...submissionKeys]);
  const saving = { folder, files: site.context.files };
  const { lines } = await printedLines(() =>
    printSubmissions({ db, secret, submissionKeys: [newKey] }, ['message', 'resume'], saving),
  );
  const entries = [{ author: 'visitor', text: '还有一件事', files: [{ fileName: '清单.pdf' }] }];
  expect(lines).toMatchObject([{ ...message, status: 'received', entries }]);
  expect(readdirSync(path.join(folder, String(lines[0]?.['id'])))).toEqual(['1-清单.pdf']);
});

it('a message that does not open is told, and keeps nobody from the rest', async () => {
  const { db, secret, submissionKeys } = site.context;
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com' };
  const remarks = ['first', 'damaged', 'strange key', 'last'];
  for (const remark of remarks) await visitor.send({ ...message, remark });
  const rows = await db.selectFrom('submission').select('id').orderBy('receivedAt').execute();
  const [, damaged = '', strange = ''] = rows.map(({ id }) => id);
  await db
    .updateTable('submission')
    .set({ sealed: randomBytes(200) })
    .where('id', '=', damaged)
    .execute();
  await db.updateTable('submission').set({ keyId: 'gone' }).where('id', '=', strange).execute();
  const { lines, failure = '' } = await printedLines(() =>
    printSubmissions({ db, secret, submissionKeys }, ['message'], undefined),
  );
  expect(lines.map(({ remark }) => remark)).toEqual(['first', 'last']);
  expect(failure.split('\n')).toEqual([
    `The message ${damaged} is damaged and does not open`,
    `The message ${strange} is under the key “gone”, which is not in the configuration`,
  ]);
});

it('one that is withdrawn while others are read is left out, and makes no other be passed over', async () => {
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
