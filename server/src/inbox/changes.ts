import { inboxBounds } from 'contract/console/inbox.ts';
import type { AuditAction } from 'contract/console/audit.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import type { Kysely } from 'kysely';
import type { AuditRecord } from '../audit/record.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { StaffCaller } from '../http/serve.ts';
import { addStaffEntry } from '../submissions/conversations/conversation.ts';
import { type ConversationSubmission, lockSubmission } from '../submissions/conversations/store.ts';
import { findAssignable } from './assignable.ts';
import type { ItemRef } from './item.ts';
import { insertNote } from './notes.ts';
import { auditSubmission } from '../submissions/audit-submission.ts';
import { countAnswerFiles, lockAssignee, lockSpam, updateAssignee, updateSpam } from './store.ts';

export type WriteContext = { db: Kysely<Tables>; secret: Buffer; submissionKeys: SubmissionKeys };

/** What the audit log says of a change. */
export type Changed = { action: Extract<AuditAction, `inbox.${string}`> } & Pick<AuditRecord, 'details'>;

/** Changes an item in the transaction of the context. */
export type Change<Input> = (
  context: Omit<WriteContext, 'db'> & { db: Database },
  input: Input,
  caller: StaffCaller,
) => Promise<Changed>;

/** Changes one item, in a transaction of its own. */
export async function changeItem<Input extends ItemRef>(
  { db, ...keys }: WriteContext,
  change: Change<Input>,
  input: Input,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { action, details } = await change({ db: transaction, ...keys }, input, caller);
    await auditSubmission(transaction, caller, action, { kind: input.kind, id: input.id, details });
  });
}

/** Throws `notFound` for what was withdrawn, and for an id of another kind, which the caller may not be allowed to read. */
async function lockItem(db: Database, secret: Buffer, { kind, id }: ItemRef): Promise<ConversationSubmission> {
  const submission = await lockSubmission(db, secret, id);
  if (submission?.kind !== kind) throw new HttpError('notFound');
  return submission;
}

type Answer = ItemRef & { text: string; fileNos: readonly string[]; seenEntries: number; close: boolean };

/** The submission is locked. */
async function rejectTooManyFiles(db: Database, submissionId: string, added: number): Promise<void> {
  if (added > 0 && (await countAnswerFiles(db, submissionId)) + added > inboxBounds.answerFiles)
    throw new HttpError('invalidInput', [{ field: 'fileNos', code: 'tooManyFiles' }]);
}

export async function answer(
  { db, secret, submissionKeys }: WriteContext,
  { kind, id, text, fileNos, seenEntries, close }: Answer,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const submission = await lockItem(transaction, secret, { kind, id });
    if (submission.status === 'closed') throw new HttpError('conversationClosed');
    // Nobody could read the answer.
    if (!submission.hasReceipt) throw new HttpError('stateConflict');
    await rejectTooManyFiles(transaction, id, fileNos.length);
    await addStaffEntry({ db: transaction, secret, submissionKeys }, submission, {
      text: text.trim(),
      fileTokens: fileNos,
      status: close ? 'closed' : 'answered',
      accountId: caller.signedIn.accountId,
      seenEntries: laterEntries(seenEntries),
    });
    const details = { ...(close && { closed: true }), ...(fileNos.length > 0 && { files: fileNos.length }) };
    const hasDetails = Object.keys(details).length > 0;
    await auditSubmission(transaction, caller, 'inbox.answer', { kind, id, ...(hasDetails && { details }) });
  });
}

/** The console counts the submission itself as the first entry. */
const laterEntries = (seenEntries: number) => seenEntries - 1;

type StatusChange = ItemRef & { status: 'inProgress' | 'closed'; seenEntries: number };

export const changeStatus: Change<StatusChange> = async (context, { status, seenEntries, ...ref }) => {
  const submission = await lockItem(context.db, context.secret, ref);
  const isClosed = submission.status === 'closed';
  // A colleague has done it already.
  if (status === 'closed' ? isClosed : !isDone(submission.status)) throw new HttpError('stateConflict');
  await addStaffEntry(context, submission, { text: '', status, seenEntries: laterEntries(seenEntries) });
  return { action: 'inbox.changeStatus', details: { closed: status === 'closed' } };
};

type Assignment = ItemRef & { accountId: number | null; seenAssignee: string | null };

export const assign: Change<Assignment> = async ({ db }, { accountId, seenAssignee, ...ref }) => {
  const locked = await lockAssignee(db, ref);
  if (locked === undefined) throw new HttpError('notFound');
  if (locked.assignee !== seenAssignee) throw new HttpError('stateConflict');
  const assignee = (await findAssignable(db, ref.kind)).find((account) => account.accountId === accountId) ?? null;
  if (accountId !== null && assignee === null)
    throw new HttpError('invalidInput', [{ field: 'accountId', code: 'notAllowed' }]);
  await updateAssignee(db, ref.id, assignee);
  return { action: 'inbox.assign', details: { assignee: assignee?.name ?? '–' } };
};

/** Only what is open becomes spam: what is done must not leave the answer times. */
export const markSpam: Change<ItemRef & { isSpam: boolean }> = async ({ db }, { isSpam, ...ref }, { signedIn }) => {
  const locked = await lockSpam(db, ref);
  if (locked === undefined) throw new HttpError('notFound');
  if (locked.isSuspicious === isSpam || (isSpam && isDone(locked.status))) throw new HttpError('stateConflict');
  await updateSpam(db, ref.id, { isSpam, by: signedIn.accountId });
  return { action: isSpam ? 'inbox.markSpam' : 'inbox.clearSpam' };
};

export async function addNote(
  { db, secret, submissionKeys }: WriteContext,
  { kind, id, text }: ItemRef & { text: string },
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockItem(transaction, secret, { kind, id });
    const note = { submissionId: id, by: caller.signedIn, text: text.trim() };
    if (await insertNote(transaction, submissionKeys, note))
      await auditSubmission(transaction, caller, 'inbox.note', { kind, id });
  });
}
