/** Limits shared by several instances: each `instance()` is one of them on the same database. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestRateLimits, testRateLimits } from '../../test/rate-limits.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createSpentChallenges } from './spent-challenges.ts';

const minute = 60_000;
const hour = 60 * minute;
const ip = '203.0.113.7';

let testLimits: TestRateLimits;
beforeAll(async () => {
  testLimits = await testRateLimits();
});
afterAll(() => testLimits.close());
// Twenty past the hour; the mocked clock moves only when a test moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:20:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  for (const table of ['rate_limit', 'spent_challenge', 'address_hash_key'])
    await sql`truncate ${sql.table(table)}`.execute(testLimits.db);
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const rows = () => testLimits.db.selectFrom('rateLimit').selectAll().execute();

/** Undefined if it passes, otherwise the seconds to wait. */
async function use(limit: RateLimiter, weight = 1, from = ip): Promise<number | undefined> {
  try {
    await limit.reserve(from, weight);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error.retryAfter;
    throw error;
  }
}

async function passing(limits: readonly RateLimiter[], times: number, from = ip): Promise<number> {
  let passed = 0;
  for (let time = 0; time < times; time += 1) {
    const limit = limits[time % limits.length];
    if (limit && (await use(limit, 1, from)) === undefined) passed += 1;
  }
  return passed;
}

const report = { max: 5, seconds: 3600 };

describe('a rate limit', () => {
  it('is shared by all instances, and returns the seconds to wait', async () => {
    const both = [
      testLimits.instance().limit('report', report),
      testLimits.instance().limit('report', report),
    ] as const;
    expect(await passing(both, 9)).toBe(5);
    const wait = (await use(both[1])) ?? 0;
    expect(wait).toBeGreaterThan(59 * 60);
    expect(wait).toBeLessThanOrEqual(61 * 60);
    expect(await use(both[0], 1, '203.0.113.8')).toBeUndefined();
    pass(wait * 1000);
    expect(await passing(both, 9)).toBe(5);
  });

  it('accepts a weight beyond its maximum only in an empty window, and does not count rejected uses', async () => {
    const limit = testLimits.instance().limit('report', report);
    expect(await use(limit, 3)).toBeUndefined();
    expect(await use(limit, 5)).toBeGreaterThan(0);
    expect(await use(limit, 2)).toBeUndefined();
    const small = testLimits.instance().limit('small', { max: 3, seconds: 600 });
    expect(await use(small, 5)).toBeUndefined();
    expect(await use(small, 5)).toBeGreaterThan(0);
  });

  it('does not start again when the hash key changes on the hour', async () => {
    for (const before of [1, 25, 58]) {
      const both = [testLimits.instance().limit('report', report), testLimits.instance().limit('report', report)];
      vi.setSystemTime(Date.parse('2026-11-21T11:00:00Z') - before * minute);
      const from = `198.51.100.${before}`;
      expect(await passing(both, 7, from)).toBe(5);
      vi.setSystemTime(Date.parse('2026-11-21T11:00:01Z'));
      expect(await passing(both, 4, from), `${before} minutes before the hour`).toBe(0);
      pass((62 - before) * minute);
      expect(await passing(both, 7, from)).toBe(5);
    }
  });

  it('refunds unused points, but not after their window', async () => {
    const limit = testLimits.instance().limit('uploads', { max: 10, seconds: 600 });
    const refund = await limit.reserve(ip, 8);
    expect(await use(limit, 4)).toBeGreaterThan(0);
    await refund(6);
    expect(await use(limit, 8)).toBeUndefined();
    pass(11 * minute);
    await refund(2);
    expect(await passing([limit], 20)).toBe(10);
  });

  it('of a network is shared by all its IP addresses', async () => {
    const limit = testLimits.instance().limit('wrong receipts', { max: 3, seconds: 3600, maxOfNetwork: 5 });
    const passed = async (ips: string[]) => {
      let count = 0;
      for (const from of ips) count += await passing([limit], 1, from);
      return count;
    };
    const subnets = Array.from({ length: 40 }, (_, index) => `2001:db8:7:${index.toString(16)}::1`);
    expect(await passed(subnets)).toBe(5);
    expect(await passed(['2001:db8:8::1', '2001:db8:8::2', '2001:db8:8::3', '2001:db8:8::4'])).toBe(3);
    expect(await passed(Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`))).toBe(5);
    expect(await passed(['192.0.3.1', '::ffff:192.0.3.1', '192.0.3.1', '192.0.3.1'])).toBe(3);
  });
});

describe('the stored rows', () => {
  it('have a hash and a rounded time, and are in unlogged tables', async () => {
    const limits = testLimits.instance();
    await limits.limit('report', report).reserve(ip, 1);
    await limits.spentChallenges.spend({ challenge: 'ab'.repeat(32), usedFor: randomBytes(64) });
    await limits.hourlyTotal('reports').add();
    const all = await rows();
    expect(all).toHaveLength(2);
    for (const { key, expire } of all) expect([key.length, Number(expire) % minute]).toEqual([43, 0]);
    const { rows: kinds } = await sql<{ relpersistence: string }>`
      select relpersistence from pg_class
      where relname in ('rate_limit', 'spent_challenge', 'address_hash_key')`.execute(testLimits.db);
    expect(kinds.map(({ relpersistence }) => relpersistence)).toEqual(['u', 'u', 'u']);
  });

  it('are deleted a minute after they expire, and their hash keys an hour after their own', async () => {
    const limits = testLimits.instance();
    await limits.limit('report', report).reserve(ip, 1);
    await limits.spentChallenges.spend({ challenge: 'ab'.repeat(32), usedFor: randomBytes(64) });
    const spent = () => testLimits.db.selectFrom('spentChallenge').selectAll().execute();
    const keys = async () =>
      (await testLimits.db.selectFrom('addressHashKey').selectAll().execute()).map(({ key }) => key.toString('hex'));
    const [first = 'none'] = await keys();
    await limits.sweep();
    expect([(await rows()).length, (await spent()).length]).toEqual([1, 1]);
    pass(62 * minute);
    await limits.sweep();
    expect(await rows()).toEqual([]);
    pass(10 * minute);
    await limits.sweep();
    expect(await spent()).toEqual([]);
    expect(await keys()).toContain(first);
    pass(hour);
    await limits.sweep();
    expect(await keys()).not.toContain(first);
  });

  it('are limited in number: those that expire first are deleted', async () => {
    await sql`
      insert into rate_limit select 'row ' || n, 1, ${Date.now()}::bigint + n from generate_series(1, 200003) n`.execute(
      testLimits.db,
    );
    await testLimits.instance().sweep();
    const { rows: left } = await sql<{ count: string; least: string }>`
      select count(*), min(expire) - ${Date.now()}::bigint as least from rate_limit`.execute(testLimits.db);
    expect(left).toEqual([{ count: '200000', least: '4' }]);
  });

  it('may be lost in a crash of PostgreSQL: after a minute all instances share a limit again', async () => {
    const [first, second] = [
      testLimits.instance().limit('report', report),
      testLimits.instance().limit('report', report),
    ];
    await passing([first, second], 5);
    for (const table of ['rate_limit', 'address_hash_key'])
      await sql`truncate ${sql.table(table)}`.execute(testLimits.db);
    pass(minute);
    expect(await passing([first, second], 9)).toBe(5);
  });
});

describe('a solution', () => {
  it('is spent in all instances after its use in one, except for the same use', async () => {
    const [first, second] = [testLimits.instance().spentChallenges, testLimits.instance().spentChallenges];
    const [challenge, sameUse, otherUse] = ['cd'.repeat(32), randomBytes(64), randomBytes(64)];
    expect(await first.spend({ challenge, usedFor: sameUse })).toBe(true);
    expect(await second.spend({ challenge, usedFor: otherUse })).toBe(false);
    expect(await second.spend({ challenge, usedFor: sameUse })).toBe(true);
    const both = await Promise.all(
      [first, second].map(({ spend }) => spend({ challenge: 'ef'.repeat(32), usedFor: randomBytes(64) })),
    );
    expect(both.toSorted()).toEqual([false, true]);
  });

  it('is rejected while the table is full', async () => {
    const spentChallenges = createSpentChallenges(testLimits.db, 1000);
    const until = new Date(Date.now() + hour);
    await sql`
      insert into spent_challenge
      select decode(lpad(to_hex(n), 64, '0'), 'hex'), '\\x00', ${until} from generate_series(1, 1000) n`.execute(
      testLimits.db,
    );
    await spentChallenges.sweep();
    expect(await spentChallenges.spend({ challenge: 'ef'.repeat(32), usedFor: randomBytes(64) })).toBe(false);
    pass(2 * hour);
    await spentChallenges.sweep();
    expect(await spentChallenges.spend({ challenge: 'ef'.repeat(32), usedFor: randomBytes(64) })).toBe(true);
  });
});

it('counts the hourly total of all instances', async () => {
  const [first, second] = [testLimits.instance().hourlyTotal('reports'), testLimits.instance().hourlyTotal('reports')];
  for (const total of [first, second, first]) await total.add();
  expect([await first.sum(), await second.sum()]).toEqual([3, 3]);
  pass(2 * hour);
  expect(await second.sum()).toBe(0);
});
