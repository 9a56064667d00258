import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { lockDeduplicationHashes } from './store.ts';
import { type SubmissionRef, tablesOf } from './tables-of-kind.ts';
import { recordWithdrawal } from './withdrawn.ts';

/**
 * Deletes a submission in the caller's transaction so that a retry does not restore it. Returns false if it does not
 * exist.
 */
export async function deleteForGood(db: Database, files: FileStore, { id, kind }: SubmissionRef): Promise<boolean> {
  const hashes = await lockDeduplicationHashes(db, id);
  if (hashes === undefined) return false;
  await recordWithdrawal(db, hashes);
  await deleteWithFiles(db, files, kind, [id]);
  return true;
}

/**
 * Deletes submissions with their conversations and files. Files come first, so that none is left
 * without a row.
 */
export async function deleteWithFiles(
  db: Database,
  files: FileStore,
  kind: SubmissionKind,
  ids: readonly string[],
): Promise<void> {
  for (const name of await storedNamesOf(db, kind, ids)) await files.remove(name);
  if (ids.length > 0) await db.deleteFrom(tablesOf(kind).submission).where('id', 'in', ids).execute();
}

/** The stored names of a kind's files. */
async function storedNamesOf(db: Database, kind: SubmissionKind, submissionIds: readonly string[]): Promise<string[]> {
  if (submissionIds.length === 0) return [];
  const rows = await db
    .selectFrom(tablesOf(kind).file)
    .select('storedName')
    .where('submissionId', 'in', submissionIds)
    .execute();
  return rows.map(({ storedName }) => storedName);
}
