import { retentionBounds } from 'contract/console/retention.ts';
import type { SubmissionKind } from 'contract/submissions/submission-kinds.ts';
import { sql } from 'kysely';
import { beijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';

type Erased = { kind: SubmissionKind; cause: 'expired' | 'erased'; number: number };

/** Adds to the number of a day. What visitors withdraw is not counted: a report's withdrawal would show. */
export async function countErased(db: Database, { kind, cause, number }: Erased, now: Date): Promise<void> {
  if (number === 0) return;
  await db
    .insertInto('erasureCount')
    .values({ day: beijingDay(now), kind, cause, number })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'cause']).doUpdateSet({ number: sql`erasure_count.number + ${number}` }),
    )
    .execute();
}

export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionBounds.weeks * 7 * 24 * 60 * 60 * 1000);
  await sql`delete from erasure_count where day < ${beijingDay(oldest)}::date`.execute(db);
}
