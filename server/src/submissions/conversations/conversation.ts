import {
  type Conversation,
  maxEntries,
  receiptDigits,
  type SubmissionStatus,
} from 'contract/submissions/conversation.ts';
import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import type { Kysely } from 'kysely';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import { beijingTimestamp } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { HttpError } from '../../http/http-error.ts';
import { deleteForGood } from '../delete-submissions.ts';
import type { FormContent } from '../form-content.ts';
import { deduplicationHashesOf } from '../deduplication.ts';
import { fastReceiptId } from '../sealing/receipt-keys.ts';
import type { SubmissionServices } from '../services.ts';
import { actionToReach, isAllowed, type StaffStatus } from '../status-transitions.ts';
import { toReply } from '../view.ts';
import { openEntry, saveEntry, saveSealedAnswer } from './entry.ts';
import {
  type ConversationSubmission,
  changeStatus,
  findByReceipt,
  lockSubmission,
  readEntries,
  recordReading,
} from './store.ts';

/** `files` has the attachments, which a withdrawal deletes. */
export type ConversationContext = SealingContext &
  SubmissionServices & { files: FileStore; formContent: () => Promise<FormContent> };

type SealingContext = { db: Kysely<Tables>; secret: Buffer; submissionKeys: SubmissionKeys };

/**
 * `identity` is the private key of a report's receipt. Entries of messages and resumes open with
 * the server's keys.
 */
type OpenedConversation = { submission: ConversationSubmission; receiptId: Buffer; identity?: string };

type ReceiptInput = { receipt: string; challenge?: string | null | undefined };

/**
 * Finds the submission of a receipt. A wrong receipt and one of a deleted submission give the same
 * error after the same work. Wrong receipts are limited by IP address and network. Without a proof
 * of work a request that the full queue rejects counts as wrong: a few IP addresses could otherwise
 * occupy the queue. A receipt of a message or resume is found without the slow derivation, so that
 * it never waits behind a flood of wrong ones. Only the holder of a valid receipt can learn its
 * kind from the time.
 */
export async function openByReceipt(
  context: ConversationContext,
  input: ReceiptInput,
  ip: string,
): Promise<OpenedConversation> {
  // First: an IP address beyond its limit must not spend solutions either, because their table is limited.
  const refund = await context.wrongReceipts.reserve(ip, 1);
  let isSolved = false;
  const opened = await openAny().catch(async (error: unknown) => {
    const isRateLimited = error instanceof HttpError && error.code === 'tooManyRequests';
    if (isSolved || !isRateLimited) await refund(1);
    throw error;
  });
  if (opened === undefined) throw new HttpError('receiptUnknown');
  await refund(1);
  return opened;

  async function openAny(): Promise<OpenedConversation | undefined> {
    isSolved = await context.admission.verifyReceiptChallenge(input.challenge);
    const digits = receiptDigits(input.receipt) ?? '';
    const fast = await openById({ id: fastReceiptId(context.secret, digits) });
    return fast ?? openById(await context.receiptKeys(isSolved ? 'receipt' : 'unsolvedReceipt', digits));
  }

  async function openById({
    id,
    identity,
  }: {
    id: Buffer;
    identity?: string;
  }): Promise<OpenedConversation | undefined> {
    const submission = await findByReceipt(context.db, context.secret, id);
    if (submission === undefined) return undefined;
    rejectAltered(submission);
    return { submission, receiptId: id, ...(identity !== undefined && { identity }) };
  }
}

/** A row that was altered in the database. The log shows the name of this class. */
export class AlteredRecordError extends HttpError {
  override readonly name = 'AlteredRecordError';
  constructor() {
    super('recordAltered');
  }
}

/** An attacker with database access may have replaced the row's receipt, to read or write with their own. */
function rejectAltered({ isAuthentic }: { isAuthentic: boolean }): void {
  if (!isAuthentic) throw new AlteredRecordError();
}

/** The conversation as its visitor sees it. */
export async function readConversation(
  context: ConversationContext,
  { submission, identity }: OpenedConversation,
): Promise<Conversation> {
  const { kind, status, receivedAt, deadline, postNo, keptUntil, keptFor } = submission;
  const [entries, { replyTerms }] = await Promise.all([
    readEntries(context.db, context.secret, submission),
    context.formContent(),
  ]);
  entries.forEach(rejectAltered);
  const opening = entries.map(async (entry) => {
    const who = { from: entry.author, at: beijingTimestamp(entry.writtenAt) };
    const content = await openEntry({ ...context, identity }, entry).catch((error: unknown) => {
      // What an officer's browser sealed wrongly must not hide the rest of a report from its reporter.
      if (kind !== 'report') throw error;
    });
    if (content === undefined) return { ...who, text: '', files: [], unreadable: true as const };
    const files = content.files.map(({ fileName, bytes }) => ({ fileName, bytes }));
    return { ...who, text: content.text, files };
  });
  const openedEntries = await Promise.all(opening);
  await recordReading(context.db, submission, entries);
  return {
    kind,
    status,
    receivedAt: beijingTimestamp(receivedAt),
    reply: toReply({ receivedAt, deadline, isNew: false }, replyTerms?.hours),
    postNo,
    entries: openedEntries,
    open: isOpen(status, entries.length),
    ...(keptUntil !== null && keptFor !== null && { keptLonger: { until: keptUntil, reason: keptFor } }),
  };
}

function isOpen(status: SubmissionStatus, entries: number): boolean {
  return isAllowed('visitorWrites', status) && entries < maxEntries;
}

export type VisitorEntry = { text: string; fileNos: readonly string[]; idempotencyKey: string };

/** Adds a visitor's entry; a retry adds nothing. Throws an `HttpError` if the conversation is closed. */
export async function addVisitorEntry(
  { db, secret, submissionKeys }: SealingContext,
  { id, kind }: ConversationSubmission,
  { idempotencyKey, ...content }: VisitorEntry,
): Promise<void> {
  const hashes = deduplicationHashesOf(secret, idempotencyKey, content);
  await db.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, secret, id);
    // The submission was withdrawn meanwhile.
    if (submission === undefined) throw new HttpError('receiptUnknown');
    rejectAltered(submission);
    const entries = await readEntries(transaction, secret, submission);
    if (
      entries.some(
        ({ keyHash, contentHash }) => isSame(hashes.keyHash, keyHash) && isSame(hashes.contentHash, contentHash),
      )
    )
      return;
    if (!isOpen(submission.status, entries.length)) throw new HttpError('conversationClosed');
    await saveEntry({ db: transaction, secret, submissionKeys }, submission, {
      author: 'visitor',
      text: content.text.trim(),
      fileTokens: content.fileNos,
      extensions: submissionKinds[kind].entryExtensions,
      hashes,
      position: nextPosition(entries),
    });
    await changeStatus(transaction, submission, 'visitorWrites');
  });
}

function isSame(hash: Buffer, stored: Buffer | null): boolean {
  return stored !== null && hash.equals(stored);
}

function nextPosition(entries: readonly { position: number }[]): number {
  return (entries.at(-1)?.position ?? -1) + 1;
}

type StaffEntry = {
  id: string;
  text: string;
  status: StaffStatus;
  /** The officer's private key `AGE-SECRET-KEY-1…`, required for a text to the sender of a report. */
  signWith?: string | undefined;
  fileTokens?: readonly string[] | undefined;
  /** The account of whoever wrote it in the inbox. */
  accountId?: number | undefined;
  /** The number of entries that the writer has read, without the submission itself. */
  seenEntries?: number | undefined;
};

/**
 * Adds an answer of staff; an empty `text` only changes the status. Returns false if the submission
 * does not exist.
 */
export async function writeStaffEntry(
  { db, secret, submissionKeys }: SealingContext,
  { id, ...entry }: StaffEntry,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, secret, id);
    if (submission === undefined) return false;
    await addStaffEntry({ db: transaction, secret, submissionKeys }, submission, entry);
    return true;
  });
}

/**
 * The same in the caller's transaction, which has locked the submission. Throws `stateConflict` if it has another number of
 * entries than the caller has seen.
 */
export async function addStaffEntry(
  { db, secret, submissionKeys }: { db: Database; secret: Buffer; submissionKeys: SubmissionKeys },
  submission: ConversationSubmission,
  { text, status, signWith, fileTokens, accountId, seenEntries }: Omit<StaffEntry, 'id'>,
): Promise<void> {
  rejectAltered(submission);
  const entries = await readEntries(db, secret, submission);
  if (seenEntries !== undefined && seenEntries !== entries.length) throw new HttpError('stateConflict');
  if (text !== '') {
    const isReport = submission.kind === 'report';
    if (isReport && signWith === undefined) throw new Error('An answer to a report must be signed');
    const entry = {
      author: 'staff',
      text,
      position: nextPosition(entries),
      fileTokens,
      extensions: submissionKinds[submission.kind].entryExtensions,
      ...(isReport ? { signWith } : { accountId }),
    } as const;
    await saveEntry({ db, secret, submissionKeys }, submission, entry);
  }
  await changeStatus(db, submission, actionToReach[status]);
}

/** An answer that was signed and sealed on an officer's machine. `id` becomes the entry's id. */
export type SealedAnswer = { reportId: string; id: string; status: StaffStatus; sealed: Buffer };

/** Returns false for a report that was withdrawn meanwhile, and for an answer that was imported before. */
export async function importAnswer(
  { db, secret }: Pick<SealingContext, 'db' | 'secret'>,
  { reportId, id, status, sealed }: SealedAnswer,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const report = await lockSubmission(transaction, secret, reportId);
    if (report?.kind !== 'report') return false;
    return addSealedAnswer({ db: transaction, secret }, report, { id, status, sealed });
  });
}

/** The same in the caller's transaction, which has locked the report. */
export async function addSealedAnswer(
  { db, secret }: { db: Database; secret: Buffer },
  report: ConversationSubmission,
  { id, status, sealed }: Omit<SealedAnswer, 'reportId'>,
): Promise<boolean> {
  rejectAltered(report);
  const entries = await readEntries(db, secret, report);
  if (entries.some((entry) => entry.id === id)) return false;
  await saveSealedAnswer(db, secret, { submissionId: report.id, id, position: nextPosition(entries), sealed });
  // Whoever wrote the answer did not know that the report was closed meanwhile.
  if (report.status !== 'closed' || status !== 'answered') await changeStatus(db, report, actionToReach[status]);
  return true;
}

/** Deletes the submission with its files and entries. A retry does not restore it. */
export async function withdraw(
  { db, files }: Pick<ConversationContext, 'db' | 'files'>,
  submission: ConversationSubmission,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteForGood(transaction, files, submission))) throw new HttpError('receiptUnknown');
  });
}
