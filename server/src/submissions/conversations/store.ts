import type { ExtensionReason, SubmissionStatus } from 'contract/submissions/conversation.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { sql } from 'kysely';
import { beijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import { coversReadTimes } from '../consent-to-read-times.ts';
import { type AuthenticatedEntry, entryMac, isValidMac, reportMac, submissionMac } from '../sealing/row-mac.ts';
import { type StatusAction, statusAfter } from '../status-transitions.ts';
import { type SubmissionRef, tablesOf } from '../tables-of-kind.ts';
import type { SealedContent } from './sealed-content.ts';

/** The columns of a submission that its conversation needs. */
export type ConversationSubmission = {
  id: string;
  kind: SubmissionKind;
  status: SubmissionStatus;
  receivedAt: Date;
  deadline: Date | null;
  postNo: string | null;
  /** The Beijing day until which it is kept after the retention of its kind, and why. */
  keptUntil: string | null;
  keptFor: ExtensionReason | null;
  /** The privacy notice that its sender has accepted. */
  consentVersion: string | null;
  receiptRecipient: string | null;
  /** Whether its sender can read answers: the first submissions have no receipt. */
  hasReceipt: boolean;
  /** False if the row's MAC is invalid: an attacker may have changed the receipt. */
  isAuthentic: boolean;
};

function messagesAndResumes(db: Database) {
  return db
    .selectFrom('submission')
    .select([
      'id',
      'kind',
      'status',
      'receivedAt',
      'deadline',
      'postNo',
      'receiptId',
      'receiptRecipient',
      'keyHash',
      'contentHash',
      'mac',
      'keptFor',
      'consentVersion',
      sql<string | null>`kept_until::text`.as('keptUntil'),
    ]);
}

function reports(db: Database) {
  return db
    .selectFrom('report')
    .select([
      'id',
      'status',
      'receivedAt',
      'receiptId',
      'receiptRecipient',
      'consentVersion',
      'sealed',
      'sealedIdentity',
      'keyHash',
      'contentHash',
      'mac',
    ]);
}

type Rows = {
  other: Awaited<ReturnType<ReturnType<typeof messagesAndResumes>['executeTakeFirst']>>;
  report: Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirst']>>;
};

function conversationSubmissionOf(secret: Buffer, { other, report }: Rows): ConversationSubmission | undefined {
  if (other !== undefined)
    return {
      ...other,
      hasReceipt: other.receiptId !== null,
      isAuthentic: isValidMac(submissionMac(secret, other), other.mac),
    };
  if (report === undefined) return undefined;
  const { id, status, receivedAt, receiptRecipient, consentVersion, mac } = report;
  const isAuthentic = isValidMac(reportMac(secret, report), mac);
  const shared = { id, kind: 'report', status, receivedAt, receiptRecipient, consentVersion, isAuthentic } as const;
  return { ...shared, deadline: null, postNo: null, keptUntil: null, keptFor: null, hasReceipt: true };
}

/** Reads both tables for every receipt, so that the time does not reveal the kind. */
export async function findByReceipt(
  db: Database,
  secret: Buffer,
  receiptId: Buffer,
): Promise<ConversationSubmission | undefined> {
  const [other, report] = await Promise.all([
    messagesAndResumes(db).where('receiptId', '=', receiptId).executeTakeFirst(),
    reports(db).where('receiptId', '=', receiptId).executeTakeFirst(),
  ]);
  return conversationSubmissionOf(secret, { other, report });
}

/**
 * Reads a submission by its id and locks its row: concurrent entries get different positions, and
 * none is added during a deletion.
 */
export async function lockSubmission(
  db: Database,
  secret: Buffer,
  id: string,
): Promise<ConversationSubmission | undefined> {
  const other = await messagesAndResumes(db).where('id', '=', id).forUpdate().executeTakeFirst();
  const report = other ? undefined : await reports(db).where('id', '=', id).forUpdate().executeTakeFirst();
  return conversationSubmissionOf(secret, { other, report });
}

/** The entries in the order in which they were written. */
export async function readEntries(db: Database, secret: Buffer, submission: SubmissionRef): Promise<StoredEntry[]> {
  const rows = await readEntryRows(db, submission);
  return rows.map(({ mac, ...entry }) => ({ ...entry, isAuthentic: isValidMac(entryMac(secret, entry), mac) }));
}

function readEntryRows(db: Database, { id, kind }: SubmissionRef): Promise<EntryRow[]> {
  const columns = [
    ...(['id', 'submissionId', 'position', 'author', 'sealed'] as const),
    ...(['keyHash', 'contentHash', 'writtenAt', 'mac'] as const),
  ];
  if (kind === 'report')
    return db.selectFrom('reportEntry').select(columns).where('submissionId', '=', id).orderBy('position').execute();
  return db
    .selectFrom('submissionEntry')
    .select([...columns, 'wrappedKey', 'keyId', 'readAt'])
    .where('submissionId', '=', id)
    .orderBy('position')
    .execute();
}

/** `isAuthentic` is false if the MAC is invalid. */
export type StoredEntry = Omit<EntryRow, 'mac'> & { isAuthentic: boolean };

type EntryRow = AuthenticatedEntry & {
  /** Together with `keyId` the rest of an envelope; entries of reports are age files and have neither. */
  wrappedKey?: Buffer | null;
  keyId?: string | null;
  keyHash: Buffer | null;
  contentHash: Buffer | null;
  /** When the visitor first read an answer; undefined in a report, where no reading is recorded. */
  readAt?: Date | null;
  mac: Buffer | null;
};

type NewEntry = SealedContent & {
  id: string;
  submissionId: string;
  position: number;
  author: 'visitor' | 'staff';
  keyHash: Buffer | null;
  contentHash: Buffer | null;
  writtenAt: Date;
  accountId?: number;
  mac: Buffer;
};

export async function insertEntry(db: Database, entry: NewEntry): Promise<void> {
  if ('wrappedKey' in entry) await db.insertInto('submissionEntry').values(entry).execute();
  else await db.insertInto('reportEntry').values(entry).execute();
}

/**
 * Records when the visitor first reads answers to a message or resume, if the privacy notice that the visitor accepted says
 * so. Of a report nothing is recorded.
 */
export async function recordReading(
  db: Database,
  { consentVersion }: Pick<ConversationSubmission, 'consentVersion'>,
  shown: readonly StoredEntry[],
): Promise<void> {
  if (!coversReadTimes(consentVersion)) return;
  const unread = shown.filter(({ author, readAt }) => author === 'staff' && readAt === null).map(({ id }) => id);
  if (unread.length === 0) return;
  await db
    .updateTable('submissionEntry')
    .set({ readAt: new Date() })
    .where('id', 'in', unread)
    .where('readAt', 'is', null)
    .execute();
}

/** The report that has the entry of this id. */
export async function findReportOfEntry(db: Database, entryId: string): Promise<string | undefined> {
  const entry = db.selectFrom('reportEntry').select('submissionId').where('id', '=', entryId);
  return (await entry.executeTakeFirst())?.submissionId;
}

const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date`;

/** A closing that was undone on its day gives no result. */
const withoutResultOfToday = { resultOn: sql<string | null>`nullif(result_on, ${today})` };

/** The only writer of a status besides `showUntilTomorrow`. `submission` has been read under its row lock. */
export async function changeStatus(
  db: Database,
  { id, kind, status: before }: Pick<ConversationSubmission, 'id' | 'kind' | 'status'>,
  action: StatusAction,
): Promise<void> {
  const status = statusAfter(action, before);
  const closedOn = status === 'closed' ? today : null;
  if (kind === 'report' && action !== 'visitorWrites')
    await db
      .updateTable('report')
      .set({
        status,
        closedOn,
        ...shownAs(null),
        ...(closedOn === null ? withoutResultOfToday : { resultOn: sql<string>`coalesce(result_on, ${closedOn})` }),
      })
      .where('id', '=', id)
      .execute();
  else if (kind === 'report' && before === 'answered') await showUntilTomorrow(db, id, before);
  else if (status !== before)
    await db.updateTable(tablesOf(kind).submission).set({ status, closedOn }).where('id', '=', id).execute();
}

/**
 * A report is open again because of what its reporter has written today. Until tomorrow the console shows the status
 * that it had without: a change would tell the hour.
 */
export async function showUntilTomorrow(db: Database, id: string, shown: 'answered' | 'closed'): Promise<void> {
  const reopened = { status: 'inProgress', closedOn: null, ...withoutResultOfToday, ...shownAs(shown) } as const;
  await db.updateTable('report').set(reopened).where('id', '=', id).execute();
}

function shownAs(shownStatus: 'answered' | 'closed' | null) {
  return { shownStatus, shownOn: shownStatus === null ? null : beijingDay(new Date()) };
}
