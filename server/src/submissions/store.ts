import type { Locale } from 'contract/locales.ts';
import type { SubmissionKind } from 'contract/submissions.ts';
import { sql } from 'kysely';
import { beijingMoment } from '../database/moment.ts';
import type { Database } from '../database/open.ts';
import type { Envelope } from './envelope.ts';
import type { Identity } from './rules.ts';
import type { SealedContent } from './sealed-content.ts';
import type { Suspicion } from './rules.ts';

export type NewSubmission = SealedContent & {
  id: string;
  sealedIdentity: Buffer | null;
  receiptId: Buffer;
  receiptRecipient: string;
  kind: SubmissionKind;
  locale: Locale;
  keyHash: Buffer;
  contentHash: Buffer;
  /** Why it is suspected; empty when it is not. */
  suspicions: Suspicion[];
  consentVersion: string | null;
  businessType: string | null;
  postNo: string | null;
  receivedAt: Date;
  deadline: Date | null;
};

/** What was kept the first time: a retry must not move the deadline. */
export type KeptSubmission = Pick<NewSubmission, 'receivedAt' | 'deadline'> & { isNew: boolean };

/** Keeps a submission once, however often it is sent. It is on disk when its transaction ends. */
export async function keepSubmission(db: Database, submission: NewSubmission): Promise<KeptSubmission> {
  const inserted = await db
    .insertInto('submission')
    .values(submission)
    .onConflict((conflict) => conflict.columns(['keyHash', 'contentHash']).doNothing())
    .returning(['receivedAt', 'deadline'])
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const before = await findKept(db, submission);
  if (before === undefined) throw new Error('It was neither kept before nor now');
  return before;
}

export async function findKept(db: Database, { keyHash, contentHash }: Identity): Promise<KeptSubmission | undefined> {
  const before = await db
    .selectFrom('submission')
    .select(['receivedAt', 'deadline'])
    .where('keyHash', '=', keyHash)
    .where('contentHash', '=', contentHash)
    .executeTakeFirst();
  return before && { ...before, isNew: false };
}

export async function isOpenPost(db: Database, postNo: string): Promise<boolean> {
  const post = db.selectFrom('jobPost').select('id').where('postNo', '=', postNo).where('open', '=', true);
  return (await post.executeTakeFirst()) !== undefined;
}

const atOnce = 500;

/**
 * Submissions of these kinds in the order they arrived, a few at a time. Which there are is asked once: one that is withdrawn
 * meanwhile is left out, and makes no other be passed over.
 */
export async function* readSubmissions(db: Database, kinds: readonly SubmissionKind[], together = atOnce) {
  const all = await db
    .selectFrom('submission')
    .select('id')
    .where('kind', 'in', kinds)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
  for (let from = 0; from < all.length; from += together)
    yield* await readByIds(
      db,
      all.slice(from, from + together).map(({ id }) => id),
    );
}

function readByIds(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('submission')
    .select([
      'id',
      'kind',
      'locale',
      'sealed',
      'wrappedKey',
      'keyId',
      'status',
      'assignee',
      'suspicions',
      'consentVersion',
      'receivedAt',
      'deadline',
    ])
    .where('id', 'in', ids)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
}

export type ReadSubmission = Awaited<ReturnType<typeof readByIds>>[number];

export async function isKept(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('submission').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** A file of a submission; `entryId` is null where it came with the submission itself. What is known of it is sealed to its handle. */
export type StoredFile = { storedName: string; description: Buffer; entryId: string | null };

/** The files of a submission and of its conversation, in their order. */
export async function readFilesOf(db: Database, submissionId: string): Promise<StoredFile[]> {
  return db
    .selectFrom('submissionFile')
    .select(['storedName', 'description', 'entryId'])
    .where('submissionId', '=', submissionId)
    .orderBy('position')
    .execute();
}

/** Rows of a version that did not encrypt, locked until they are sealed. */
export async function lockUnsealed(db: Database) {
  return db
    .selectFrom('submission')
    .select(['id', 'fields'])
    .where('fields', 'is not', null)
    .limit(atOnce)
    .forUpdate()
    .execute();
}

export async function writeEnvelope(db: Database, id: string, envelope: Envelope): Promise<void> {
  await db
    .updateTable('submission')
    .set({ ...envelope, fields: null })
    .where('id', '=', id)
    .execute();
}

/** What is sealed in envelopes: submissions, and the entries of their conversations. */
type Sealed = 'submission' | 'submissionEntry';

/** Rows whose key is not this one, locked until they are under it. */
export async function lockUnderOtherKeys(db: Database, table: Sealed, keyId: string) {
  return db
    .selectFrom(table)
    .select(['id', 'wrappedKey', 'keyId'])
    .where('keyId', '<>', keyId)
    .limit(atOnce)
    .forUpdate()
    .execute();
}

export async function writeWrappedKey(
  db: Database,
  table: Sealed,
  id: string,
  wrapped: Omit<Envelope, 'sealed'>,
): Promise<void> {
  await db.updateTable(table).set(wrapped).where('id', '=', id).execute();
}

/** Submissions of a kind whose time begins before a moment (a report's when it is closed), locked until they are deleted. */
export async function lockOutlived(db: Database, kind: SubmissionKind, moment: Date, most: number): Promise<string[]> {
  const begunBefore =
    kind === 'report'
      ? sql<boolean>`closed_on < ${beijingMoment(moment).slice(0, 10)}::date`
      : sql<boolean>`received_at < ${moment}`;
  const rows = await db
    .selectFrom('submission')
    .select('id')
    .where('kind', '=', kind)
    .where(begunBefore)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSubmissions(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('submission').where('id', 'in', ids).execute();
}
