/** Hostile input for every endpoint of visitors: an error or a clean row, never a 500 or a hang. */
import { createHash, randomBytes } from 'node:crypto';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { ageIdentity } from 'contract/sealing/file-token.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileBodies, hostileValues } from '../test/hostile-values.ts';
import { type RunningSite, runSite } from '../test/running-site.ts';
import { addReportKey } from './submissions/report-keys/store.ts';
import { decryptEnvelope } from './submissions/sealing/envelope.ts';

let site: RunningSite;
let realReceipt = '';
let consentVersion = '';
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const recipient = await identityToRecipient(await generateIdentity());
  await addReportKey(site.context.db, site.context.secret, { name: 'reader', recipient, role: 'officer' });
  // The cost of receipts is not tested here.
  site.context.receiptKeys = async (_forWhat, digits) => {
    const id = createHash('sha256').update(digits).digest();
    const identity = ageIdentity(new Uint8Array(id));
    return { id, identity, recipient: await identityToRecipient(identity) };
  };
  const body = { ...calls['report']?.body, idempotencyKey: randomBytes(16).toString('hex') };
  realReceipt = (await site.gateway('/ru/wms/dqgx/submitReporter', body)).body.receipt ?? '';
  const page = await (await fetch(`${site.url}/ru/message`)).text();
  consentVersion = /name="consentVersion"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
});
afterAll(() => site.close());

let visitors = 0;

type Sent = { path: string; type: string; body: string | Uint8Array<ArrayBuffer> };

/**
 * A new visitor each time, because the limit per IP address would respond otherwise; ten seconds
 * count as a hang.
 */
async function send({ path, type, body }: Sent): Promise<{ status: number; text: string }> {
  visitors += 1;
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}`,
      origin: site.url,
      ...(type !== '' && { 'content-type': type }),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, text: await response.text() };
}

const fileToken = randomBytes(32).toString('base64url');
const idempotencyKey = fileToken;
const circumstances = { idempotencyKey, challenge: '', website: '', consentVersion: '1', startedAt: 1 };

/** All gateway calls with visitors' input, each with a valid body. */
const calls: Record<string, { path: string; body: Record<string, unknown> }> = {
  message: {
    path: '/wms/dqgx/submitReporter',
    body: {
      sayType: '2',
      reporterType: '1',
      reporter: '王建国',
      reporterMobile: '13800138000',
      email: 'buyer@example.com',
      remark: '请报价',
      quantity: '500',
      unit: 't',
      deliveryTerm: 'FOB',
      deliveryPlace: '青岛',
      deliveryDate: '2099-03-15',
      fileNos: [],
      ...circumstances,
    },
  },
  report: {
    path: '/wms/dqgx/submitReporter',
    body: {
      sayType: '1',
      reporterType: '1',
      reporterItems: ['1'],
      reportered: '某人',
      deptName: '采购部',
      reporter: '',
      reporterMobile: '13800138000',
      email: '',
      ifShow: 0,
      fileNos: [],
      remark: '描述',
      ...circumstances,
    },
  },
  resume: {
    path: '/wms/dqgx/submitReporter',
    body: { sayType: '3', postNo: 'BY-HR-0000', fileNos: [fileToken], reporter: '李雷', remark: '', ...circumstances },
  },
  'receipt lookup': { path: '/site/submission', body: { receipt: '' } },
  entry: {
    path: '/site/submission/entry',
    body: { receipt: '', text: '补充', fileNos: [], idempotencyKey },
  },
  withdrawal: { path: '/site/submission/withdrawal', body: { receipt: '' } },
};

/** The body with a new receipt and key, and with one field replaced. */
function withField(body: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  const own = {
    receipt: realReceipt,
    idempotencyKey: randomBytes(16).toString('hex'),
    consentVersion,
  };
  const present = Object.entries(own).filter(([name]) => name in body);
  return { ...body, ...Object.fromEntries(present), [field]: value };
}

const isServerErrorOrMismatch = ({ status, code }: { status: number; code: unknown }) =>
  status >= 500 || status !== code;

describe.each(Object.entries(calls))('the call of a %s', (_name, { path, body }) => {
  it.each(hostileValues)('rejects %s in any field with an error, or saves it as valid data', async (_value, value) => {
    const responses = await Promise.all(
      Object.keys(body).map(async (field) => {
        const sent = JSON.stringify(withField(body, field, value));
        const response = await send({ path: `/gw-api/ru${path}`, type: 'application/json', body: sent });
        return { field, status: response.status, code: JSON.parse(response.text).code };
      }),
    );
    expect(responses.filter(isServerErrorOrMismatch)).toEqual([]);
  });
});

it('saves only rows that can be decrypted', async () => {
  const { db, submissionKeys } = site.context;
  const rows = await db.selectFrom('submission').selectAll().execute();
  for (const { id, sealed, wrappedKey, keyId } of rows) {
    if (sealed === null || wrappedKey === null || keyId === null) throw new Error('The row is not encrypted.');
    expect(JSON.parse(decryptEnvelope(submissionKeys, id, { sealed, wrappedKey, keyId }))).toHaveProperty('sayType');
  }
  expect(rows.length).toBeGreaterThan(20);
});

const receiptWritten = { receipt: '', step: 'write', text: '补充', idempotencyKey };
/** The pages with forms that work without JavaScript; there everything is text. */
const pages: [string, Record<string, unknown>][] = [
  ['message', calls['message']?.body ?? {}],
  ['report', calls['report']?.body ?? {}],
  ['submission', receiptWritten],
];
const texts = hostileValues.filter(([, value]) => typeof value === 'string');

describe.skipIf(process.env.LONG_TESTS === undefined).each(pages)('the page of a %s', (page, body) => {
  it.each(texts)('renders the form again, or saves the post, with %s in any field', async (_value, value) => {
    const responses = await Promise.all(
      Object.keys(body).map(async (field) => {
        const fields = Object.entries(withField(body, field, value)).map(([name, text]): [string, string] => [
          name,
          String(text),
        ]);
        const type = 'application/x-www-form-urlencoded';
        return {
          field,
          ...(await send({ path: `/ru/${page}`, type, body: new URLSearchParams(fields).toString() })),
        };
      }),
    );
    const isClear = ({ status, text }: { status: number; text: string }) =>
      status === 200 || (status < 500 && text.includes('<form'));
    expect(responses.filter((response) => !isClear(response)).map(({ field, status }) => ({ field, status }))).toEqual(
      [],
    );
  });
});

const paths = [...new Set(Object.values(calls).map(({ path }) => path)), '/wms/dqgx/uploadFile'];

it.each(hostileBodies(JSON.stringify(calls['message']?.body)))(
  'responds to a body of %s with an error, or saves it as valid data',
  async (_name, type, body) => {
    const responses = await Promise.all(
      paths.map(async (path) => {
        const { status, text } = await send({ path: `/gw-api/en${path}`, type, body });
        return { path, status, code: JSON.parse(text).code };
      }),
    );
    expect(responses.filter(isServerErrorOrMismatch)).toEqual([]);
  },
);
