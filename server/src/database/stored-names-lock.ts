import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The nightly job renames files of reports. Code that reads names first and files later holds this lock. */
const lock = sql`'installation'::regclass::integer, 0`;

/** Runs `work` while stored names cannot change, on one connection; waits for a running nightly job. */
export function withSharedNamesLock<Result>(
  db: Kysely<Tables>,
  work: (session: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock_shared(${lock})`.execute(session);
    try {
      return await work(session);
    } finally {
      // Unlocking fails in a failed transaction. The work's own error matters, and closing the
      // connection releases the lock.
      await sql`select pg_advisory_unlock_shared(${lock})`.execute(session).catch(() => undefined);
    }
  });
}

/** Runs `work` under the exclusive lock; does nothing if another session holds it. */
export function tryWithExclusiveNamesLock(
  db: Kysely<Tables>,
  work: (session: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  // A session lock, because an open transaction would stop vacuum from removing dead rows.
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(session);
    if (rows[0]?.mine !== true) return;
    try {
      await work(session);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(session);
    }
  });
}
