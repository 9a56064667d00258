import { byKind, kindNames } from 'contract/submissions/submission-kinds.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { type Kysely, sql } from 'kysely';
import type { Retention } from '../../config/config.ts';
import { beijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { deleteWithFiles } from '../delete-submissions.ts';
import { recordExpiry } from '../reports/exclusions.ts';
import { tablesOf } from '../tables-of-kind.ts';
import { expiryCutoff } from './erased-on.ts';
import { countErased, deleteOldCounts } from './erasure-counts.ts';

/**
 * A batch is small because its files are deleted in the transaction, which PostgreSQL aborts after
 * a minute without a statement (open.ts).
 */
const batchSize = 10;

/**
 * Deletes submissions, with their files, seven days after the retention period of their kind, and not before the day
 * until which staff have extended it. Returns how many.
 */
export async function deleteExpired(
  db: Kysely<Tables>,
  files: FileStore,
  retention: Retention,
  now = new Date(),
): Promise<Record<SubmissionKind, number>> {
  const deleted = byKind(() => 0);
  for (const kind of kindNames) {
    const cutoff = expiryCutoff(retention[kind], now);
    for (let count = batchSize; count === batchSize; deleted[kind] += count)
      count = await db.transaction().execute(async (transaction) => {
        const ids = await lockExpired(transaction, { kind, cutoff, now });
        await deleteWithFiles(transaction, files, kind, ids);
        if (kind === 'report') await recordExpiry(transaction, ids, now);
        await countErased(transaction, { kind, cause: 'expired', number: ids.length }, now);
        return ids.length;
      });
  }
  await deleteOldCounts(db, now);
  return deleted;
}

/** Locks expired submissions of a kind for deletion. The period of a report begins when it is closed. */
async function lockExpired(
  db: Database,
  { kind, cutoff, now }: { kind: SubmissionKind; cutoff: Date; now: Date },
): Promise<string[]> {
  const expired =
    kind === 'report'
      ? sql<boolean>`closed_on < ${beijingDay(cutoff)}::date`
      : sql<boolean>`kind = ${kind} and received_at < ${cutoff}
          and (kept_until is null or kept_until <= ${beijingDay(now)}::date)`;
  const rows = await db
    .selectFrom(tablesOf(kind).submission)
    .select('id')
    .where(expired)
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}
