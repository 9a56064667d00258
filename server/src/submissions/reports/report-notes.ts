/** Officers' notes on reports. They have a table of their own, which no code of a reporter's conversation reads. */
import { startOfBeijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import { isValidMac, noteMac } from '../sealing/row-mac.ts';

/** The notes in the order in which they were written. `isAuthentic` is false if the MAC is invalid. */
export async function readReportNotes(db: Database, secret: Buffer, submissionId: string) {
  const rows = await db
    .selectFrom('reportNote')
    .select(['id', 'submissionId', 'position', 'sealed', 'writtenAt', 'mac'])
    .where('submissionId', '=', submissionId)
    .orderBy('position')
    .execute();
  return rows.map(({ mac, ...note }) => ({ ...note, isAuthentic: isValidMac(noteMac(secret, note), mac) }));
}

export type StoredNote = Awaited<ReturnType<typeof readReportNotes>>[number];

export async function reportNoteExists(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('reportNote').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function insertReportNote(
  db: Database,
  secret: Buffer,
  note: { id: string; submissionId: string; position: number; sealed: Buffer },
): Promise<void> {
  const row = { ...note, writtenAt: startOfBeijingDay(new Date()) };
  await db
    .insertInto('reportNote')
    .values({ ...row, mac: noteMac(secret, row) })
    .execute();
}
