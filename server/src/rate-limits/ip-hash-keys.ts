import { randomBytes } from 'node:crypto';
import { derivedKey, hmacSha256 } from '../cryptography/hmac.ts';
import type { Database } from '../database/open.ts';

const minute = 60_000;
const hour = 60 * minute;

export type IpHashKeys = {
  /**
   * The hash under this hour's key, and under the previous one if there is one. `sinceRotation` is
   * in milliseconds.
   */
  hash: (ip: string) => Promise<{ current: string; previous: string | undefined; sinceRotation: number }>;
  /** Deletes keys that no counter can depend on any more. */
  deleteExpired: () => Promise<void>;
};

type Known = { readAt: number; hour: number; current: Buffer; previous: Buffer | undefined };

/**
 * Hashes IP addresses for the shared rate limits. The keys are random, stay in an unlogged table
 * for at most two hours, and are mixed with the server's secret. So the database alone is not
 * enough to test IP addresses against hashes.
 */
export function createIpHashKeys(db: Database, secret: Buffer): IpHashKeys {
  const pepper = derivedKey(secret, 'address hash pepper');
  let known: Promise<Known> | undefined;
  let knownUntil = 0;

  async function read(now: number): Promise<Known> {
    const thisHour = Math.floor(now / hour);
    await db
      .insertInto('addressHashKey')
      .values({ hour: thisHour, key: randomBytes(32) })
      .onConflict((conflict) => conflict.column('hour').doNothing())
      .execute();
    const rows = await db
      .selectFrom('addressHashKey')
      .selectAll()
      .where('hour', '>=', thisHour - 1)
      .execute();
    const keyOf = (wanted: number) => rows.find((row) => row.hour === wanted)?.key;
    const current = keyOf(thisHour);
    if (current === undefined) throw new Error('The key of this hour is missing');
    return { readAt: now, hour: thisHour, current, previous: keyOf(thisHour - 1) };
  }

  /**
   * Keys are read again every minute: a crash of PostgreSQL empties the table, and another instance
   * may have created a new key.
   */
  async function keysNow(): Promise<Known> {
    const now = Date.now();
    if (known === undefined || now >= knownUntil) {
      known = read(now);
      knownUntil = Math.min(now + minute, (Math.floor(now / hour) + 1) * hour);
      known.catch(() => (known = undefined));
    }
    return known;
  }

  const hashed = (key: Buffer, ip: string) => hmacSha256(pepper).update(key).update(ip).digest('base64url');

  return {
    hash: async (ip) => {
      const keys = await keysNow();
      return {
        current: hashed(keys.current, ip),
        previous: keys.previous && hashed(keys.previous, ip),
        sinceRotation: Date.now() - keys.hour * hour,
      };
    },
    deleteExpired: async () => {
      const oldest = Math.floor(Date.now() / hour) - 1;
      await db.deleteFrom('addressHashKey').where('hour', '<', oldest).execute();
    },
  };
}
