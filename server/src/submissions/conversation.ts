import { type Conversation, mostEntries, receiptDigits, type SubmissionStatus } from 'contract/conversation.ts';
import { endingsOfKind } from 'contract/uploads.ts';
import { normalizeIP } from '@fastify/rate-limit';
import type { Context } from '../context.ts';
import { beijingMoment } from '../database/moment.ts';
import { Refusal } from '../http/refusal.ts';
import { findReplyTerms } from '../settings/store.ts';
import {
  type ConversedSubmission,
  findByReceipt,
  lockSubmission,
  readEntries,
  writeStatus,
} from './conversation-store.ts';
import { keepEntry, openEntry } from './entry.ts';
import type { ReceiptKeys } from './receipt-keys.ts';
import { deleteWithFiles } from './retention.ts';
import { identityOf } from './rules.ts';
import { viewReply } from './view.ts';

type Opened = { submission: ConversedSubmission; keys: ReceiptKeys };

/**
 * The submission that a receipt leads to. A wrong receipt and one whose submission is deleted are refused alike, after the
 * same work; an address that has entered too many wrong ones has to wait.
 */
export async function openByReceipt(context: Context, written: string, address: string): Promise<Opened> {
  const caller = normalizeIP(address);
  const giveBack = context.wrongReceipts.reserve(caller, 1);
  const opened = await openedBy(context, written).catch((error: unknown) => {
    giveBack(1);
    throw error;
  });
  if (opened === undefined) throw new Refusal('receiptUnknown');
  giveBack(1);
  return opened;
}

async function openedBy(context: Context, written: string): Promise<Opened | undefined> {
  const keys = await context.receiptKeys('receipt', receiptDigits(written) ?? '');
  const submission = await findByReceipt(context.db, keys.id);
  return submission && { submission, keys };
}

/** What a visitor sees of it. */
export async function viewConversation(context: Context, { submission, keys }: Opened): Promise<Conversation> {
  const { kind, status, receivedAt, deadline, postNo } = submission;
  const [entries, terms] = await Promise.all([readEntries(context.db, submission.id), findReplyTerms(context.db)]);
  const shown = entries.map(async (entry) => {
    const { text, files } = await openEntry({ ...context, identity: keys.identity }, entry);
    return {
      from: entry.author,
      at: beijingMoment(entry.writtenAt),
      text,
      files: files.map(({ fileName, bytes }) => ({ fileName, bytes })),
    };
  });
  return {
    kind,
    status,
    receivedAt: beijingMoment(receivedAt),
    reply: viewReply({ receivedAt, deadline, isNew: false }, terms?.hours),
    postNo,
    entries: await Promise.all(shown),
    open: isOpen(status, entries.length),
  };
}

function isOpen(status: SubmissionStatus, entries: number): boolean {
  return status !== 'closed' && entries < mostEntries;
}

export type VisitorEntry = { text: string; fileNos: readonly string[]; idempotencyKey: string };

/** Adds what a visitor wrote, once, however often it is sent. Throws a `Refusal` when nothing more can be added. */
export async function addVisitorEntry(
  { db, secret, submissionKeys }: Context,
  { id, kind }: ConversedSubmission,
  { idempotencyKey, ...said }: VisitorEntry,
): Promise<void> {
  const identity = identityOf(secret, idempotencyKey, said);
  await db.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, id);
    // It was withdrawn meanwhile.
    if (submission === undefined) throw new Refusal('receiptUnknown');
    const entries = await readEntries(transaction, id);
    if (
      entries.some(
        ({ keyHash, contentHash }) => isSame(identity.keyHash, keyHash) && isSame(identity.contentHash, contentHash),
      )
    )
      return;
    if (!isOpen(submission.status, entries.length)) throw new Refusal('conversationClosed');
    await keepEntry({ db: transaction, submissionKeys }, submission, {
      author: 'visitor',
      text: said.text.trim(),
      handles: said.fileNos,
      endings: endingsOfKind[kind],
      identity,
      position: nextPosition(entries),
    });
    // What has been answered waits for an answer again.
    if (submission.status === 'answered') await writeStatus(transaction, id, 'inProgress');
  });
}

function isSame(mine: Buffer, kept: Buffer | null): boolean {
  return kept !== null && mine.equals(kept);
}

function nextPosition(entries: readonly { position: number }[]): number {
  return (entries.at(-1)?.position ?? -1) + 1;
}

/** What staff say to the visitor; `text` may be empty where only the status changes. Answers false when there is no such submission. */
export async function writeStaffEntry(
  { db, submissionKeys }: Pick<Context, 'db' | 'submissionKeys'>,
  { id, text, status }: { id: string; text: string; status: SubmissionStatus },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, id);
    if (submission === undefined) return false;
    if (text !== '') {
      const position = nextPosition(await readEntries(transaction, id));
      await keepEntry({ db: transaction, submissionKeys }, submission, { author: 'staff', text, position });
    }
    await writeStatus(transaction, id, status);
    return true;
  });
}

/** Deletes the submission with its files and all that was said about it. */
export async function withdraw({ db, files }: Context, { id }: ConversedSubmission): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if ((await lockSubmission(transaction, id)) === undefined) throw new Refusal('receiptUnknown');
    await deleteWithFiles(transaction, files, [id]);
  });
}
