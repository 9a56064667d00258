import type { Database } from '../database/open.ts';

/** Written before the first byte of the file, so that no file can lie anywhere without a row that leads to it. */
export async function beginUpload(db: Database, upload: { handleHash: Buffer; storedName: string }): Promise<void> {
  await db.insertInto('upload').values(upload).execute();
}

/** The file is whole: from now on its handle is good. */
export async function finishUpload(
  db: Database,
  handleHash: Buffer,
  whole: { description: Buffer; bytes: number },
): Promise<void> {
  await db.updateTable('upload').set(whole).where('handleHash', '=', handleHash).execute();
}

export async function forgetUpload(db: Database, handleHash: Buffer): Promise<void> {
  await db.deleteFrom('upload').where('handleHash', '=', handleHash).execute();
}

/** How much lies unclaimed, in bytes. */
export async function unclaimedBytes(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('upload')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<string>('bytes'), sum.val('0')).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

const day = 24 * 60 * 60 * 1000;

/** An upload that came before this has waited too long. */
const oldest = (now: Date) => new Date(now.getTime() - day);

/** Uploads that have waited too long, the oldest first. */
export async function findExpired(db: Database, now: Date): Promise<{ handleHash: Buffer; storedName: string }[]> {
  return db
    .selectFrom('upload')
    .select(['handleHash', 'storedName'])
    .where('receivedAt', '<', oldest(now))
    .orderBy('receivedAt')
    .execute();
}

/** Whether an upload still waits, and now for the caller alone: no other instance clears it up at the same time. */
export async function lockUpload(db: Database, handleHash: Buffer): Promise<boolean> {
  const query = db.selectFrom('upload').select('storedName').where('handleHash', '=', handleHash);
  return (await query.forUpdate().skipLocked().executeTakeFirst()) !== undefined;
}

/** Takes an upload out of those that wait, or answers undefined; two submissions at once cannot both have it. */
export async function takeUpload(db: Database, handleHash: Buffer) {
  return db
    .deleteFrom('upload')
    .where('handleHash', '=', handleHash)
    .where('receivedAt', '>=', oldest(new Date()))
    .returning(['storedName', 'description'])
    .executeTakeFirst();
}

export async function countFiles(db: Database, submissionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('submissionFile')
    .select((files) => files.fn.countAll<string>().as('count'))
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
