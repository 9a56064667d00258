import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openWith } from 'contract/sealing/sealed-report.ts';
import { byKind } from 'contract/submissions/submission-kinds.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { openStream } from '../uploads/sealed-upload.ts';
import { writeStaffEntry } from './conversations/conversation.ts';
import { addReportKey, removeReportKey } from './report-keys/store.ts';
import { deleteExpired } from './retention/delete-expired.ts';

const keyFolder = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
const keyFile = path.join(keyFolder, 'recovery.agekey');

let site: RunningSite;
let officer: string;
let recovery: string;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'], blockingRecoveryKeyFile: keyFile });
});
beforeEach(async () => {
  const { db, secret } = site.context;
  await db.deleteFrom('report').execute();
  await db.deleteFrom('reportKey').execute();
  [officer, recovery] = [await generateX25519Identity(), await generateX25519Identity()];
  await addReportKey(db, secret, { name: 'officer', role: 'officer', recipient: await identityToRecipient(officer) });
  await addReportKey(db, secret, {
    name: 'recovery',
    role: 'recovery',
    recipient: await identityToRecipient(recovery),
  });
});
afterAll(async () => {
  await site.close();
  rmSync(keyFolder, { recursive: true });
});

const report = {
  sayType: '1',
  reporterType: '1',
  reporterItems: ['2'],
  reportered: '采购部某人',
  deptName: '第三采购部',
  reporter: '王小明',
  reporterMobile: '13900139000',
  email: 'supervision@carbon.example',
  ifShow: 0,
  remark: '在煅烧项目里收受供应商现金',
  startedAt: Date.now() - 60_000,
};
const submit = (more: object = {}) => submitAsNew(site.url, { ...report, ...more });
const onlyRow = () => site.context.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();

it('seals content and identity of a report separately, each to every registered key', async () => {
  const fileNos = [await uploadFile(site.url, '转账记录.pdf')];
  const { status, body } = await submit({ fileNos });
  expect({ status, msg: body.msg, reply: body.reply }).toEqual({ status: 200, msg: words.cn.submitted, reply: null });
  const row = await onlyRow();
  for (const key of [officer, recovery]) {
    const { reporter, reporterMobile, email, startedAt: _, ...content } = report;
    const { receiptRecipient } = row;
    expect(await openWith(key, row.sealed)).toEqual({ ...content, fileNos, receiptRecipient });
    expect(await openWith(key, row.sealedIdentity)).toEqual({ reporter, reporterMobile, email });
  }
  await expect(openWith(await generateX25519Identity(), row.sealed)).rejects.toThrow('no identity matched');
  const file = await site.context.db.selectFrom('reportFile').selectAll().executeTakeFirstOrThrow();
  const content = await openStream(fileNos[0] ?? '', await site.context.files.get(file.storedName));
  expect(await text(Readable.from(content))).toBe('%PDF-1.7\n转账记录.pdf');
});

it('stores the day of a report without the hour, and pads its sealed content', async () => {
  await submit({ fileNos: [await uploadFile(site.url, 'a.pdf')] });
  const row = await onlyRow();
  expect(row.receivedAt.toISOString()).toMatch(/T16:00:00\.000Z$/);
  const short = row.sealed.length;
  await submit({ remark: `${report.remark}，共计三次，每次五万元` });
  const lengths = await site.context.db.selectFrom('report').select('sealed').execute();
  expect(lengths.map(({ sealed }) => sealed.length)).toEqual([short, short]);
  const folder = path.join(site.context.dataDir, 'files');
  for (const file of [folder, ...readdirSync(folder).map((name) => path.join(folder, name))]) {
    expect(statSync(file).mtime).toEqual(row.receivedAt);
  }
});

it('saves a report once if it is sent again, and returns the same receipt', async () => {
  const fileNos = [await uploadFile(site.url, 'a.pdf')];
  const idempotencyKey = randomBytes(16).toString('hex');
  const [first, second] = [await submit({ idempotencyKey, fileNos }), await submit({ idempotencyKey, fileNos })];
  expect(second.body).toEqual(first.body);
  expect(await site.context.db.selectFrom('report').select('id').execute()).toHaveLength(1);
});

it('rejects a report while no key is registered', async () => {
  const { db } = site.context;
  for (const name of ['officer', 'recovery']) expect(await removeReportKey(db, name)).toBe(true);
  const { status, body } = await submit();
  expect({ status, error: body.error }).toEqual({ status: 503, error: 'channelClosed' });
  expect(await db.selectFrom('report').select('id').execute()).toEqual([]);
});

it('rejects reports while the recovery key is on a production server, and accepts them after its removal', async () => {
  const open = async () => (await site.gateway('/en/site/reportChannel')).body.data;
  expect(await open()).toEqual({ open: true });
  writeFileSync(keyFile, recovery);
  expect(await open()).toEqual({ open: false });
  const { status, body } = await submit();
  expect({ status, error: body.error, msg: body.msg }).toEqual({
    status: 503,
    error: 'channelClosed',
    msg: words.cn.errors.channelClosed,
  });
  rmSync(keyFile);
  expect((await submit()).status).toBe(200);
});

it('deletes a closed report with its files seven days after its retention, and never an open one', async () => {
  const { context } = site;
  await submit({ fileNos: [await uploadFile(site.url, 'a.pdf')] });
  const { id } = await onlyRow();
  const deleteAfter = (days: number) =>
    deleteExpired(
      context.db,
      context.files,
      { ...byKind(() => 365), message: 10, resume: 20, report: 30 },
      new Date(Date.now() + days * 86_400_000),
    );
  expect(await deleteAfter(1000)).toMatchObject({ report: 0 });
  await writeStaffEntry(context, { id, text: '', status: 'closed' });
  expect(await deleteAfter(36)).toMatchObject({ report: 0 });
  const { storedName } = await context.db.selectFrom('reportFile').select('storedName').executeTakeFirstOrThrow();
  expect(await deleteAfter(39)).toMatchObject({ report: 1 });
  expect(readdirSync(path.join(context.dataDir, 'files'))).not.toContain(storedName);
});

it('saves nothing of a report with an unknown file', async () => {
  const { status, body } = await submit({ fileNos: [randomBytes(32).toString('base64url')] });
  expect({ status, errors: body.errors?.map(({ field, code }) => ({ field, code })) }).toEqual({
    status: 422,
    errors: [{ field: 'fileNos', code: 'filesExpired' }],
  });
  expect(await site.context.db.selectFrom('report').select('id').execute()).toEqual([]);
});

it('returns all field errors of a report at once', async () => {
  const { status, body } = await submit({ reporterItems: [], deptName: ' ', remark: '', reporterMobile: '' });
  expect(status).toBe(422);
  expect(body.errors?.map(({ field, message }) => ({ field, message }))).toEqual([
    { field: 'reporterItems', message: words.cn.fieldErrors.reportItemsRequired },
    { field: 'deptName', message: words.cn.fieldErrors.deptNameRequired },
    { field: 'remark', message: words.cn.fieldErrors.descriptionRequired },
    { field: 'reporterMobile', message: words.cn.fieldErrors.contactRequired },
  ]);
});
