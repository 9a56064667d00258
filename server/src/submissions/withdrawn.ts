import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { DeduplicationHashes } from './deduplication.ts';

/** Identifies a submission across retries without revealing either hash. */
export function withdrawalHash({ keyHash, contentHash }: DeduplicationHashes): Buffer {
  return createHash('sha256').update(keyHash).update(contentHash).digest();
}

/**
 * Records a withdrawal until the end of the next month, because a forgotten tab or a program may
 * retry. Whole months, so that the row does not reveal the day.
 */
export async function recordWithdrawal(db: Database, hashes: DeduplicationHashes): Promise<void> {
  const until = sql<Date>`date_trunc('month', now()) + interval '2 months'`;
  await db
    .insertInto('withdrawnSubmission')
    .values({ mark: withdrawalHash(hashes), until })
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute();
}

/** Only in the hourly job, which waits after a clock jump: in the wrong year all records have expired. */
export async function deleteExpiredWithdrawals(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('withdrawnSubmission').where('until', '<=', now).execute();
}

export async function wasWithdrawn(db: Database, hashes: DeduplicationHashes): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawnSubmission')
    .select('mark')
    .where('mark', '=', withdrawalHash(hashes))
    .executeTakeFirst();
  return row !== undefined;
}
