import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import type { Download } from '../http/serve.ts';
import { randomId } from './documents.ts';
import { openStoredFile } from '../files/open-stored-file.ts';

/** Older exports of an account are deleted above this number. */
const maxExports = 10;

type Stores = { db: Kysely<Tables>; files: FileStore };

/** Saves an export for its maker alone, for a day. Returns the name under which it is downloaded. */
export async function saveExport(
  { db, files }: Stores,
  {
    accountId,
    fileName,
    mediaType,
    content,
  }: {
    accountId: number;
    fileName: string;
    mediaType: string;
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  },
): Promise<string> {
  const storedName = randomBytes(16).toString('hex');
  const name = `${randomId()}.${fileName.split('.').at(-1) ?? 'bin'}`;
  // Before the file, so that one that is cut off is deleted later. Nobody knows the name yet.
  await db
    .insertInto('temporaryExport')
    .values({ name, fileName, mediaType, bytes: 0, storedName, accountId })
    .execute();
  let bytes = 0;
  async function* counted() {
    for await (const chunk of content) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await files.put(storedName, counted());
  } catch (error) {
    await removeExport({ db, files }, { name, storedName });
    throw error;
  }
  await db.updateTable('temporaryExport').set({ bytes }).where('name', '=', name).execute();
  const tooMany = await db
    .selectFrom('temporaryExport')
    .select(['name', 'storedName'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .offset(maxExports)
    .execute();
  for (const old of tooMany) await removeExport({ db, files }, old);
  return name;
}

/**
 * Opens an export of this account; another account's is not found. With `deleted` it is removed once it
 * was sent.
 */
export async function openExport(
  stores: Stores,
  { accountId, name, deleted }: { accountId: number; name: string; deleted: boolean },
): Promise<Download> {
  const found = await stores.db
    .selectFrom('temporaryExport')
    .selectAll()
    .where('name', '=', name)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (found === undefined) throw new HttpError('notFound');
  const { fileName, mediaType, bytes, storedName } = found;
  const content = await openStoredFile(stores.files, storedName);
  // A file that was not sent whole can be requested again.
  if (deleted) content.once('end', () => void removeExport(stores, { name, storedName }).catch(() => undefined));
  return { content, bytes, fileName, mediaType };
}

/** No account has this id. */
const nobody = 0;

/**
 * Takes a file from its account, in the caller's transaction. Returns its own name if it was still there. It is deleted with
 * `discardExport` after the commit; if the server stops before that, by the daily sweep.
 */
export async function takeExport(
  transaction: Database,
  { accountId, name }: { accountId: number; name: string },
): Promise<string | undefined> {
  const taken = await transaction
    .updateTable('temporaryExport')
    .set({ accountId: nobody })
    .where('name', '=', name)
    .where('accountId', '=', accountId)
    .returning('fileName')
    .executeTakeFirst();
  return taken?.fileName;
}

/** Deletes an export that nobody needs any more. */
export async function discardExport({ db, files }: Stores, name: string): Promise<void> {
  const found = await db.selectFrom('temporaryExport').select('storedName').where('name', '=', name).executeTakeFirst();
  if (found) await removeExport({ db, files }, { name, storedName: found.storedName });
}

/** Deletes exports that are older than a day. Returns how many. */
export async function sweepExports(stores: Stores, now = new Date()): Promise<number> {
  const expired = await stores.db
    .selectFrom('temporaryExport')
    .select(['name', 'storedName'])
    .where(sql<boolean>`created_at < ${now}::timestamptz - interval '1 day'`)
    .execute();
  for (const old of expired) await removeExport(stores, old);
  return expired.length;
}

async function removeExport(
  { db, files }: { db: Database; files: FileStore },
  { name, storedName }: { name: string; storedName: string },
): Promise<void> {
  await files.remove(storedName);
  await db.deleteFrom('temporaryExport').where('name', '=', name).execute();
}
