import { createHash } from 'node:crypto';
import type { Challenge, ChallengeKind } from 'contract/submissions/challenge.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestRateLimits, testRateLimits } from '../../../test/rate-limits.ts';
import { message } from '../../../test/sample-submissions.ts';
import { easyChallenge, encodeSolution, solveChallenge } from '../../../test/solve-challenge.ts';
import { HttpError } from '../../http/http-error.ts';
import { createAdmission } from './admission.ts';

const minute = 60_000;

let testLimits: TestRateLimits;
beforeAll(async () => {
  testLimits = await testRateLimits();
});
afterAll(() => testLimits.close());
// The mocked clock moves only when a test moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:07:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  for (const table of ['rate_limit', 'spent_challenge']) await sql`truncate ${sql.table(table)}`.execute(testLimits.db);
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

let sentCount = 0;

function started({ unsolvedReportDelayMilliseconds = 0 } = {}) {
  const secret = Buffer.alloc(32, 1);
  const { challengeFor, admit, verifyReceiptChallenge } = createAdmission(
    secret,
    { perTenMinutes: { message: 10, resume: 10 }, unsolvedReportDelayMilliseconds },
    testLimits.instance(),
  );
  /** Sends a new submission, or repeats one by name; returns the signals, or the seconds to wait. */
  async function send(
    kind: SubmissionKind,
    challenge: string | undefined,
    { ip = '203.0.113.7', name = `submission ${(sentCount += 1)}` } = {},
  ) {
    const hash = createHash('sha256').update(name).digest();
    const sender = { kind, hashes: { keyHash: hash, contentHash: hash }, ip };
    try {
      return (await admit({ ...message, challenge }, sender)).spamSignals;
    } catch (error) {
      return error instanceof HttpError ? error.retryAfter : error;
    }
  }
  const solved = async (kind: ChallengeKind = 'message') => {
    const solution = await easyChallenge(secret, kind);
    pass(5000);
    return solution;
  };
  return { challengeFor, send, solved, verifyReceiptChallenge };
}

describe('a solution', () => {
  it('is valid for one submission', async () => {
    const { send, solved } = started();
    const solution = await solved();
    // The order of the two is undefined.
    const both = await Promise.all([send('message', solution), send('message', solution)]);
    expect(both).toEqual(expect.arrayContaining([[], ['noChallenge']]));
    pass(11 * minute);
    expect(await send('message', solution)).toEqual(['noChallenge']);
  });

  it('is valid again for a retry of its submission', async () => {
    const { send, solved } = started();
    const solution = await solved('report');
    for (let times = 0; times < 5; times += 1)
      expect(await send('report', solution, { name: 'one report' })).toEqual([]);
  });

  it('of a receipt challenge is valid for one receipt, in any instance, and for no form', async () => {
    const [first, second] = [started(), started()];
    const solution = await first.solved('receipt');
    expect(await first.send('message', solution)).toEqual(['noChallenge']);
    expect(await second.verifyReceiptChallenge(solution)).toBe(true);
    expect(await first.verifyReceiptChallenge(solution)).toBe(false);
    expect(await first.verifyReceiptChallenge(await first.solved('report'))).toBe(false);
    expect(await first.verifyReceiptChallenge(undefined)).toBe(false);
  });

  it('is spent in all instances after its use in one', async () => {
    const [first, second] = [started(), started()];
    const solution = await first.solved();
    expect(await first.send('message', solution)).toEqual([]);
    expect(await second.send('message', solution)).toEqual(['noChallenge']);
  });

  it('is not spent by a rejected submission', async () => {
    const { send, solved } = started();
    for (let times = 0; times < 2; times += 1) await send('message', undefined);
    const solution = await solved();
    const name = 'the rejected one';
    expect(await send('message', solution, { name })).toBeGreaterThan(0);
    pass(11 * minute);
    expect(await send('message', solution, { name })).toEqual([]);
  });

  it('is valid for its kind only and for an hour by the server’s clock', async () => {
    const { send, solved } = started();
    expect(await send('message', await solved('report'))).toEqual(['noChallenge']);
    const solution = await solved();
    pass(59 * minute);
    expect(await send('message', solution)).toEqual([]);
    const late = await solved();
    pass(60 * minute);
    expect(await send('message', late)).toEqual(['noChallenge']);
  });

  it('is marked tooFast if it comes back within three seconds', async () => {
    const { challengeFor, send } = started();
    const solution = solveChallenge(await challengeFor('message'));
    expect(await send('message', solution)).toEqual(['tooFast']);
    const another = solveChallenge(await challengeFor('message'));
    // The server's clock was set back.
    pass(-30 * minute);
    expect(await send('message', another)).toEqual(['tooFast']);
  });

  const forgeries: [string, (challenge: Challenge, solution: Solution) => unknown][] = [
    ['an empty object', () => ({})],
    ['another number', (_challenge, solution) => ({ ...solution, number: solution.number + 1 })],
    [
      'a later expiry',
      (_challenge, solution) => ({ ...solution, salt: solution.salt.replace('expires=1', 'expires=2') }),
    ],
    [
      'a digit moved from the number to the salt',
      (_challenge, { number, salt, ...rest }) => {
        const [first = '', ...others] = String(number);
        return { ...rest, salt: salt + first, number: Number(others.join('')) };
      },
    ],
    ['the number as text', (_challenge, solution) => ({ ...solution, number: String(solution.number) })],
    [
      'a challenge that the server did not issue',
      () => {
        const salt = 'mine?kind=message&issued=1&expires=9999999999&';
        const challenge = createHash('sha256').update(`${salt}1`).digest('hex');
        return { algorithm: 'SHA-256', challenge, number: 1, salt, signature: challenge };
      },
    ],
    ['a weaker hash', (_challenge, solution) => ({ ...solution, algorithm: 'SHA-1' })],
    ['an array', () => []],
  ];
  it.each(forgeries)('is invalid if it is forged: %s', async (_name, forge) => {
    const { challengeFor, send } = started();
    const challenge = await challengeFor('message');
    const solution: Solution = JSON.parse(Buffer.from(solveChallenge(challenge), 'base64').toString());
    pass(5000);
    expect(await send('message', encodeSolution(Object(forge(challenge, solution))))).toEqual(['noChallenge']);
  });

  it.each([
    ['an empty text', ''],
    ['no base64', '%%%'],
    ['null', 'bnVsbA=='],
    ['a long text', '\u{1F600}'.repeat(1000)],
  ])('is invalid if it is malformed: %s', async (_name, text) => {
    expect(await started().send('message', text)).toEqual(['noChallenge']);
  });
});

type Solution = { number: number; salt: string };

describe('the rate limit', () => {
  it('allows five reports an hour, with or without a solved challenge', async () => {
    const { send, solved } = started();
    for (let times = 0; times < 5; times += 1) expect(await send('report', await solved('report'))).toEqual([]);
    expect(await send('report', await solved('report'))).toBeGreaterThan(3000);
    for (let times = 0; times < 5; times += 1)
      expect(await send('report', undefined, { ip: '203.0.114.9' })).toEqual(['noChallenge']);
    expect(await send('report', undefined, { ip: '203.0.114.9' })).toBeGreaterThan(3000);
  });

  it('is the same without a solved challenge, which only delays a report', async () => {
    const { send, solved } = started({ unsolvedReportDelayMilliseconds: 2000 });
    const challenge = await solved('report');
    const admitted: string[] = [];
    const sendNamed = async (what: string, kind: SubmissionKind, solution?: string) => {
      expect(await send(kind, solution)).toEqual(solution === undefined ? ['noChallenge'] : []);
      admitted.push(what);
    };
    const delayed = sendNamed('report without a solution', 'report');
    await sendNamed('message without a solution', 'message');
    await sendNamed('report', 'report', challenge);
    await delayed;
    expect(admitted).toEqual(['message without a solution', 'report', 'report without a solution']);
  });

  it('counts each kind separately', async () => {
    const { send } = started();
    expect(await send('report', undefined)).toEqual(['noChallenge']);
    expect(await send('message', undefined)).toEqual(['noChallenge']);
  });

  it('counts all IP addresses of an IPv6 /64 network together, and both spellings of an IPv4 address', async () => {
    const { send } = started();
    const passed = async (...ips: string[]) => {
      const results = [];
      for (const ip of ips) results.push(await send('message', undefined, { ip }));
      return results.map((result) => Array.isArray(result));
    };
    const [first, second] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'];
    expect(await passed(first, second, first, '2001:db8:1:3::1')).toEqual([true, true, false, true]);
    const [short, mapped] = ['198.51.100.4', '::ffff:198.51.100.4'];
    expect(await passed(short, mapped, short)).toEqual([true, true, false]);
  });

  it('raises the difficulty above twenty reports an hour from all IP addresses, and rejects none', async () => {
    const { challengeFor, send } = started();
    const difficulty = async () => (await challengeFor('report')).maxnumber;
    const baseline = await difficulty();
    for (let sender = 0; sender < 20; sender += 1) await send('report', undefined, { ip: `192.0.${sender}.2` });
    expect(await difficulty()).toBe(baseline);
    expect(await send('report', undefined, { ip: '192.0.2.200' })).toEqual(['noChallenge']);
    expect(await difficulty()).toBe(baseline * 2);
    for (let sender = 0; sender < 80; sender += 1)
      expect(await send('report', undefined, { ip: `198.51.${sender}.4` })).toEqual(['noChallenge']);
    expect(await difficulty()).toBe(baseline * 4);
    expect((await challengeFor('message')).maxnumber).toBe(baseline);
    pass(62 * minute);
    expect(await difficulty()).toBe(baseline);
  });
});
