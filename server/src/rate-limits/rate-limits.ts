import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { messageOf } from '../errors/error-message.ts';
import { type IpHashKeys, createIpHashKeys } from './ip-hash-keys.ts';
import { type Count, createCount, readPoints } from './counters.ts';
import { type Allowance, RateLimiter } from './rate-limiter.ts';
import { createSpentChallenges, type SpentChallenges } from './spent-challenges.ts';

/**
 * Bounds the table; rows that expire first are deleted. An attacker with more IP addresses has more
 * allowances anyway.
 */
const maxRows = 200_000;

/** Rate limits that all instances share. */
export type RateLimits = {
  /** Two limits with the same scope are the same limit. */
  limit: (scope: string, allowance: Allowance) => RateLimiter;
  spentChallenges: SpentChallenges;
  /** A counter for one hour that is not bound to an IP address. */
  hourlyTotal: (scope: string) => { add: () => Promise<void>; sum: () => Promise<number> };
  /** Deletes expired rows and those beyond the bound. */
  sweep: () => Promise<void>;
};

export function createRateLimits(db: Database, secret: Buffer): RateLimits {
  const keys = createIpHashKeys(db, secret);
  const spentChallenges = createSpentChallenges(db);
  const count = createCount(db);
  return {
    limit: (scope, allowance) => new RateLimiter({ db, count, keys }, scope, allowance),
    spentChallenges,
    hourlyTotal: (scope) => hourlyTotal({ db, count, keys }, scope),
    sweep: async () => {
      await sql`delete from rate_limit where expire <= ${Date.now()}`.execute(db);
      await sql`
        delete from rate_limit where key in
          (select key from rate_limit order by expire desc offset ${maxRows})`.execute(db);
      await spentChallenges.sweep();
      await keys.deleteExpired();
    },
  };
}

function hourlyTotal({ db, count, keys }: { db: Database; count: Count; keys: IpHashKeys }, scope: string) {
  const keyNow = async () => (await keys.hash(`${scope} total`)).current;
  return {
    add: async () => {
      const key = { current: await keyNow(), previous: undefined };
      await count({ ...key, window: 3_600_000, solved: 1, unsolved: 1, solution: undefined });
    },
    sum: async () => (await readPoints(db, await keyNow())) ?? 0,
  };
}

/** Every instance deletes expired rows: if another one has deleted them, this costs nothing. */
export function sweepEveryMinute({ sweep }: RateLimits): { stop: () => Promise<void> } {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = sweep().catch((error: unknown) =>
      console.error('Expired rows of the rate limits could not be deleted:', messageOf(error)),
    );
  }, 60_000).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
