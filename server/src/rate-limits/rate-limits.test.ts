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
const address = '203.0.113.7';

let own: TestRateLimits;
beforeAll(async () => {
  own = await testRateLimits();
});
afterAll(() => own.close());
// Twenty past the hour; the mocked clock moves only when a test moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:20:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  for (const table of ['rate_limit', 'spent_challenge', 'address_hash_key'])
    await sql`truncate ${sql.table(table)}`.execute(own.db);
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const rows = () => own.db.selectFrom('rateLimit').selectAll().execute();

/** Undefined if it passes, otherwise the seconds to wait. */
async function use(limit: RateLimiter, weight = 1, from = address): Promise<number | undefined> {
  try {
    await limit.reserve(from, weight);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error.retryAfter;
    throw error;
  }
}

async function passing(limits: readonly RateLimiter[], times: number, from = address): Promise<number> {
  let passed = 0;
  for (let time = 0; time < times; time += 1) {
    const limit = limits[time % limits.length];
    if (limit && (await use(limit, 1, from)) === undefined) passed += 1;
  }
  return passed;
}

const report = { max: 5, seconds: 3600 };

describe('an allowance', () => {
  it('is one for all instances, and says when there is room again', async () => {
    const both = [own.instance().limit('report', report), own.instance().limit('report', report)] as const;
    expect(await passing(both, 9)).toBe(5);
    const wait = (await use(both[1])) ?? 0;
    expect(wait).toBeGreaterThan(59 * 60);
    expect(wait).toBeLessThanOrEqual(61 * 60);
    expect(await use(both[0], 1, '203.0.113.8')).toBeUndefined();
    pass(wait * 1000);
    expect(await passing(both, 9)).toBe(5);
  });

  it('weighs: what weighs more than all fits where nothing is counted, and what is refused is not counted', async () => {
    const limit = own.instance().limit('report', report);
    expect(await use(limit, 3)).toBeUndefined();
    expect(await use(limit, 5)).toBeGreaterThan(0);
    expect(await use(limit, 2)).toBeUndefined();
    const small = own.instance().limit('small', { max: 3, seconds: 600 });
    expect(await use(small, 5)).toBeUndefined();
    expect(await use(small, 5)).toBeGreaterThan(0);
  });

  it('is not renewed at the turn of the hour, whichever minute it falls on', async () => {
    for (const before of [1, 25, 58]) {
      const both = [own.instance().limit('report', report), own.instance().limit('report', report)];
      vi.setSystemTime(Date.parse('2026-11-21T11:00:00Z') - before * minute);
      const from = `198.51.100.${before}`;
      expect(await passing(both, 7, from)).toBe(5);
      vi.setSystemTime(Date.parse('2026-11-21T11:00:01Z'));
      expect(await passing(both, 4, from), `${before} minutes before the turn`).toBe(0);
      pass((62 - before) * minute);
      expect(await passing(both, 7, from)).toBe(5);
    }
  });

  it('gets back what was reserved and not used, but nothing after its window', async () => {
    const limit = own.instance().limit('uploads', { max: 10, seconds: 600 });
    const refund = await limit.reserve(address, 8);
    expect(await use(limit, 4)).toBeGreaterThan(0);
    await refund(6);
    expect(await use(limit, 8)).toBeUndefined();
    pass(11 * minute);
    await refund(2);
    expect(await passing([limit], 20)).toBe(10);
  });

  it('of a network is one for all its addresses', async () => {
    const limit = own.instance().limit('wrong receipts', { max: 3, seconds: 3600, maxOfNetwork: 5 });
    const passed = async (addresses: string[]) => {
      let count = 0;
      for (const from of addresses) count += await passing([limit], 1, from);
      return count;
    };
    const subnets = Array.from({ length: 40 }, (_, index) => `2001:db8:7:${index.toString(16)}::1`);
    expect(await passed(subnets)).toBe(5);
    expect(await passed(['2001:db8:8::1', '2001:db8:8::2', '2001:db8:8::3', '2001:db8:8::4'])).toBe(3);
    expect(await passed(Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`))).toBe(5);
    expect(await passed(['192.0.3.1', '::ffff:192.0.3.1', '192.0.3.1', '192.0.3.1'])).toBe(3);
  });
});

describe('what is kept', () => {
  it('is a hash that tells neither address nor kind, with its time rounded, in unlogged tables', async () => {
    const limits = own.instance();
    await limits.limit('report', report).reserve(address, 1);
    await limits.spentChallenges.spend({ challenge: 'ab'.repeat(32), usedFor: randomBytes(64) });
    await limits.hourlyTotal('reports').add();
    const all = await rows();
    expect(all).toHaveLength(2);
    for (const { key, expire } of all) expect([key.length, Number(expire) % minute]).toEqual([43, 0]);
    const { rows: kinds } = await sql<{ relpersistence: string }>`
      select relpersistence from pg_class
      where relname in ('rate_limit', 'spent_challenge', 'address_hash_key')`.execute(own.db);
    expect(kinds.map(({ relpersistence }) => relpersistence)).toEqual(['u', 'u', 'u']);
  });

  it('goes a minute after it has ended, and the keys of its hashes with the hour after theirs', async () => {
    const limits = own.instance();
    await limits.limit('report', report).reserve(address, 1);
    await limits.spentChallenges.spend({ challenge: 'ab'.repeat(32), usedFor: randomBytes(64) });
    const spent = () => own.db.selectFrom('spentChallenge').selectAll().execute();
    const keys = async () =>
      (await own.db.selectFrom('addressHashKey').selectAll().execute()).map(({ key }) => key.toString('hex'));
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

  it('has a bound: of more rows than there may be, those that end first go', async () => {
    await sql`
      insert into rate_limit select 'row ' || n, 1, ${Date.now()}::bigint + n from generate_series(1, 200003) n`.execute(
      own.db,
    );
    await own.instance().sweep();
    const { rows: left } = await sql<{ count: string; least: string }>`
      select count(*), min(expire) - ${Date.now()}::bigint as least from rate_limit`.execute(own.db);
    expect(left).toEqual([{ count: '200000', least: '4' }]);
  });

  it('may be emptied by a crash of PostgreSQL: after a minute all instances agree again', async () => {
    const [first, second] = [own.instance().limit('report', report), own.instance().limit('report', report)];
    await passing([first, second], 5);
    for (const table of ['rate_limit', 'address_hash_key']) await sql`truncate ${sql.table(table)}`.execute(own.db);
    pass(minute);
    expect(await passing([first, second], 9)).toBe(5);
  });
});

describe('a solution', () => {
  it('that was spent in one instance is spent in all, but for what it was spent for', async () => {
    const [first, second] = [own.instance().spentChallenges, own.instance().spentChallenges];
    const [challenge, mine, other] = ['cd'.repeat(32), randomBytes(64), randomBytes(64)];
    expect(await first.spend({ challenge, usedFor: mine })).toBe(true);
    expect(await second.spend({ challenge, usedFor: other })).toBe(false);
    expect(await second.spend({ challenge, usedFor: mine })).toBe(true);
    const both = await Promise.all(
      [first, second].map(({ spend }) => spend({ challenge: 'ef'.repeat(32), usedFor: randomBytes(64) })),
    );
    expect(both.toSorted()).toEqual([false, true]);
  });

  it('is not believed while there are too many', async () => {
    const spentChallenges = createSpentChallenges(own.db, 1000);
    const until = new Date(Date.now() + hour);
    await sql`
      insert into spent_challenge
      select decode(lpad(to_hex(n), 64, '0'), 'hex'), '\\x00', ${until} from generate_series(1, 1000) n`.execute(
      own.db,
    );
    await spentChallenges.sweep();
    expect(await spentChallenges.spend({ challenge: 'ef'.repeat(32), usedFor: randomBytes(64) })).toBe(false);
    pass(2 * hour);
    await spentChallenges.sweep();
    expect(await spentChallenges.spend({ challenge: 'ef'.repeat(32), usedFor: randomBytes(64) })).toBe(true);
  });
});

it('all together are counted for an hour', async () => {
  const [first, second] = [own.instance().hourlyTotal('reports'), own.instance().hourlyTotal('reports')];
  for (const total of [first, second, first]) await total.add();
  expect([await first.sum(), await second.sum()]).toEqual([3, 3]);
  pass(2 * hour);
  expect(await second.sum()).toBe(0);
});
