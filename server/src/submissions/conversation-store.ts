import type { SubmissionStatus } from 'contract/conversation.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { SealedContent } from './sealed-content.ts';

/** A submission as its conversation needs it. */
const submissionColumns = ['id', 'kind', 'status', 'receivedAt', 'deadline', 'postNo', 'receiptRecipient'] as const;

export type ConversedSubmission = NonNullable<Awaited<ReturnType<typeof findByReceipt>>>;

export async function findByReceipt(db: Database, receiptId: Buffer) {
  return db.selectFrom('submission').select(submissionColumns).where('receiptId', '=', receiptId).executeTakeFirst();
}

/** The same, locked: of two entries at once each gets a place of its own, and none is added to what is being deleted. */
export async function lockSubmission(db: Database, id: string) {
  return db.selectFrom('submission').select(submissionColumns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** In the order in which they were written. */
export async function readEntries(db: Database, submissionId: string) {
  return db
    .selectFrom('submissionEntry')
    .select(['id', 'position', 'author', 'sealed', 'wrappedKey', 'keyId', 'keyHash', 'contentHash', 'writtenAt'])
    .where('submissionId', '=', submissionId)
    .orderBy('position')
    .execute();
}

export type StoredEntry = Awaited<ReturnType<typeof readEntries>>[number];

type NewEntry = SealedContent & {
  id: string;
  submissionId: string;
  position: number;
  author: 'visitor' | 'staff';
  keyHash: Buffer | null;
  contentHash: Buffer | null;
  writtenAt: Date;
};

export async function insertEntry(db: Database, entry: NewEntry): Promise<void> {
  await db.insertInto('submissionEntry').values(entry).execute();
}

export async function writeStatus(db: Database, id: string, status: SubmissionStatus): Promise<void> {
  const closedOn = status === 'closed' ? sql<string>`(now() at time zone 'Asia/Shanghai')::date` : null;
  await db.updateTable('submission').set({ status, closedOn }).where('id', '=', id).execute();
}

/** Under which names the files of submissions lie. */
export async function storedNamesOf(db: Database, submissionIds: readonly string[]): Promise<string[]> {
  if (submissionIds.length === 0) return [];
  const rows = await db
    .selectFrom('submissionFile')
    .select('storedName')
    .where('submissionId', 'in', submissionIds)
    .execute();
  return rows.map(({ storedName }) => storedName);
}
