import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { findExpired, deleteUploadRow, lockUpload } from './store.ts';

/**
 * Deletes uploads that are unclaimed after 24 hours or incomplete, each file before its row. A file
 * that cannot be deleted does not stop the others. Returns how many; throws after the last if one
 * failed.
 */
export async function sweepUploads(db: Kysely<Tables>, files: FileStore, now = new Date()): Promise<number> {
  let swept = 0;
  let failure: unknown;
  for (const { tokenHash, storedName } of await findExpired(db, now)) {
    try {
      if (await removeUpload(db, files, { tokenHash, storedName })) swept += 1;
    } catch (error) {
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
  return swept;
}

/** Deletes an unclaimed upload, file first. Returns false if it is claimed or another instance deletes it. */
export async function removeUpload(
  db: Kysely<Tables>,
  files: FileStore,
  { tokenHash, storedName }: { tokenHash: Buffer; storedName: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockUpload(transaction, tokenHash))) return false;
    await files.remove(storedName);
    await deleteUploadRow(transaction, tokenHash);
    return true;
  });
}
