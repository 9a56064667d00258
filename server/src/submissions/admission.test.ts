import { createHash } from 'node:crypto';
import type { Challenge } from 'contract/challenge.ts';
import type { Submission, SubmissionKind } from 'contract/submissions.ts';
import { describe, expect, it } from 'vitest';
import { HourlyKeys } from '../hourly-keys.ts';
import { Refusal } from '../http/refusal.ts';
import { solveChallenge, writtenSolution } from '../../test/solve-challenge.ts';
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

let written = 0;

function started() {
  const clock = { time: Date.parse('2026-11-21T10:00:00Z'), steady: 7 * minute };
  const pass = (milliseconds: number) => {
    clock.time += milliseconds;
    clock.steady += milliseconds;
  };
  const clocks = { time: () => clock.time, steady: () => clock.steady };
  const { challengeFor, admit } = createAdmission(
    Buffer.alloc(32, 1),
    { perTenMinutes: { message: 10, resume: 10 }, clock: clocks },
    new HourlyKeys(clocks.steady),
  );
  /** Sends a new submission, or the one of a name once more; answers the marks, or the seconds to wait. */
  async function send(
    kind: SubmissionKind,
    challenge: string | undefined,
    { address = '203.0.113.7', name = `submission ${(written += 1)}` } = {},
  ) {
    const hash = createHash('sha256').update(name).digest();
    const sender = { kind, identity: { keyHash: hash, contentHash: hash }, address };
    const told = admit({ ...message, challenge }, sender);
    return told.catch((error: unknown) => (error instanceof Refusal ? error.retryAfter : error));
  }
  const solved = async (kind: SubmissionKind = 'message') => {
    const solution = solveChallenge(await challengeFor(kind));
    pass(5000);
    return solution;
  };
  return { clock, pass, challengeFor, send, solved };
}

describe('a solution', () => {
  it('is good for one submission', async () => {
    const { pass, send, solved } = started();
    const solution = await solved();
    // Which of the two comes first is nobody's to say.
    const both = await Promise.all([send('message', solution), send('message', solution)]);
    expect(both).toEqual(expect.arrayContaining([[], ['noChallenge']]));
    pass(11 * minute);
    expect(await send('message', solution)).toEqual(['noChallenge']);
  });

  it('is good for that submission once more, and a retry is not counted', async () => {
    const { send, solved } = started();
    const solution = await solved('report');
    for (let times = 0; times < 20; times += 1)
      expect(await send('report', solution, { name: 'one report' })).toEqual([]);
    expect(await send('report', undefined, { name: 'another', address: '203.0.113.8' })).toEqual(['noChallenge']);
    for (let times = 0; times < 20; times += 1)
      expect(await send('report', undefined, { name: 'another', address: '203.0.113.8' })).toEqual(['noChallenge']);
  });

  it('is not used up by a submission that is refused', async () => {
    const { pass, send, solved } = started();
    for (let times = 0; times < 2; times += 1) await send('message', undefined);
    const solution = await solved();
    expect(await send('message', solution)).toBeGreaterThan(0);
    pass(11 * minute);
    expect(await send('message', solution)).toEqual([]);
  });

  it('is good for its kind only, for an hour, and by the server’s clock', async () => {
    const { pass, send, solved } = started();
    expect(await send('message', await solved('report'))).toEqual(['noChallenge']);
    const solution = await solved();
    pass(59 * minute);
    expect(await send('message', solution)).toEqual([]);
    const late = await solved();
    pass(60 * minute);
    expect(await send('message', late)).toEqual(['noChallenge']);
  });

  it('that came back within three seconds was not written by hand', async () => {
    const { clock, challengeFor, send } = started();
    const solution = solveChallenge(await challengeFor('message'));
    expect(await send('message', solution)).toEqual(['tooFast']);
    const another = solveChallenge(await challengeFor('message'));
    // Somebody set the server's clock back.
    clock.time -= 30 * minute;
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
    const { challengeFor, pass, send } = started();
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
  it('is five reports an hour with a solved challenge, one without', async () => {
    const { send, solved } = started();
    for (let times = 0; times < 5; times += 1) expect(await send('report', await solved('report'))).toEqual([]);
    expect(await send('report', await solved('report'))).toBeGreaterThan(3000);
    expect(await send('report', undefined, { address: '203.0.113.9' })).toEqual(['noChallenge']);
    expect(await send('report', undefined, { address: '203.0.113.9' })).toBeGreaterThan(3000);
  });

  it('is each kind’s own', async () => {
    const { send } = started();
    expect(await send('report', undefined)).toEqual(['noChallenge']);
    expect(await send('message', undefined)).toEqual(['noChallenge']);
  });

  it('is one for a network of version 6, however many addresses it has, and one for both spellings of version 4', async () => {
    const { send } = started();
    expect(await send('report', undefined, { address: '2001:db8:1:2::1' })).toEqual(['noChallenge']);
    expect(await send('report', undefined, { address: '2001:db8:1:2:ffff::9' })).toBeGreaterThan(0);
    expect(await send('report', undefined, { address: '2001:db8:1:3::1' })).toEqual(['noChallenge']);
    expect(await send('report', undefined, { address: '198.51.100.4' })).toEqual(['noChallenge']);
    expect(await send('report', undefined, { address: '::ffff:198.51.100.4' })).toBeGreaterThan(0);
  });

  it('is not what all together send: above twenty reports an hour challenges grow harder, and no report is refused', async () => {
    const { challengeFor, pass, send } = started();
    const largest = async () => (await challengeFor('report')).maxnumber;
    const calm = await largest();
    for (let sender = 0; sender < 20; sender += 1) await send('report', undefined, { address: `192.0.2.${sender}` });
    expect(await largest()).toBe(calm);
    expect(await send('report', undefined, { address: '192.0.2.200' })).toEqual(['noChallenge']);
    expect(await largest()).toBe(calm * 2);
    for (let sender = 0; sender < 80; sender += 1)
      expect(await send('report', undefined, { address: `198.51.100.${sender}` })).toEqual(['noChallenge']);
    expect(await largest()).toBe(calm * 4);
    expect((await challengeFor('message')).maxnumber).toBe(calm);
    pass(62 * minute);
    expect(await largest()).toBe(calm);
  });
});
