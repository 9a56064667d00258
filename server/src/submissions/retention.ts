import type { Retention } from '../config/config.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Database } from '../database/open.ts';
import { storedNamesOf } from './conversation-store.ts';
import { deleteSubmissions, lockOutlived } from './store.ts';

const atOnce = 100;
const day = 24 * 60 * 60 * 1000;

/** Deletes submissions, with their files, that have been kept as long as their kind may be. Answers how many. */
export async function deleteOutlived(
  db: Kysely<Tables>,
  files: FileStore,
  retention: Retention,
  now = new Date(),
): Promise<number> {
  let deleted = 0;
  for (const kind of ['message', 'resume', 'report'] as const) {
    const moment = new Date(now.getTime() - retention[kind] * day);
    for (let count = atOnce; count === atOnce; deleted += count)
      count = await db.transaction().execute(async (transaction) => {
        const ids = await lockOutlived(transaction, kind, moment, atOnce);
        await deleteWithFiles(transaction, files, ids);
        return ids.length;
      });
  }
  return deleted;
}

/** Deletes submissions, their conversations and files: the files first, so that none is left without a row that leads to it. */
export async function deleteWithFiles(db: Database, files: FileStore, ids: readonly string[]): Promise<void> {
  for (const name of await storedNamesOf(db, ids)) await files.remove(name);
  if (ids.length > 0) await deleteSubmissions(db, ids);
}
