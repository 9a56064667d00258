/** The SQL of one item of the inbox. */
import type { InboxKind, InboxRef } from 'contract/console/inbox.ts';
import type { ExtensionReason, SubmissionStatus } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import type { SpamSignal } from 'contract/submissions/spam-signals.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import type { Envelope } from '../submissions/sealing/envelope.ts';
import { isAnswered, isSuspicious } from './conditions.ts';

export type StoredItem = { [Column in keyof Envelope]: Envelope[Column] | null } & {
  id: string;
  kind: InboxKind;
  locale: Locale;
  status: SubmissionStatus;
  receivedAt: Date;
  deadline: Date | null;
  businessType: string | null;
  postNo: string | null;
  receiptId: Buffer | null;
  receiptRecipient: string | null;
  mac: Buffer | null;
  isSuspicious: boolean;
  suspicions: SpamSignal[];
  /** What staff have decided, by whom and when. */
  isSpam: boolean | null;
  spamDecidedBy: string | null;
  spamDecidedAt: Date | null;
  /** The Beijing day until which it is kept after the retention of its kind. */
  keptUntil: string | null;
  keptFor: ExtensionReason | null;
  extensions: number;
  /** What the extension before the last has said. */
  extensionBefore: { keptUntil: string; keptFor: ExtensionReason } | null;
  assigneeId: number | null;
  assignee: string | null;
  /** Whether staff have written an entry. */
  isAnswered: boolean;
  lastFrom: 'visitor' | 'staff';
};

/** An account's present name; a command may have set a name that has no account. */
const assigneeName = sql`coalesce((select name from account where account.id = s.assignee_id), s.assignee)`;

/** Of the submission `s`. */
export const itemColumns = sql`s.id, s.kind, s.locale, s.status, s.received_at, s.deadline, s.business_type, s.post_no,
  s.sealed, s.wrapped_key, s.key_id, s.receipt_id, s.receipt_recipient, s.mac, ${isSuspicious} as is_suspicious, s.suspicions, s.is_spam, s.spam_decided_at,
  (select name from account where account.id = s.spam_decided_by) as spam_decided_by,
  s.kept_until::text, s.kept_for, s.extensions,
  (select json_build_object('keptUntil', kept_until, 'keptFor', kept_for) from submission_extension
    where submission_id = s.id and number = s.extensions - 1) as extension_before,
  s.assignee_id, ${assigneeName} as assignee, ${isAnswered} as is_answered,
  coalesce((select author from submission_entry where submission_id = s.id order by position desc limit 1), 'visitor') as last_from`;

export async function findItem(db: Database, { kind, id }: InboxRef): Promise<StoredItem | undefined> {
  const { rows } = await sql<StoredItem>`
    select ${itemColumns} from submission as s where s.kind = ${kind} and s.id = ${id}`.execute(db);
  return rows[0];
}

/** The names of the accounts that wrote its answers, by the answer's id. */
export async function findWriters(db: Database, submissionId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('submissionEntry')
    .innerJoin('account', 'account.id', 'submissionEntry.accountId')
    .select(['submissionEntry.id', 'account.name'])
    .where('submissionId', '=', submissionId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function countAnswerFiles(db: Database, submissionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from submission_file as file join submission_entry as entry on entry.id = file.entry_id
    where file.submission_id = ${submissionId} and entry.author = 'staff'`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Locks an item against entries, other writers and deletion. Two queries: one that waits for the lock would still see
 * the entries and extensions from before it. Throws `notFound` for what was withdrawn, and for an id of another kind,
 * which the caller may not be allowed to read.
 */
export async function lockItem(db: Database, ref: InboxRef): Promise<StoredItem> {
  await db.selectFrom('submission').select('id').where('id', '=', ref.id).forUpdate().execute();
  const item = await findItem(db, ref);
  if (item === undefined) throw new HttpError('notFound');
  return item;
}

export async function updateAssignee(
  db: Database,
  id: string,
  assignee: { accountId: number; name: string } | null,
): Promise<void> {
  await db
    .updateTable('submission')
    .set({ assigneeId: assignee?.accountId ?? null, assignee: assignee?.name ?? null })
    .where('id', '=', id)
    .execute();
}

/** The signals stay as they were found. */
export async function updateSpam(
  db: Database,
  id: string,
  { isSpam, by }: { isSpam: boolean; by: number },
): Promise<void> {
  await db
    .updateTable('submission')
    .set({ isSpam, spamDecidedBy: by, spamDecidedAt: new Date() })
    .where('id', '=', id)
    .execute();
}
