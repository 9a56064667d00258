import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { FileMissingError, type FileStore } from '../../files/file-store.ts';
import { beginUpload, deleteUploadRow } from '../../uploads/store.ts';
import { lockDeduplicationHashes } from '../store.ts';

/**
 * Copies each new file of a report to a new name in random order: folders and S3 store the time at
 * which a file was created. Throws after the last file if one could not be copied.
 */
export async function copyReportFiles(db: Kysely<Tables>, files: FileStore): Promise<void> {
  const rows = await db
    .selectFrom('reportFile')
    .select(['storedName', 'submissionId'])
    .where('copied', '=', false)
    .orderBy(sql`random()`)
    .execute();
  let failure: unknown;
  for (const row of rows)
    await copyFile(db, files, row).catch((error: unknown) => {
      // A missing file has no timestamp to hide.
      if (!(error instanceof FileMissingError)) failure = error;
    });
  if (failure !== undefined) throw failure;
}

/** The copy is registered as an upload first, so that `sweepUploads` deletes what a crash leaves. */
async function copyFile(
  db: Kysely<Tables>,
  files: FileStore,
  { storedName: original, submissionId }: { storedName: string; submissionId: string },
): Promise<void> {
  const [copy, tokenHash] = [randomBytes(16).toString('hex'), randomBytes(32)];
  await beginUpload(db, { tokenHash, storedName: copy });
  let leftOver = copy;
  try {
    await files.put(copy, await files.get(original));
    if (await changeName(db, { submissionId, tokenHash, original, copy })) leftOver = original;
  } finally {
    await files.remove(leftOver);
    await deleteUploadRow(db, tokenHash);
  }
}

/**
 * Swaps the names of the report's file and of the upload in one transaction. Returns false if the
 * report is deleted.
 */
function changeName(
  db: Kysely<Tables>,
  names: { submissionId: string; tokenHash: Buffer; original: string; copy: string },
): Promise<boolean> {
  const { submissionId, tokenHash, original, copy } = names;
  return db.transaction().execute(async (transaction) => {
    // A withdrawal reads names and deletes files under the same lock.
    if ((await lockDeduplicationHashes(transaction, submissionId)) === undefined) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('upload')
      .set({ storedName: original })
      .where('handleHash', '=', tokenHash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n)
      throw new Error('The copy of a file was deleted as an unclaimed upload before it was used');
    await transaction
      .updateTable('reportFile')
      .set({ storedName: copy, copied: true })
      .where('storedName', '=', original)
      .execute();
    return true;
  });
}
