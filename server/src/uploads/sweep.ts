import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { findExpired, forgetUpload, lockUpload } from './store.ts';

/**
 * Deletes what nobody claimed within 24 hours, and what a crash left half received: file first, then its row, one by one,
 * so that a file that cannot be removed keeps no other. Answers how many; throws after the last when one could not.
 */
export async function sweepUploads(db: Kysely<Tables>, files: FileStore, now = new Date()): Promise<number> {
  let swept = 0;
  let failure: unknown;
  for (const { handleHash, storedName } of await findExpired(db, now)) {
    try {
      await db.transaction().execute(async (transaction) => {
        if (!(await lockUpload(transaction, handleHash))) return;
        await files.remove(storedName);
        await forgetUpload(transaction, handleHash);
        swept += 1;
      });
    } catch (error) {
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
  return swept;
}
