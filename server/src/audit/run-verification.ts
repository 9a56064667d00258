import type { Kysely } from 'kysely';
import { tryLockUntilCommit } from '../database/advisory-locks.ts';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { brokenWords } from './broken-words.ts';
import {
  findVerification,
  notedHead,
  recordVerificationFailure,
  saveVerification,
  type StoredVerification,
} from './verification-store.ts';
import { type Head, type Verified, verifyAuditLog } from './verify.ts';

/** Verifies the log once in a Beijing day, and again after a verification that ended with an error. */
export async function verifyNightly(db: Kysely<Tables>, now = new Date()): Promise<void> {
  await whileNobodyVerifies(db, async (transaction, last) => {
    if (last.at === null || last.failedAt !== null || beijingDay(last.at) !== beijingDay(now))
      await verifyAndSave(transaction, notedHead(last), now);
  });
}

/**
 * Runs `work` unless another transaction verifies; undefined then. Between its statements it keeps no snapshot and locks
 * no row: nobody who writes an entry waits for it.
 */
export async function whileNobodyVerifies<Result>(
  db: Kysely<Tables>,
  work: (transaction: Database, last: StoredVerification) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) =>
        (await tryLockUntilCommit(transaction, 'auditVerification'))
          ? work(transaction, await findVerification(transaction))
          : undefined,
      );
  } catch (error) {
    // The caller's error. Any other is one of the verification.
    if (!(error instanceof HttpError)) await recordVerificationFailure(db, new Date()).catch(() => undefined);
    throw error;
  }
}

/**
 * Without a noted head only the chain itself is verified. The result is also in the server's log, outside of the
 * database, even if it cannot be saved. One on demand just after midnight replaces that of the night.
 */
export async function verifyAndSave(db: Database, noted: Head | undefined, at = new Date()): Promise<Verified> {
  const verified = await verifyAuditLog(db, noted);
  if (!verified.isIntact) console.error(`${brokenWords(verified)} See docs/operations/incidents.md.`);
  else if (verified.head !== undefined)
    console.log(`The audit log is intact. Its head: ${verified.head.id}:${verified.head.hash}`);
  await saveVerification(db, verified, at);
  return verified;
}
