import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { SubmissionKind } from 'contract/submissions.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { writeStaffEntry } from '../conversation.ts';
import { drawKeyPair, type KeyPair } from '../key-file.ts';
import { rewrapAll } from '../seal-older.ts';
import { exportReports, openExport } from './exported.ts';
import { registerKey, takeOut } from './officer-keys.ts';
import { printClosedReports, printReports, printSubmissions, type Saving } from './print.ts';
import { applyReplacements, resealEach } from './reseal.ts';
import { readResealed, writeResealed } from './resealed.ts';
import { readSealedReports } from './sealed-reports.ts';

let site: RunningSite;
let folder: string;
let [first, second, recovery]: KeyPair[] = [];

beforeAll(async () => {
  // Each report comes from an address of its own: five an hour are let in.
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'officer-'));
  await site.context.db.deleteFrom('submission').execute();
  await site.context.db.deleteFrom('reportKey').execute();
  [first, second, recovery] = [await drawKeyPair(), await drawKeyPair(), await drawKeyPair()];
  await register('recovery', recovery, 'recovery');
  await register('Zhang Wei', first);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => site.close());

function register(name: string, key: KeyPair | undefined, role: 'officer' | 'recovery' = 'officer') {
  return registerKey(site.context.db, { name, role, recipient: key?.recipient ?? '' });
}

const contents = '%PDF-1.7\nпроводка 会计凭证';

async function post(address: string, body: FormData | string): Promise<Record<string, unknown>> {
  const response = await fetch(`${site.url}/gw-api/cn/${address}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  });
  const answered: Record<string, unknown> = JSON.parse(await response.text());
  expect(answered).toMatchObject({ code: 200 });
  return answered;
}

async function upload(fileName: string): Promise<string> {
  const form = new FormData();
  form.set('filedName', new File([contents], fileName));
  return z.object({ data: z.object({ fileNo: z.string() }) }).parse(await post('wms/dqgx/uploadFile', form)).data
    .fileNo;
}

const report = {
  reporterItems: ['腐败', 'злоупотребление'],
  reportered: '王某',
  deptName: '采购部',
  ifShow: '0',
  remark: '  он\nберёт 钱  ',
};
const reporter = { reporter: '李雷', reporterMobile: '13800138000', email: '' };

/** Answers the receipt. */
async function send(fields: object): Promise<string> {
  return z.object({ receipt: z.string() }).parse(await post('wms/dqgx/submitReporter', JSON.stringify(fields))).receipt;
}

const sendReport = (more: object = {}) => send({ sayType: '1', ...report, ...reporter, ...more });
const sayMore = (receipt: string, fileNos: string[]) =>
  post(
    'site/submission/entry',
    JSON.stringify({ receipt, text: '还有一件事', fileNos, idempotencyKey: randomBytes(16).toString('hex') }),
  );
const conversation = async (receipt: string) =>
  z
    .object({ data: z.object({ entries: z.array(z.object({ text: z.string() })) }) })
    .parse(await post('site/submission', JSON.stringify({ receipt })))
    .data.entries.map(({ text }) => text);

/** What a command prints, line by line, and what it ends with. */
async function printed(print: () => Promise<void>) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const refusal = await print().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  const lines = written.mock.calls.map(([line]): Record<string, unknown> => JSON.parse(String(line)));
  written.mockRestore();
  return { lines, refusal };
}

const read = (key: KeyPair | undefined, saving?: Saving) =>
  printed(() => printReports(key?.identity ?? '', readSealedReports(site.context.db), saving));
const sealed = () => readSealedReports(site.context.db);
const recipientsNow = () => [first, second, recovery].map((key) => key?.recipient ?? '');

async function resealAll(key: KeyPair | undefined): Promise<number> {
  let count = 0;
  for await (const { replacements } of resealEach(key?.identity ?? '', recipientsNow(), sealed()))
    count += await applyReplacements(site.context.db, replacements);
  return count;
}

it('a key reads a report as it was sent: who reported apart, its files, what was said since', async () => {
  const receipt = await sendReport({ fileNos: [await upload('凭证.pdf')] });
  await sayMore(receipt, [await upload('ещё.pdf')]);
  const [row] = await site.context.db.selectFrom('submission').select('id').execute();
  const id = row?.id ?? '';
  await writeStaffEntry(site.context, { id, text: '谢谢，我们在查', status: 'inProgress' });
  const { lines, refusal } = await read(first, { folder, files: site.context.files });
  expect(refusal).toBeUndefined();
  expect(lines).toEqual([
    {
      id,
      kind: 'report',
      locale: 'cn',
      status: 'inProgress',
      suspicions: ['noChallenge'],
      consentVersion: null,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      sayType: '1',
      ...report,
      ifShow: 0,
      identity: reporter,
      files: [expect.objectContaining({ fileName: '凭证.pdf', bytes: Buffer.byteLength(contents) })],
      entries: [
        expect.objectContaining({
          author: 'visitor',
          text: '还有一件事',
          files: [expect.objectContaining({ fileName: 'ещё.pdf' })],
        }),
        { author: 'staff', writtenAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), text: '谢谢，我们在查' },
      ],
    },
  ]);
  const own = path.join(folder, id);
  expect(readdirSync(own)).toEqual(['1-凭证.pdf', '2-ещё.pdf']);
  expect(readFileSync(path.join(own, '1-凭证.pdf'), 'utf8')).toBe(contents);
  expect([own, path.join(own, '1-凭证.pdf')].map((place) => statSync(place).mode & 0o777)).toEqual([0o700, 0o600]);
});

it('without a key only what lists need is printed, and with a wrong one nothing', async () => {
  vi.mocked(console.error).mockReturnValue(undefined);
  await sendReport();
  const { lines } = await printed(() => printClosedReports(readSealedReports(site.context.db)));
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('--key FILE opens them'));
  vi.mocked(console.error).mockClear();
  expect(lines).toMatchObject([{ kind: 'report', status: 'received', sealed: true, files: 0 }]);
  expect(JSON.stringify(lines)).not.toMatch(/腐败|王某|采购部|李雷|13800138000/);
  expect(await read(second)).toEqual({ lines: [], refusal: expect.stringContaining('it opens none of them') });
});

it('a new officer reads nothing older until it is sealed again, and the visitor still reads the answers', async () => {
  const receipt = await sendReport();
  await sayMore(receipt, []);
  await register('Анна', second);
  expect((await read(second)).lines).toEqual([]);
  expect(await resealAll(second)).toBe(0);
  expect(await resealAll(first)).toBe(3);
  expect(await read(second)).toMatchObject({
    lines: [{ ...report, ifShow: 0, identity: reporter }],
    refusal: undefined,
  });
  expect(await conversation(receipt)).toEqual(['还有一件事']);
});

it('an officer who is taken out reads no newer report; the recovery key reads all', async () => {
  await sendReport({ deptName: 'before' });
  await takeOut(site.context.db, 'Zhang Wei');
  await sendReport({ deptName: 'after' });
  expect(await read(first)).toMatchObject({
    lines: [{ deptName: 'before' }],
    refusal: expect.stringContaining('1 reports'),
  });
  expect((await read(recovery)).lines.map(({ deptName }) => deptName).toSorted()).toEqual(['after', 'before']);
  await expect(takeOut(site.context.db, 'recovery')).rejects.toThrow(/has the last key/);
});

it('reports are copied sealed, read and sealed again without a store, and taken back', async () => {
  const { db, files } = site.context;
  await sendReport({ fileNos: [await upload('凭证.pdf')], deptName: 'kept' });
  const withdrawn = await sendReport({ deptName: 'withdrawn' });
  const copy = path.join(folder, 'copy');
  expect(await exportReports(copy, { reports: readSealedReports(db), keys: [], files })).toBe(2);
  const everything = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = Buffer.concat(everything.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name))));
  for (const word of ['腐败', 'kept', '李雷', '凭证', '会计']) expect(bytes.includes(word)).toBe(false);

  const exported = await openExport(copy);
  const opened = path.join(folder, 'opened');
  const { lines } = await printed(() =>
    printReports(first?.identity ?? '', exported.reports, { folder: opened, files: exported.files }),
  );
  expect(lines.map(({ deptName }) => deptName).toSorted()).toEqual(['kept', 'withdrawn']);
  expect(readdirSync(opened, { recursive: true }).filter((name) => String(name).endsWith('1-凭证.pdf'))).toHaveLength(
    1,
  );

  await register('Анна', second);
  async function* resealed() {
    const { reports } = await openExport(copy);
    for await (const { replacements } of resealEach(first?.identity ?? '', recipientsNow(), reports))
      yield replacements;
  }
  await writeResealed(copy, resealed());
  await post('site/submission/withdrawal', JSON.stringify({ receipt: withdrawn }));
  let replaced = 0;
  for await (const replacements of readResealed(copy)) replaced += await applyReplacements(db, replacements);
  expect(replaced).toBe(2);
  expect(await read(second)).toMatchObject({ lines: [{ deptName: 'kept' }], refusal: undefined });
});

it('what is damaged or missing is told, and keeps nobody from the rest', async () => {
  const { db, files } = site.context;
  await sendReport({ fileNos: [await upload('凭证.pdf'), await upload('второй.pdf'), await upload('third.pdf')] });
  const [changed = '', missing = ''] = (
    await db.selectFrom('submissionFile').select('storedName').orderBy('position').execute()
  ).map(({ storedName }) => storedName);
  const bytes = Buffer.concat(await (await files.get(changed)).toArray());
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  await files.put(changed, Readable.from([bytes]));
  await files.remove(missing);
  await sendReport({ deptName: 'damaged' });
  const before = await read(first);
  const damaged = String(before.lines.find(({ deptName }) => deptName === 'damaged')?.['id']);
  await db
    .updateTable('submission')
    .set({ sealed: Buffer.from('age-encryption.org/v1\n') })
    .where('id', '=', damaged)
    .execute();
  const { lines, refusal } = await read(first, { folder, files });
  expect(lines).toEqual(before.lines.filter(({ id }) => id !== damaged));
  const told = refusal?.split('\n') ?? [];
  expect(told).toHaveLength(3);
  for (const problem of [
    /1-凭证.pdf is not written: its content is not what was sent$/,
    /2-второй.pdf is not written: it is missing in the store$/,
    new RegExp(`^The report ${damaged} is damaged`),
  ])
    expect(told).toContainEqual(expect.stringMatching(problem));
  expect(readdirSync(path.join(folder, String(lines[0]?.['id'])))).toEqual(['3-third.pdf']);
});

it('messages are printed with their conversation, also after the keys have changed', async () => {
  const { db, submissionKeys } = site.context;
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com', remark: '请报价' };
  await sayMore(await send(message), [await upload('清单.pdf')]);
  const newKeys = [{ id: 'new', key: randomBytes(32) }, ...submissionKeys] as const;
  await rewrapAll(db, newKeys);
  const kinds: SubmissionKind[] = ['message', 'resume'];
  const saving = { folder, files: site.context.files };
  const { lines } = await printed(() => printSubmissions({ db, submissionKeys: [newKeys[0]] }, kinds, saving));
  expect(lines).toMatchObject([
    { ...message, entries: [{ author: 'visitor', text: '还有一件事', files: [{ fileName: '清单.pdf' }] }] },
  ]);
  expect(readdirSync(path.join(folder, String(lines[0]?.['id'])))).toEqual(['1-清单.pdf']);
});
