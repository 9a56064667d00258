/** Visitors who send too much, or try to hide it. */
import type { Challenge } from 'contract/submissions/challenge.ts';
import { localeNames } from 'contract/locales.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openedSubmissions } from '../../../test/opened-submissions.ts';
import { type GatewayResponse, type RunningSite, runSite } from '../../../test/running-site.ts';
import { message } from '../../../test/sample-submissions.ts';
import { easyChallenge, solveChallenge } from '../../../test/solve-challenge.ts';

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
// A high limit, so that the request limit, which uses the real clock, does not come first.
const settings = { perTenMinutes: { message: 20, resume: 99_999 } };

const firstTime = Date.now();
let hours = 0;
let site: RunningSite;
let behindProxy: RunningSite;
beforeAll(async () => {
  site = await runSite(settings);
  behindProxy = await runSite({ ...settings, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] });
});
beforeEach(async () => {
  // The mocked clock moves only when a test moves it; an hour later all counters are empty.
  vi.useFakeTimers({ toFake: ['Date'], now: firstTime + (hours += 2) * 3_600_000 });
  await site.context.db.deleteFrom('submission').execute();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => Promise.all([site.close(), behindProxy.close()]));

type Sent = { to?: RunningSite; locale?: string; headers?: Record<string, string> };

async function send(fields: Record<string, unknown> = {}, { to = site, locale = 'en', headers = {} }: Sent = {}) {
  const response = await fetch(`${to.url}/gw-api/${locale}/wms/dqgx/submitReporter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...message, ...fields }),
  });
  const body: GatewayResponse = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body };
}

async function statuses(times: number, fields?: Record<string, unknown>, sent?: (index: number) => Sent) {
  const responses: number[] = [];
  for (let index = 0; index < times; index += 1) responses.push((await send(fields, sent?.(index))).status);
  return responses;
}

async function challenge(kind: SubmissionKind = 'message') {
  const response = await fetch(`${site.url}/gw-api/en/site/challenge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  });
  const { data }: { data: Challenge } = JSON.parse(await response.text());
  return { headers: response.headers, data };
}

async function solved(kind: SubmissionKind = 'message'): Promise<string> {
  const solution = await easyChallenge(site.context.secret, kind);
  pass(5000);
  return solution;
}

async function savedSignals() {
  const rows = await site.context.db.selectFrom('submission').select('suspicions').orderBy('receivedAt').execute();
  return rows.map(({ suspicions }) => suspicions);
}

const fourUnsolved = [200, 200, 200, 200, 429, 429];

describe('a challenge', () => {
  it('differs in each response, and is not cached', async () => {
    const [first, second] = [await challenge(), await challenge()];
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('etag')).toBeNull();
    expect(first.data).toMatchObject({ algorithm: 'SHA-256', maxnumber: 250_000, expiresIn: 3600 });
    expect(first.data.salt).toMatch(/^[0-9a-f]{24}\?kind=message&issued=\d{13}&expires=\d{10}&$/);
    expect(second.data.challenge).not.toBe(first.data.challenge);
  });

  it('is issued for every kind of form, and for nothing else', async () => {
    for (const kind of ['message', 'report', 'resume'])
      expect((await site.gateway('/cn/site/challenge', { kind })).status).toBe(200);
    for (const requested of [{}, { kind: 'letter' }, { kind: ['message', 'report'] }])
      expect((await site.gateway('/cn/site/challenge', requested)).status).toBe(422);
    expect((await site.gateway('/cn/site/challenge?kind=report')).status, 'not by the query').toBe(405);
  });

  it('that is solved leaves no spam signal, is not stored with the message, and can be used once', async () => {
    const solution = solveChallenge((await challenge()).data);
    pass(5000);
    expect((await send({ challenge: solution })).status).toBe(200);
    await send({ challenge: solution, remark: 'another one' });
    await send({ challenge: await solved('report') });
    expect(await savedSignals()).toEqual([[], ['noChallenge'], ['noChallenge']]);
    for (const { fields } of await openedSubmissions(site.context)) expect(fields).not.toHaveProperty('challenge');
  });

  it('may differ in a retry, which is saved once', async () => {
    const again = { idempotencyKey: '0123456789abcdef0123456789abcdef' };
    const receipts = [
      (await send({ ...again, challenge: await solved() })).body.receipt,
      (await send({ ...again, challenge: await solved() })).body.receipt,
      (await send(again)).body.receipt,
    ];
    expect(new Set(receipts).size).toBe(1);
    expect(await savedSignals()).toEqual([[]]);
  });

  it('is rejected by its field if it is no text, or has 5,000 characters', async () => {
    for (const wrong of [1, {}, ['x'], 'x'.repeat(5000)]) {
      const { status, body } = await send({ challenge: wrong });
      expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({
        status: 422,
        fields: ['challenge'],
      });
    }
  });
});

it('uses the visitor’s start time only to add a spam signal, never to avoid one', async () => {
  const fields = async (startedAt: unknown) => ({ startedAt, challenge: await solved() });
  for (const startedAt of [0, Date.now() + 86_400_000, 'tomorrow', null]) await send(await fields(startedAt));
  await send({ startedAt: 0 });
  await send({ startedAt: Date.now() });
  expect(await savedSignals()).toEqual([[], [], [], [], ['noChallenge'], ['tooFast', 'noChallenge']]);
});

describe('the rate limit', () => {
  it('allows twenty solved or four unsolved messages in ten minutes', async () => {
    expect(await statuses(6)).toEqual(fourUnsolved);
    expect((await send({ challenge: await solved() })).status).toBe(429);
    pass(11 * 60_000);
    for (let times = 0; times < 20; times += 1)
      expect((await send({ challenge: await solved(), remark: String(times) })).status).toBe(200);
    expect((await send({ challenge: await solved() })).status).toBe(429);
  });

  it.each(localeNames)('returns a 429 with the seconds to wait in the visitor’s language: %s', async (locale) => {
    await statuses(4);
    const { status, headers, body } = await send({}, { locale });
    expect({ status, msg: body.msg, error: body.error }).toEqual({
      status: 429,
      msg: words[locale].errors.tooManyRequests,
      error: 'tooManyRequests',
    });
    expect(Number(headers.get('retry-after'))).toBe(body.retryAfter);
    expect(body.retryAfter).toBeGreaterThan(500);
    expect(body.retryAfter).toBeLessThanOrEqual(610);
    expect(headers.get('cache-control')).toBe('no-store');
    pass((body.retryAfter ?? 0) * 1000);
    expect((await send({}, { locale })).status).toBe(200);
  });

  it('does not start again at a multiple of ten minutes', async () => {
    const window = 600_000;
    pass(window - (Date.now() % window) - 2000);
    expect(await statuses(5)).toEqual([200, 200, 200, 200, 429]);
    pass(4000);
    expect(await statuses(2)).toEqual([429, 429]);
  });

  it('does not count retries, and accepts them when it is exhausted', async () => {
    const again = { idempotencyKey: '0123456789abcdef0123456789abcdef' };
    for (let times = 0; times < 6; times += 1) expect((await send(again)).status).toBe(200);
    expect(await statuses(4)).toEqual([200, 200, 200, 429]);
    expect((await send(again)).status).toBe(200);
  });

  it('is shared by all languages', async () => {
    expect(await statuses(6, {}, (index) => ({ locale: localeNames[index % 3] ?? 'cn' }))).toEqual(fourUnsolved);
  });

  const forged: [string, (index: number) => Record<string, string>][] = [
    ['X-Forwarded-For', (index) => ({ 'x-forwarded-for': `203.0.113.${index}` })],
    ['a list in X-Forwarded-For', (index) => ({ 'x-forwarded-for': `203.0.113.${index}, 127.0.0.1` })],
    ['Forwarded', (index) => ({ forwarded: `for=203.0.113.${index}` })],
    ['X-Real-IP', (index) => ({ 'x-real-ip': `203.0.113.${index}`, 'cf-connecting-ip': `203.0.113.${index}` })],
    ['User-Agent and cookies', (index) => ({ 'user-agent': `browser ${index}`, cookie: `visitor=${index}` })],
  ];
  it.each(forged)('is not evaded by %s', async (_name, headersOf) => {
    expect(await statuses(6, {}, (index) => ({ headers: headersOf(index) }))).toEqual(fourUnsolved);
  });

  it('is not evaded by a field of the body', async () => {
    for (const field of ['idempotencyKey', 'startedAt', 'website', 'consentVersion', 'challenge']) {
      const responses: number[] = [];
      for (let index = 0; index < 6; index += 1)
        responses.push((await send({ [field]: `${field}-${index}-0123456789abcdef` })).status);
      expect(responses, field).toEqual(fourUnsolved);
      pass(700_000);
    }
  });

  it('counts the IP address that the trusted proxy appended, not those before it', async () => {
    const from = (forwarded: string) => ({ to: behindProxy, headers: { 'x-forwarded-for': forwarded } });
    expect(await statuses(6, {}, (index) => from(`203.0.113.${index}`))).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statuses(6, {}, (index) => from(`203.0.113.${index}, 198.51.100.1`))).toEqual(fourUnsolved);
    expect(await statuses(6, {}, (index) => from(`2001:db8:1:2::${index}`))).toEqual(fourUnsolved);
    expect(await statuses(2, {}, (index) => from(`2001:db8:1:${index + 3}::1`))).toEqual([200, 200]);
  });

  it('saves nothing of rejected messages', async () => {
    await statuses(6);
    expect(await savedSignals()).toHaveLength(4);
  });
});
