import type { Database } from '../database/open.ts';

/** Inserts the row before the first byte is written, so that no file is ever without a row. */
export async function beginUpload(
  db: Database,
  { tokenHash, storedName }: { tokenHash: Buffer; storedName: string },
): Promise<void> {
  await db.insertInto('upload').values({ handleHash: tokenHash, storedName }).execute();
}

/** Marks an upload as complete; from now on its file token is valid. */
export async function finishUpload(
  db: Database,
  tokenHash: Buffer,
  result: { description: Buffer; bytes: number },
): Promise<void> {
  await db.updateTable('upload').set(result).where('handleHash', '=', tokenHash).execute();
}

export async function deleteUploadRow(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('upload').where('handleHash', '=', tokenHash).execute();
}

/** The bytes of complete unclaimed uploads, and the number of running ones. */
export async function unclaimedUploads(db: Database): Promise<{ bytes: number; running: number }> {
  const { bytes, running } = await db
    .selectFrom('upload')
    .select((upload) => [
      upload.fn.coalesce(upload.fn.sum<string>('bytes'), upload.val('0')).as('bytes'),
      upload.fn.countAll<string>().filterWhere('bytes', 'is', null).as('running'),
    ])
    .executeTakeFirstOrThrow();
  return { bytes: Number(bytes), running: Number(running) };
}

/** Complete uploads from before a time, oldest first. */
export async function findEvictable(db: Database, before: Date) {
  return db
    .selectFrom('upload')
    .select(['handleHash as tokenHash', 'storedName', 'bytes'])
    .where('bytes', 'is not', null)
    .where('receivedAt', '<', before)
    .orderBy('receivedAt')
    .execute();
}

const day = 24 * 60 * 60 * 1000;

/** Uploads from before this time have expired. */
const expiryLimit = (now: Date) => new Date(now.getTime() - day);

/** Expired uploads, oldest first. */
export async function findExpired(db: Database, now: Date): Promise<{ tokenHash: Buffer; storedName: string }[]> {
  return db
    .selectFrom('upload')
    .select(['handleHash as tokenHash', 'storedName'])
    .where('receivedAt', '<', expiryLimit(now))
    .orderBy('receivedAt')
    .execute();
}

/** Whether an upload is still unclaimed; locks it, so that no other instance deletes it at the same time. */
export async function lockUpload(db: Database, tokenHash: Buffer): Promise<boolean> {
  const query = db.selectFrom('upload').select('storedName').where('handleHash', '=', tokenHash);
  return (await query.forUpdate().skipLocked().executeTakeFirst()) !== undefined;
}

/** Removes an upload's row and returns it, or undefined. Two concurrent submissions cannot both get it. */
export async function takeUpload(db: Database, tokenHash: Buffer) {
  return db
    .deleteFrom('upload')
    .where('handleHash', '=', tokenHash)
    .where('receivedAt', '>=', expiryLimit(new Date()))
    .returning(['storedName', 'description'])
    .executeTakeFirst();
}

/** The tables that reference files of submissions. */
export type FileTable = 'submissionFile' | 'reportFile';

export async function countFiles(db: Database, table: FileTable, submissionId: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((files) => files.fn.countAll<string>().as('count'))
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
