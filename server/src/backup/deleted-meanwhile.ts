import { kindNames } from 'contract/submissions/submission-kinds.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { deleteWithFiles } from '../submissions/delete-submissions.ts';
import { lockDeduplicationHashes } from '../submissions/store.ts';
import { tablesOf } from '../submissions/tables-of-kind.ts';
import { recordWithdrawal } from '../submissions/withdrawn.ts';
import type { Stores } from './stores.ts';

/**
 * Deletes the submissions of files that were deleted while the backup was made, as their withdrawal did. The archive
 * still has their rows, and perhaps other files of theirs.
 */
export async function deleteSubmissionsOf(db: Database, { files }: Stores, entries: readonly string[]): Promise<void> {
  const names = entries.map((entry) => entry.replace(/^files\//, ''));
  for (const kind of kindNames) {
    const rows = await db
      .selectFrom(tablesOf(kind).file)
      .select('submissionId')
      .distinct()
      .where(sql<boolean>`stored_name = any (${names}::text[])`)
      .execute();
    const ids = rows.map(({ submissionId }) => submissionId);
    for (const id of ids) {
      const hashes = await lockDeduplicationHashes(db, id);
      if (hashes !== undefined) await recordWithdrawal(db, hashes);
    }
    await deleteWithFiles(db, files, kind, ids);
  }
}
