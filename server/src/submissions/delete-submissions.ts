import type { SubmissionKind } from 'contract/submissions.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { tablesOf } from './tables-of-kind.ts';

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
