import { createHash } from 'node:crypto';
import type { Challenge, ChallengeKind } from 'contract/challenge.ts';
import type { Submission, SubmissionKind } from 'contract/submissions.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestRateLimits, testRateLimits } from '../../../test/rate-limits.ts';
import { solveChallenge, writtenSolution } from '../../../test/solve-challenge.ts';
import { HttpError } from '../../http/http-error.ts';
import { createAdmission } from './admission.ts';

const minute = 60_000;
const message: Submission = {
  sayType: '2',
  reporterType: '1',
  reporter: '王建国',
  reporterMobile: '13800138000',
  email: 'buyer@example.com',
  remark: '请报价',
};

let own: TestRateLimits;
beforeAll(async () => {
  own = await testRateLimits();
});
afterAll(() => own.close());
// The mocked clock moves only when a test moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:07:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  for (const table of ['rate_limit', 'spent_challenge']) await sql`truncate ${sql.table(table)}`.execute(own.db);
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

let written = 0;

function started() {
  const { challengeFor, admit, verifyReceiptChallenge } = createAdmission(
    Buffer.alloc(32, 1),
    { perTenMinutes: { message: 10, resume: 10 }, slowedMilliseconds: 0 },
    own.instance(),
  );
  /** Sends a new submission, or repeats one by name; returns the signals, or the seconds to wait. */
  async function send(
    kind: SubmissionKind,
    challenge: string | undefined,
    { address = '203.0.113.7', name = `submission ${(written += 1)}` } = {},
  ) {
    const hash = createHash('sha256').update(name).digest();
    const sender = { kind, hashes: { keyHash: hash, contentHash: hash }, address };
    try {
      return (await admit({ ...message, challenge }, sender)).spamSignals;
    } catch (error) {
      return error instanceof HttpError ? error.retryAfter : error;
    }
  }
  const solved = async (kind: ChallengeKind = 'message') => {
    const solution = solveChallenge(await challengeFor(kind));
    pass(5000);
    return solution;
  };
  return { challengeFor, send, solved, verifyReceiptChallenge };
}

describe('a solution', () => {
  it('is good for one submission', async () => {
    const { send, solved } = started();
    const solution = await solved();
    // The order of the two is undefined.
    const both = await Promise.all([send('message', solution), send('message', solution)]);
    expect(both).toEqual(expect.arrayContaining([[], ['noChallenge']]));
    pass(11 * minute);
    expect(await send('message', solution)).toEqual(['noChallenge']);
  });

  it('is good for that submission once more', async () => {
    const { send, solved } = started();
    const solution = await solved('report');
    for (let times = 0; times < 5; times += 1)
      expect(await send('report', solution, { name: 'one report' })).toEqual([]);
  });

  it('of a challenge for receipts is good for one of them, in any instance, and for no form', async () => {
    const [first, second] = [started(), started()];
    const solution = await first.solved('receipt');
    expect(await first.send('message', solution)).toEqual(['noChallenge']);
    expect(await second.verifyReceiptChallenge(solution)).toBe(true);
    expect(await first.verifyReceiptChallenge(solution)).toBe(false);
    expect(await first.verifyReceiptChallenge(await first.solved('report'))).toBe(false);
    expect(await first.verifyReceiptChallenge(undefined)).toBe(false);
  });

  it('that was used in one instance is used up in all', async () => {
    const [first, second] = [started(), started()];
    const solution = await first.solved();
    expect(await first.send('message', solution)).toEqual([]);
    expect(await second.send('message', solution)).toEqual(['noChallenge']);
  });

  it('is not used up by a submission that is refused', async () => {
    const { send, solved } = started();
    for (let times = 0; times < 2; times += 1) await send('message', undefined);
    const solution = await solved();
    const name = 'the refused one';
    expect(await send('message', solution, { name })).toBeGreaterThan(0);
    pass(11 * minute);
    expect(await send('message', solution, { name })).toEqual([]);
  });

  it('is good for its kind only, for an hour, and by the server’s clock', async () => {
    const { send, solved } = started();
    expect(await send('message', await solved('report'))).toEqual(['noChallenge']);
    const solution = await solved();
    pass(59 * minute);
    expect(await send('message', solution)).toEqual([]);
    const late = await solved();
    pass(60 * minute);
    expect(await send('message', late)).toEqual(['noChallenge']);
  });

  it('that came back within three seconds was not written by hand', async () => {
    const { challengeFor, send } = started();
    const solution = solveChallenge(await challengeFor('message'));
    expect(await send('message', solution)).toEqual(['tooFast']);
    const another = solveChallenge(await challengeFor('message'));
    // The server's clock was set back.
    pass(-30 * minute);
    expect(await send('message', another)).toEqual(['tooFast']);
  });

  const forgeries: [string, (challenge: Challenge, solution: Solution) => unknown][] = [
    ['nothing', () => ({})],
    ['another number', (_challenge, solution) => ({ ...solution, number: solution.number + 1 })],
    ['a later end', (_challenge, solution) => ({ ...solution, salt: solution.salt.replace('expires=1', 'expires=2') })],
    [
      'a digit moved from the number to the salt',
      (_challenge, { number, salt, ...rest }) => {
        const [first = '', ...others] = String(number);
        return { ...rest, salt: salt + first, number: Number(others.join('')) };
      },
    ],
    ['its number as text', (_challenge, solution) => ({ ...solution, number: String(solution.number) })],
    [
      'one of its own making',
      () => {
        const salt = 'mine?kind=message&issued=1&expires=9999999999&';
        const challenge = createHash('sha256').update(`${salt}1`).digest('hex');
        return { algorithm: 'SHA-256', challenge, number: 1, salt, signature: challenge };
      },
    ],
    ['a weaker hash', (_challenge, solution) => ({ ...solution, algorithm: 'SHA-1' })],
    ['an array', () => []],
  ];
  it.each(forgeries)('that is forged is none: %s', async (_name, forge) => {
    const { challengeFor, send } = started();
    const challenge = await challengeFor('message');
    const solution: Solution = JSON.parse(Buffer.from(solveChallenge(challenge), 'base64').toString());
    pass(5000);
    expect(await send('message', writtenSolution(Object(forge(challenge, solution))))).toEqual(['noChallenge']);
  });

  it.each([
    ['empty', ''],
    ['no base64', '%%%'],
    ['null', 'bnVsbA=='],
    ['long', '\u{1F600}'.repeat(1000)],
  ])('that is none at all: %s', async (_name, text) => {
    expect(await started().send('message', text)).toEqual(['noChallenge']);
  });
});

type Solution = { number: number; salt: string };

describe('the allowance', () => {
  it('is five reports an hour, with a solved challenge and without', async () => {
    const { send, solved } = started();
    for (let times = 0; times < 5; times += 1) expect(await send('report', await solved('report'))).toEqual([]);
    expect(await send('report', await solved('report'))).toBeGreaterThan(3000);
    for (let times = 0; times < 5; times += 1)
      expect(await send('report', undefined, { address: '203.0.114.9' })).toEqual(['noChallenge']);
    expect(await send('report', undefined, { address: '203.0.114.9' })).toBeGreaterThan(3000);
  });

  it('is each kind’s own', async () => {
    const { send } = started();
    expect(await send('report', undefined)).toEqual(['noChallenge']);
    expect(await send('message', undefined)).toEqual(['noChallenge']);
  });

  it('is one for a network of version 6, however many addresses it has, and one for both spellings of version 4', async () => {
    const { send } = started();
    const passed = async (...addresses: string[]) => {
      const told = [];
      for (const address of addresses) told.push(await send('message', undefined, { address }));
      return told.map((one) => Array.isArray(one));
    };
    const [first, second] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'];
    expect(await passed(first, second, first, '2001:db8:1:3::1')).toEqual([true, true, false, true]);
    const [short, mapped] = ['198.51.100.4', '::ffff:198.51.100.4'];
    expect(await passed(short, mapped, short)).toEqual([true, true, false]);
  });

  it('is not what all together send: above twenty reports an hour challenges grow harder, and no report is refused', async () => {
    const { challengeFor, send } = started();
    const largest = async () => (await challengeFor('report')).maxnumber;
    const baseline = await largest();
    for (let sender = 0; sender < 20; sender += 1) await send('report', undefined, { address: `192.0.${sender}.2` });
    expect(await largest()).toBe(baseline);
    expect(await send('report', undefined, { address: '192.0.2.200' })).toEqual(['noChallenge']);
    expect(await largest()).toBe(baseline * 2);
    for (let sender = 0; sender < 80; sender += 1)
      expect(await send('report', undefined, { address: `198.51.${sender}.4` })).toEqual(['noChallenge']);
    expect(await largest()).toBe(baseline * 4);
    expect((await challengeFor('message')).maxnumber).toBe(baseline);
    pass(62 * minute);
    expect(await largest()).toBe(baseline);
  });
});
