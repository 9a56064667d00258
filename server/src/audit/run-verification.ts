import type { Kysely } from 'kysely';
import { tryLockUntilCommit } from '../database/advisory-locks.ts';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { brokenWords, intactWords } from './broken-words.ts';
import {
  findVerification,
  notedHead,
  recordProgress,
  recordStart,
  recordVerificationFailure,
  saveVerification,
  type StoredVerification,
} from './verification-store.ts';
import { type Verified, verifyAuditLog } from './verify.ts';

const progressMilliseconds = 1000;

/** Verifies the log once in a Beijing day, and again after a verification that has failed or whose server was killed. */
export async function verifyNightly(db: Kysely<Tables>, now = new Date()): Promise<void> {
  await runVerification(db, {
    now,
    isDue: ({ at, failedAt, startedAt }) =>
      at === null || failedAt !== null || startedAt !== null || beijingDay(at) !== beijingDay(now),
  });
}

/**
 * Runs `work` unless another transaction verifies; undefined then. Between its statements it keeps no snapshot and locks
 * no row: nobody who writes an entry waits for it.
 */
export function whileNobodyVerifies<Result>(
  db: Kysely<Tables>,
  work: (transaction: Database, last: StoredVerification) => Promise<Result>,
): Promise<Result | undefined> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) =>
      (await tryLockUntilCommit(transaction, 'auditVerification'))
        ? work(transaction, await findVerification(transaction))
        : undefined,
    );
}

export type RunOptions = {
  now?: Date;
  isDue?: (last: StoredVerification) => boolean;
  /** Called when it has started, and everybody can see that it runs. */
  onStart?: () => void;
  /** Called with the result, in the transaction that stores it. */
  onEnd?: (transaction: Database, verified: Verified) => Promise<void>;
  signal?: AbortSignal;
};

/**
 * Verifies the log unless somebody else does, and stores the result. It is also in the server's log, outside of the
 * database, even if it cannot be stored. One on demand just after midnight replaces that of the night.
 */
export async function runVerification(
  db: Kysely<Tables>,
  { now, isDue = () => true, onStart, onEnd, signal }: RunOptions = {},
): Promise<void> {
  let hasStarted = false;
  try {
    await whileNobodyVerifies(db, async (transaction, last) => {
      if (!isDue(last)) return;
      // By connections of their own: nobody sees what this transaction writes before its end.
      await recordStart(db, new Date());
      hasStarted = true;
      onStart?.();
      const onBatch = everySecond((id: string) => recordProgress(db, id));
      const verified = await verifyAuditLog(transaction, notedHead(last), { onBatch, ...(signal && { signal }) });
      if (verified.breakCount > 0) console.error(`${brokenWords(verified)} See docs/operations/incidents.md.`);
      else if (verified.head !== undefined) console.log(intactWords(verified));
      await saveVerification(transaction, verified, now ?? new Date());
      await onEnd?.(transaction, verified);
    });
  } catch (error) {
    if (hasStarted) await recordVerificationFailure(db, new Date()).catch(() => undefined);
    throw error;
  }
}

function everySecond(record: (id: string) => Promise<void>): (id: string) => Promise<void> {
  let recordedAt = -Infinity;
  return async (id) => {
    if (performance.now() - recordedAt < progressMilliseconds) return;
    recordedAt = performance.now();
    await record(id);
  };
}
