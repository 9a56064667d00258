import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { mostEntries } from 'contract/conversation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { writeStaffEntry } from './conversation.ts';
import { readEntries } from './conversation-store.ts';
import { addReportKey } from './report-keys.ts';
import { openWith } from './sealed-report.ts';

let site: RunningSite;
let officer: string;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  officer = await generateX25519Identity();
  const recipient = await identityToRecipient(officer);
  await addReportKey(site.context.db, { name: 'officer', role: 'officer', recipient });
});
beforeEach(async () => {
  await site.context.db.deleteFrom('submission').execute();
});
afterAll(() => site.close());

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: '李雷',
  reporterMobile: '13800138000',
  email: 'li@carbon.example',
  remark: '询价',
};
const report = { sayType: '1', reporterItems: ['1'], deptName: '一部', ifShow: 1, remark: '线索' };

async function submitted(fields: object): Promise<{ receipt: string; id: string }> {
  const { body } = await submitAsNew(site.url, fields);
  const row = await site.context.db.selectFrom('submission').select('id').executeTakeFirstOrThrow();
  return { receipt: body.receipt ?? '', id: row.id };
}

const open = (receipt: string) => site.gateway('/en/site/submission', { receipt });
const write = (receipt: string, text: string, more: object = {}) =>
  site.gateway('/cn/site/submission/entry', {
    receipt,
    text,
    idempotencyKey: randomBytes(16).toString('hex'),
    ...more,
  });
const withdraw = (receipt: string) => site.gateway('/cn/site/submission/withdrawal', { receipt });
const stored = () => readdirSync(path.join(site.context.dataDir, 'files'));

describe.each([
  ['message', message],
  ['report', report],
])('the conversation about a %s', (kind, fields) => {
  it('is opened by its receipt, however that is written, and goes both ways', async () => {
    const { receipt, id } = await submitted(fields);
    const fresh = await open(receipt.replaceAll('-', ' '));
    expect(fresh.headers.get('cache-control')).toBe('no-store');
    expect(fresh.body.data).toMatchObject({ kind, status: 'received', entries: [], open: true });
    const fileNo = await uploadFile(site.url, '附件.pdf');
    const written = await write(receipt, ' 补充：三月的单据 ', { fileNos: [fileNo] });
    expect(written.status).toBe(200);
    expect(await writeStaffEntry(site.context, { id, text: '已收到，谢谢', status: 'answered' })).toBe(true);
    const files = [{ fileName: '附件.pdf', bytes: Buffer.byteLength('%PDF-1.7\n附件.pdf') }];
    expect((await open(receipt)).body.data).toMatchObject({
      status: 'answered',
      entries: [
        { from: 'visitor', text: '补充：三月的单据', files },
        { from: 'staff', text: '已收到，谢谢', files: [] },
      ],
    });
    await write(receipt, '还有一个问题');
    expect((await open(receipt)).body.data).toMatchObject({ status: 'inProgress' });
  });

  it('holds no readable word, and an entry that was sent twice once', async () => {
    const { receipt, id } = await submitted(fields);
    const idempotencyKey = randomBytes(16).toString('hex');
    const [first, second] = [
      await write(receipt, '机密补充', { idempotencyKey }),
      await write(receipt, '机密补充', { idempotencyKey }),
    ];
    expect(second.body).toEqual(first.body);
    const entries = await readEntries(site.context.db, id);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.sealed.includes('机密补充')).toBe(false);
    if (kind !== 'report' || entries[0] === undefined) return;
    expect(await openWith(officer, entries[0].sealed)).toEqual({ text: '机密补充', files: [] });
    expect(entries[0].writtenAt.toISOString()).toMatch(/T16:00:00\.000Z$/);
  });

  it('ends with a withdrawal, which leaves nothing of it', async () => {
    const { receipt } = await submitted(fields);
    await write(receipt, '附上文件', { fileNos: [await uploadFile(site.url, 'b.pdf')] });
    const { storedName } = await site.context.db
      .selectFrom('submissionFile')
      .select('storedName')
      .executeTakeFirstOrThrow();
    expect(stored()).toContain(storedName);
    expect((await withdraw(receipt)).status).toBe(200);
    expect(stored()).not.toContain(storedName);
    for (const table of ['submission', 'submissionEntry', 'submissionFile'] as const)
      expect(await site.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const after = await open(receipt);
    const wrong = await open('0000-0000-0000-0000');
    expect(after.status).toBe(404);
    expect(after.body).toEqual(wrong.body);
  });
});

it('refuses what is no receipt, and a receipt in an address', async () => {
  const refused = await open('1234');
  expect(refused.body.errors?.map(({ field, code }) => [field, code])).toEqual([['receipt', 'receiptInvalid']]);
  const { receipt } = await submitted(message);
  const asked = await fetch(`${site.url}/gw-api/en/site/submission?receipt=${receipt}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(asked.status).toBe(422);
});

it('refuses an entry without words or files, a closed conversation and one that is full', async () => {
  const { receipt, id } = await submitted(message);
  expect((await write(receipt, ' ')).body.errors?.map(({ code }) => code)).toEqual(['messageRequired']);
  await writeStaffEntry(site.context, { id, text: '', status: 'closed' });
  const closed = await write(receipt, '还有');
  expect({ status: closed.status, error: closed.body.error }).toEqual({ status: 409, error: 'conversationClosed' });
  expect((await open(receipt)).body.data).toMatchObject({ status: 'closed', entries: [], open: false });
  for (let count = 0; count < mostEntries; count += 1)
    await writeStaffEntry(site.context, { id, text: `${count}`, status: 'inProgress' });
  expect((await write(receipt, '还有')).status).toBe(409);
});

it('makes who enters too many wrong receipts wait, whatever comes then, and counts no right one', async () => {
  const own = await runSite();
  const enter = (receipt: string) => own.gateway('/cn/site/submission', { receipt });
  const { body } = await own.gateway('/cn/wms/dqgx/submitReporter', message);
  for (let count = 0; count < 20; count += 1) {
    expect((await enter(`${count}`.padStart(16, '9'))).status).toBe(404);
    expect((await enter(body.receipt ?? '')).status).toBe(count < 19 ? 200 : 429);
  }
  const refused = await enter(body.receipt ?? '');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await own.close();
});

it('lets no more wrong receipts pass when they come at once, and gives right ones back', async () => {
  const own = await runSite();
  const enter = (receipt: string) => own.gateway('/cn/site/submission', { receipt });
  const { body } = await own.gateway('/cn/wms/dqgx/submitReporter', message);
  own.context.wrongReceipts.count('127.0.0.1', 18);
  for (let count = 0; count < 3; count += 1) expect((await enter(body.receipt ?? '')).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => enter(`${index}`.padStart(16, '8'))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([404, 404, 429, 429]);
  await own.close();
});
