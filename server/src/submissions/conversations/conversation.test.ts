import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { maxEntries } from 'contract/submissions/conversation.ts';
import { openWith } from 'contract/sealing/sealed-report.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { message } from '../../../test/sample-submissions.ts';
import { easyChallenge, solveChallenge } from '../../../test/solve-challenge.ts';
import { submitAsNew, uploadFile } from '../../../test/visitor.ts';
import { HttpError } from '../../http/http-error.ts';
import { addReportKey } from '../report-keys/store.ts';
import { encryptEnvelope } from '../sealing/envelope.ts';
import { submissionMac } from '../sealing/row-mac.ts';
import { tablesOf } from '../tables-of-kind.ts';
import { writeStaffEntry } from './conversation.ts';
import { readEntries } from './store.ts';

let site: RunningSite;
let officer: string;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  officer = await generateX25519Identity();
  await openReportChannel(site);
});
beforeEach(async () => {
  for (const table of ['submission', 'report'] as const) await site.context.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

async function openReportChannel({ context: { db, secret } }: RunningSite): Promise<void> {
  await addReportKey(db, secret, { name: 'officer', role: 'officer', recipient: await identityToRecipient(officer) });
}

const report = { sayType: '1', reporterItems: ['1'], deptName: '一部', ifShow: 1, remark: '线索' };

async function submitted(fields: object): Promise<{ receipt: string; id: string }> {
  const { body } = await submitAsNew(site.url, fields);
  const table = fields === report ? 'report' : 'submission';
  const row = await site.context.db.selectFrom(table).select('id').executeTakeFirstOrThrow();
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
] as const)('the conversation about a %s', (kind, fields) => {
  it('opens with its receipt in any spelling, and has entries of visitor and staff', async () => {
    const { receipt, id } = await submitted(fields);
    const opened = await open(receipt.replaceAll('-', ' '));
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.body.data).toMatchObject({ kind, status: 'received', entries: [], open: true });
    const fileNo = await uploadFile(site.url, '附件.pdf');
    const response = await write(receipt, ' 补充：三月的单据 ', { fileNos: [fileNo] });
    expect(response.status).toBe(200);
    expect(
      await writeStaffEntry(site.context, { id, text: '已收到，谢谢', status: 'answered', signWith: officer }),
    ).toBe(true);
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

  it('stores no plain text, and saves a retried entry once', async () => {
    const { receipt, id } = await submitted(fields);
    const idempotencyKey = randomBytes(16).toString('hex');
    const [first, second] = [
      await write(receipt, '机密补充', { idempotencyKey }),
      await write(receipt, '机密补充', { idempotencyKey }),
    ];
    expect(second.body).toEqual(first.body);
    const entries = await readEntries(site.context.db, site.context.secret, { id, kind });
    expect(entries).toHaveLength(1);
    expect(entries[0]?.sealed.includes('机密补充')).toBe(false);
    if (kind !== 'report' || entries[0] === undefined) return;
    expect(await openWith(officer, entries[0].sealed)).toEqual({ text: '机密补充', files: [] });
    expect(entries[0].writtenAt.toISOString()).toMatch(/T16:00:00\.000Z$/);
  });

  it('is deleted with its files and entries by a withdrawal', async () => {
    const { receipt } = await submitted(fields);
    await write(receipt, '附上文件', { fileNos: [await uploadFile(site.url, 'b.pdf')] });
    const { storedName } = await site.context.db
      .selectFrom(tablesOf(kind).file)
      .select('storedName')
      .executeTakeFirstOrThrow();
    expect(stored()).toContain(storedName);
    expect((await withdraw(receipt)).status).toBe(200);
    expect(stored()).not.toContain(storedName);
    for (const table of Object.values(tablesOf(kind)))
      expect(await site.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const after = await open(receipt);
    const wrong = await open('0000-0000-0000-0000');
    expect(after.status).toBe(404);
    expect(after.body).toEqual(wrong.body);
  });

  it('is not restored by a retry after its withdrawal', async () => {
    const sent = { ...fields, idempotencyKey: randomBytes(16).toString('hex') };
    const receipt = (await submitAsNew(site.url, sent)).body.receipt ?? '';
    expect((await withdraw(receipt)).status).toBe(200);
    const again = await submitAsNew(site.url, sent, 'ru');
    expect({ status: again.status, body: again.body }).toEqual({
      status: 409,
      body: { code: 409, msg: words.ru.errors.submissionWithdrawn, error: 'submissionWithdrawn' },
    });
    expect((await open(receipt)).status).toBe(404);
    // Other content, and the same with a new key, are new submissions.
    for (const other of [{ ...sent, remark: '另一件事' }, fields])
      expect((await submitAsNew(site.url, other)).status).toBe(200);
    const saved = await site.context.db.selectFrom('withdrawnSubmission').selectAll().execute();
    for (const { until } of saved) expect(until.getDate()).toBe(1);
  });
});

describe.each(['message', 'resume'] as const)('a %s with a slowly derived receipt of an earlier version', (kind) => {
  const digits = kind === 'message' ? '4444333322221111' : '1111222233334444';

  /** The row as that version wrote it. */
  async function insertOlder(): Promise<void> {
    const { db, secret, submissionKeys } = site.context;
    const id = randomUUID();
    const { id: receiptId, recipient: receiptRecipient } = await site.context.receiptKeys('receipt', digits);
    const [keyHash, contentHash] = [randomBytes(32), randomBytes(32)];
    const mac = submissionMac(secret, { id, receiptId, receiptRecipient });
    const envelope = encryptEnvelope(submissionKeys, id, JSON.stringify(message));
    await db
      .insertInto('submission')
      .values({
        id,
        kind,
        locale: 'cn',
        keyHash,
        contentHash,
        receiptId,
        receiptRecipient,
        mac,
        suspicions: [],
        ...envelope,
      })
      .execute();
  }

  it('opens, accepts an entry and can be withdrawn', async () => {
    await insertOlder();
    expect((await open(digits)).body.data).toMatchObject({ kind, entries: [], open: true });
    const fileNos = [await uploadFile(site.url, '附件.pdf')];
    expect((await write(digits, '补充', { fileNos })).body.data).toMatchObject({
      entries: [{ text: '补充', files: [{ fileName: '附件.pdf' }] }],
    });
    expect((await withdraw(digits)).status).toBe(200);
    expect((await open(digits)).status).toBe(404);
    expect(await site.context.db.selectFrom('submission').select('id').execute()).toEqual([]);
  });
});

it('rejects an invalid receipt, and a receipt in the query', async () => {
  const rejected = await open('1234');
  expect(rejected.body.errors?.map(({ field, code }) => [field, code])).toEqual([['receipt', 'receiptInvalid']]);
  const { receipt } = await submitted(message);
  const withQuery = await fetch(`${site.url}/gw-api/en/site/submission?receipt=${receipt}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(withQuery.status).toBe(422);
});

it('rejects an empty entry, and entries to a closed or a full conversation', async () => {
  const { receipt, id } = await submitted(message);
  expect((await write(receipt, ' ')).body.errors?.map(({ code }) => code)).toEqual(['messageRequired']);
  await writeStaffEntry(site.context, { id, text: '', status: 'closed' });
  const closed = await write(receipt, '还有');
  expect({ status: closed.status, error: closed.body.error }).toEqual({ status: 409, error: 'conversationClosed' });
  expect((await open(receipt)).body.data).toMatchObject({ status: 'closed', entries: [], open: false });
  for (let count = 0; count < maxEntries; count += 1)
    await writeStaffEntry(site.context, { id, text: `${count}`, status: 'inProgress' });
  expect((await write(receipt, '还有')).status).toBe(409);
});

it('rejects every receipt from an IP address after twenty wrong ones, and does not count valid ones', async () => {
  const ownSite = await runSite();
  const enter = (receipt: string) => ownSite.gateway('/cn/site/submission', { receipt });
  const { body } = await ownSite.gateway('/cn/wms/dqgx/submitReporter', message);
  for (let count = 0; count < 20; count += 1) {
    expect((await enter(`${count}`.padStart(16, '9'))).status).toBe(404);
    expect((await enter(body.receipt ?? '')).status).toBe(count < 19 ? 200 : 429);
  }
  const rejected = await enter(body.receipt ?? '');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  await ownSite.close();
});

it('limits concurrent wrong receipts too, and refunds valid ones', async () => {
  const ownSite = await runSite();
  const enter = (receipt: string) => ownSite.gateway('/cn/site/submission', { receipt });
  const { body } = await ownSite.gateway('/cn/wms/dqgx/submitReporter', message);
  await ownSite.context.wrongReceipts.reserve('127.0.0.1', 18);
  for (let count = 0; count < 3; count += 1) expect((await enter(body.receipt ?? '')).status).toBe(200);
  const responses = await Promise.all(Array.from({ length: 4 }, (_, index) => enter(`${index}`.padStart(16, '8'))));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([404, 404, 429, 429]);
  await ownSite.close();
});

it('counts a receipt that the full queue rejects, unless it has a proof of work', async () => {
  const own = await runSite();
  const enter = async (isSolved: boolean) => {
    const challenge = isSolved ? await easyChallenge(own.context.secret, 'receipt') : undefined;
    const { status, body } = await own.gateway('/cn/site/submission', { receipt: '9999888877776666', challenge });
    return { status, retryAfter: body.retryAfter };
  };
  own.context.receiptKeys = () => Promise.reject(new HttpError('tooManyRequests', [], 5));
  await own.context.wrongReceipts.reserve('127.0.0.1', 18);
  const full = { status: 429, retryAfter: 5 };
  for (const isSolved of [true, true, false, false]) expect(await enter(isSolved)).toEqual(full);
  const { status, retryAfter } = await enter(true);
  expect(status).toBe(429);
  expect(retryAfter).toBeGreaterThan(5);
  await own.close();
});

describe('a flood of wrong receipts', () => {
  let slow: RunningSite;
  beforeAll(async () => {
    slow = await runSite({ trustedProxies: ['127.0.0.1'], slowHashes: true });
    await openReportChannel(slow);
  });
  afterAll(() => slow.close());

  const receiptOf = async (fields: object) => (await submitAsNew(slow.url, fields)).body.receipt ?? '';

  /** Enters a receipt from an IP address; the site trusts its proxy. */
  async function enterFrom(ip: string, receipt: string, challenge?: string): Promise<number> {
    const response = await fetch(`${slow.url}/gw-api/cn/site/submission`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ receipt, challenge }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /**
   * Enters wrong receipts, twenty at a time, until the checks have ended, also by a failure. Whoever is rejected waits
   * a little: the twelve that the queue has no room for keep it full, and need not occupy the processor.
   */
  async function duringFlood(ipOf: (index: number) => string, checks: () => Promise<void>): Promise<void> {
    let index = 0;
    const stopped = new AbortController();
    const sender = async () => {
      while (!stopped.signal.aborted) {
        const status = await enterFrom(ipOf(index), String((index += 1)).padStart(16, '7'));
        if (status === 429) await pause(25);
      }
    };
    const all = Promise.all(Array.from({ length: 20 }, sender));
    try {
      await checks();
    } finally {
      stopped.abort();
      await all;
    }
  }

  it('does not block the receipt of a message', async () => {
    const receipt = await receiptOf(message);
    const addressOf = (index: number) => `11.${index % 250}.${Math.floor(index / 250) % 250}.7`;
    await duringFlood(addressOf, async () => {
      await expect.poll(() => enterFrom('198.51.100.11', '1234123412341234'), { timeout: 30_000 }).toBe(429);
      for (let times = 0; times < 10; times += 1) expect(await enterFrom('198.51.100.12', receipt)).toBe(200);
    });
  });

  it('from one IPv6 network ends at its limit; other networks need no proof of work', async () => {
    const receipt = await receiptOf(report);
    const addressOf = (index: number) => `2001:db8:77:${(index % 65_536).toString(16)}::1`;
    // The network may enter 60 in an hour; three are left.
    for (const subnet of ['a', 'b', 'c']) await slow.context.wrongReceipts.add(`2001:db8:77:f00${subnet}::1`, 19);
    await duringFlood(addressOf, async () => {
      await expect.poll(() => enterFrom('2001:db8:77:ffff::1', receipt), { timeout: 30_000 }).toBe(429);
      await expect.poll(() => enterFrom('198.51.100.9', receipt), { timeout: 30_000 }).toBe(200);
      for (let times = 0; times < 3; times += 1) expect(await enterFrom('198.51.100.9', receipt)).toBe(200);
    });
  });

  it('from many networks does not block receipts with a proof of work, which can be used once', async () => {
    const receipt = await receiptOf(report);
    const addressOf = (index: number) => `10.${index % 250}.${Math.floor(index / 250) % 250}.7`;
    await duringFlood(addressOf, async () => {
      for (let times = 0; times < 3; times += 1)
        expect(await enterFrom('198.51.100.10', receipt, await easyChallenge(slow.context.secret, 'receipt'))).toBe(
          200,
        );
    });
    const solution = solveChallenge(await slow.context.admission.challengeFor('receipt'));
    expect([
      await slow.context.admission.verifyReceiptChallenge(solution),
      await slow.context.admission.verifyReceiptChallenge(solution),
    ]).toEqual([true, false]);
  });
});
