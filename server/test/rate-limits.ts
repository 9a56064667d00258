import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { openDatabase } from '../src/database/open.ts';
import type { Tables } from '../src/database/tables.ts';
import { createRateLimits, type RateLimits } from '../src/rate-limits/rate-limits.ts';
import { cloneDatabase } from './running-site.ts';

export type TestRateLimits = {
  db: Kysely<Tables>;
  /** Another instance of the same site, with the same secret. */
  instance: () => RateLimits;
  close: () => Promise<void>;
};

/** Rate limits on a database of the test's own. */
export async function testRateLimits(): Promise<TestRateLimits> {
  const database = await cloneDatabase();
  const db = await openDatabase(database.connection);
  const secret = randomBytes(32);
  return {
    db,
    instance: () => createRateLimits(db, secret),
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}
