import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Db } from 'pg-boss';
import type { Retention } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import { messageOf } from '../errors/error-message.ts';
import { type JobStore, runHourlyJobs } from './hourly-jobs.ts';

const queue = 'hourly';

const retryMilliseconds = 5000;

/** Starts the timers and retries while the database is unreachable. Returns a function that stops them. */
export function startTimers(store: JobStore, retention: Retention): () => Promise<void> {
  const stopping = new AbortController();
  async function start(): Promise<() => Promise<void>> {
    for (;;) {
      try {
        return await startTimersNow(store, retention);
      } catch (error) {
        console.error('The timers could not be started:', messageOf(error));
        await pause(retryMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return async () => undefined;
      }
    }
  }
  const started = start();
  return async () => {
    stopping.abort();
    await (await started)();
  };
}

/**
 * Runs the hourly job in one of all instances: on the hour, at a start unless it ran within the
 * hour, and later if a run was missed. Returns a function that stops it.
 */
export async function startTimersNow(
  store: JobStore,
  retention: Retention,
  job: typeof runHourlyJobs = runHourlyJobs,
): Promise<() => Promise<void>> {
  // A large module that is not needed before the site responds.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ db: onPoolOf(store.db) });
  boss.on('error', (error) => console.error('A timer failed:', error.message));
  try {
    await withLock(store.db, async () => {
      await boss.start();
      await boss.createQueue(queue, { policy: 'singleton', retryLimit: 0, expireInSeconds: 3600 });
      await boss.schedule(queue, '0 * * * *', null, { missed: 'once' });
    });
    await boss.send(queue, null, { singletonSeconds: 3600 });
    await boss.work(queue, { pollingIntervalSeconds: 30 }, () => job(store, retention));
  } catch (error) {
    await boss.stop().catch(() => undefined);
    throw error;
  }
  return () => boss.stop();
}

/** Two instances that create the tables of pg-boss at the same time fail. */
function withLock(db: Kysely<Tables>, task: () => Promise<void>): Promise<void> {
  return db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock('installation'::regclass::integer, 1)`.execute(session);
    try {
      await task();
    } finally {
      await sql`select pg_advisory_unlock('installation'::regclass::integer, 1)`.execute(session);
    }
  });
}

/** Uses the store's pool without Kysely's plugins, which would rename columns. */
function onPoolOf(db: Kysely<Tables>): Db {
  return {
    executeSql: (text, values) =>
      db
        .withoutPlugins()
        .connection()
        .execute(async (session) => {
          try {
            const { rows } = await session.executeQuery(CompiledQuery.raw(text, [...(values ?? [])]));
            return { rows };
          } catch (error) {
            // A text with several statements may leave its transaction open when the connection
            // returns to the pool.
            await sql`rollback`.execute(session);
            throw error;
          }
        }),
  };
}
