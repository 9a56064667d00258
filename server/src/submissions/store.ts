import type { Locale } from 'contract/locales.ts';
import type { OpenedFile } from 'contract/sealing/file-description.ts';
import type { SpamSignal } from 'contract/submissions/spam-signals.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { sql } from 'kysely';
import { createBatch } from '../database/batch.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import type { DeduplicationHashes } from './deduplication.ts';
import type { Envelope } from './sealing/envelope.ts';
import { type SubmissionRef, tablesOf } from './tables-of-kind.ts';
import { wasWithdrawn, withdrawalHash } from './withdrawn.ts';

type SharedColumns = {
  id: string;
  receiptId: Buffer;
  locale: Locale;
  keyHash: Buffer;
  contentHash: Buffer;
  /** Spam signals; empty for none. */
  suspicions: SpamSignal[];
  consentVersion: string | null;
  receivedAt: Date;
  mac: Buffer;
};

export type NewReport = SharedColumns & {
  kind: 'report';
  receiptRecipient: string;
  sealed: Buffer;
  sealedIdentity: Buffer;
};

export type NewMessageOrResume = SharedColumns &
  Envelope & {
    kind: Exclude<SubmissionKind, 'report'>;
    businessType: string | null;
    postNo: string | null;
    deadline: Date | null;
    phoneHash: Buffer;
    emailHash: Buffer;
  };

/** The values of the first save: a retry must not move the deadline. */
export type SavedSubmission = { receivedAt: Date; deadline: Date | null; isNew: boolean };

/**
 * Saves a report in the caller's transaction; a retry saves nothing. Throws an `HttpError` if it
 * was withdrawn.
 */
export async function saveReport(db: Database, { kind, ...report }: NewReport): Promise<SavedSubmission> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('report')
    .values(report)
    // Any unique index: of two concurrent inserts, the later one may conflict with that of the receipt first.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return findExisting(db, kind, report);
  // Checked after the insert, which waits for a running withdrawal.
  if (await wasWithdrawn(db, report)) throw new HttpError('submissionWithdrawn');
  return { receivedAt: report.receivedAt, deadline: null, isNew: true };
}

/** Inserts a message or resume; returns whether it did. */
export type InsertSubmission = (row: NewMessageOrResume) => Promise<boolean>;

/** Inserts messages in batches. Retries of the same message that arrive together are inserted one after another. */
export function createInsertSubmission(db: Database): InsertSubmission {
  return createBatch(
    (rows) => insertSubmissions(db, rows),
    ({ keyHash }) => [keyHash.toString('base64')],
  );
}

/**
 * Saves a message or resume; a retry saves nothing. Throws an `HttpError` if it was withdrawn. As
 * in `saveReport`, a conflict with any unique index inserts nothing.
 */
export async function saveMessageOrResume(
  db: Database,
  row: NewMessageOrResume,
  insert: InsertSubmission,
): Promise<SavedSubmission> {
  if (await insert(row)) return { receivedAt: row.receivedAt, deadline: row.deadline, isNew: true };
  return findExisting(db, row.kind, row);
}

/**
 * Inserts rows with one statement; returns for each whether it was inserted. The statement sees a
 * row or the record of its withdrawal, whichever existed when it began; it does not wait for a
 * running withdrawal. The subqueries are scalar so that each is an index lookup in every plan.
 */
export async function insertSubmissions(db: Database, rows: readonly NewMessageOrResume[]): Promise<boolean[]> {
  const column = (valueOf: (row: NewMessageOrResume) => unknown) => sql`${rows.map(valueOf)}`;
  const { rows: inserted } = await sql<{ id: string }>`
    /* prepared */ insert into submission (id, kind, locale, sealed, wrapped_key, key_id, receipt_id, business_type, post_no,
      key_hash, content_hash, suspicions, consent_version, received_at, deadline, phone_hash, email_hash, mac)
    select id, kind, locale, sealed, wrapped_key, key_id, receipt_id, business_type, post_no,
      key_hash, content_hash, string_to_array(suspicions, ','), consent_version, received_at, deadline, phone_hash, email_hash, mac
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ kind }) => kind)}::text[],
      ${column(({ locale }) => locale)}::text[], ${column(({ sealed }) => sealed)}::bytea[],
      ${column(({ wrappedKey }) => wrappedKey)}::bytea[], ${column(({ keyId }) => keyId)}::text[],
      ${column(({ receiptId }) => receiptId)}::bytea[], ${column(({ businessType }) => businessType)}::text[],
      ${column(({ postNo }) => postNo)}::text[], ${column(({ keyHash }) => keyHash)}::bytea[],
      ${column(({ contentHash }) => contentHash)}::bytea[], ${column(({ suspicions }) => suspicions.join(','))}::text[],
      ${column(({ consentVersion }) => consentVersion)}::text[], ${column(({ receivedAt }) => receivedAt)}::timestamptz[],
      ${column(({ deadline }) => deadline)}::timestamptz[], ${column(({ phoneHash }) => phoneHash)}::bytea[],
      ${column(({ emailHash }) => emailHash)}::bytea[], ${column(({ mac }) => mac)}::bytea[],
      ${column(withdrawalHash)}::bytea[])
      as received (id, kind, locale, sealed, wrapped_key, key_id, receipt_id, business_type, post_no,
        key_hash, content_hash, suspicions, consent_version, received_at, deadline, phone_hash, email_hash, mac, withdrawal_hash)
    where (select count(*) from submission
        where submission.key_hash = received.key_hash and submission.content_hash = received.content_hash) = 0
      and (select count(*) from withdrawn_submission where mark = withdrawal_hash) = 0
    order by key_hash
    on conflict do nothing
    returning id`.execute(db);
  const ids = new Set(inserted.map(({ id }) => id));
  return rows.map(({ id }) => ids.has(id));
}

/** Finds out why a row was not inserted: it exists, or it was withdrawn. */
async function findExisting(db: Database, kind: SubmissionKind, hashes: DeduplicationHashes): Promise<SavedSubmission> {
  const existing = await findSaved(db, kind, hashes);
  if (existing !== undefined) return existing;
  if (await wasWithdrawn(db, hashes)) throw new HttpError('submissionWithdrawn');
  throw new Error('The submission was neither inserted nor found');
}

export async function findSaved(
  db: Database,
  kind: SubmissionKind,
  { keyHash, contentHash }: DeduplicationHashes,
): Promise<SavedSubmission | undefined> {
  const { rows } = await sql<{ receivedAt: Date; deadline: Date | null }>`
    /* prepared */ select received_at, ${kind === 'report' ? sql`null` : sql`deadline`} as deadline
    from ${sql.table(kind === 'report' ? 'report' : 'submission')}
    where key_hash = ${keyHash} and content_hash = ${contentHash}`.execute(db);
  return rows[0] && { ...rows[0], isNew: false };
}

export async function isOpenPost(db: Database, postNo: string): Promise<boolean> {
  const post = db.selectFrom('jobPost').select('id').where('postNo', '=', postNo).where('open', '=', true);
  return (await post.executeTakeFirst()) !== undefined;
}

const batchSize = 500;

/**
 * Messages and resumes in order of arrival, in batches. The ids are read once, so that a withdrawal
 * meanwhile does not make another submission be skipped.
 */
export async function* readSubmissions(
  db: Database,
  kinds: readonly Exclude<SubmissionKind, 'report'>[],
  batch = batchSize,
) {
  const all = await db
    .selectFrom('submission')
    .select('id')
    .where('kind', 'in', kinds)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
  for (let from = 0; from < all.length; from += batch)
    yield* await readByIds(
      db,
      all.slice(from, from + batch).map(({ id }) => id),
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
      'isSpam',
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

export async function submissionExists(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('submission').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * A file of a submission; `entryId` is null if it came with the submission itself. The description
 * is sealed to the file's token.
 */
export type StoredFile = { storedName: string; description: Buffer; entryId: string | null };

/** Such a file with its token, its description and a safe file name. */
export type Attachment = OpenedFile<StoredFile>;

/** The files of a submission and of its entries, in order. */
export async function readFilesOf(db: Database, { id, kind }: SubmissionRef): Promise<StoredFile[]> {
  return db
    .selectFrom(tablesOf(kind).file)
    .select(['storedName', 'description', 'entryId'])
    .where('submissionId', '=', id)
    .orderBy('position')
    .execute();
}

/**
 * Locks a row without verifying it, against entries and deletions. Returns its deduplication
 * hashes, or undefined if it is deleted.
 */
export async function lockDeduplicationHashes(db: Database, id: string): Promise<DeduplicationHashes | undefined> {
  for (const table of ['submission', 'report'] as const) {
    const row = await db
      .selectFrom(table)
      .select(['keyHash', 'contentHash'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row !== undefined) return row;
  }
  return undefined;
}
