import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { lockUploadsBefore } from './store.ts';

const day = 24 * 60 * 60 * 1000;
const atOnce = 100;

/** Deletes what nobody claimed within 24 hours, and what a crash left half received: file first, then its row. Answers how many. */
export async function sweepUploads(db: Kysely<Tables>, files: FileStore, now = new Date()): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await db.transaction().execute(async (transaction) => {
      const old = await lockUploadsBefore(transaction, new Date(now.getTime() - day), atOnce);
      for (const { storedName, handleHash } of old) {
        await files.remove(storedName);
        await transaction.deleteFrom('upload').where('handleHash', '=', handleHash).execute();
      }
      return old.length;
    });
    swept += count;
    if (count < atOnce) return swept;
  }
}
