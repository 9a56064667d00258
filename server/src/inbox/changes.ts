import { inboxBounds, type InboxRef } from 'contract/console/inbox.ts';
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
import { insertNote } from './notes.ts';
import { auditSubmission } from '../submissions/audit-submission.ts';
import { countAnswerFiles, lockItem, updateAssignee, updateSpam } from './store.ts';

export type WriteContext = { db: Kysely<Tables>; secret: Buffer; submissionKeys: SubmissionKeys };

/** What the audit log says of a change. */
export type Changed = { action: Extract<AuditAction, `inbox.${string}`> } & Pick<AuditRecord, 'details'>;

/** Changes an item in the transaction of the context. Undefined if it was sent again, and nothing has changed. */
export type Change<Input> = (
  context: Omit<WriteContext, 'db'> & { db: Database },
  input: Input,
  caller: StaffCaller,
) => Promise<Changed | undefined>;

/** Changes one item, in a transaction of its own. */
export async function changeItem<Input extends InboxRef>(
  { db, ...keys }: WriteContext,
  change: Change<Input>,
  input: Input,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const changed = await change({ db: transaction, ...keys }, input, caller);
    if (changed === undefined) return;
    const { action, details } = changed;
    await auditSubmission(transaction, caller, action, { kind: input.kind, id: input.id, details });
  });
}

/** The same with what an entry needs, after its MAC was checked. */
async function lockConversation(db: Database, secret: Buffer, { kind, id }: InboxRef): Promise<ConversationSubmission> {
  const submission = await lockSubmission(db, secret, id);
  if (submission?.kind !== kind) throw new HttpError('notFound');
  return submission;
}

type Answer = InboxRef & { text: string; fileNos: readonly string[]; seenEntries: number; close: boolean };

/** The submission is locked. */
async function rejectTooManyFiles(db: Database, submissionId: string, added: number): Promise<void> {
  if (added > 0 && (await countAnswerFiles(db, submissionId)) + added > inboxBounds.answerFiles)
    throw new HttpError('invalidInput', [{ field: 'fileNos', code: 'tooManyFiles' }]);
}

export const answer: Change<Answer> = async (context, { text, fileNos, seenEntries, close, ...ref }, { signedIn }) => {
  const submission = await lockConversation(context.db, context.secret, ref);
  if (submission.status === 'closed') throw new HttpError('conversationClosed');
  // Nobody could read the answer.
  if (!submission.hasReceipt) throw new HttpError('stateConflict');
  await rejectTooManyFiles(context.db, ref.id, fileNos.length);
  await addStaffEntry(context, submission, {
    text: text.trim(),
    fileTokens: fileNos,
    status: close ? 'closed' : 'answered',
    accountId: signedIn.accountId,
    seenEntries: laterEntries(seenEntries),
  });
  const details = { ...(close && { closed: true }), ...(fileNos.length > 0 && { files: fileNos.length }) };
  return { action: 'inbox.answer', ...(Object.keys(details).length > 0 && { details }) };
};

/** The console counts the submission itself as the first entry. */
const laterEntries = (seenEntries: number) => seenEntries - 1;

type StatusChange = InboxRef & { status: 'inProgress' | 'closed'; seenEntries: number };

export const changeStatus: Change<StatusChange> = async (context, { status, seenEntries, ...ref }) => {
  const submission = await lockConversation(context.db, context.secret, ref);
  const isClosed = submission.status === 'closed';
  // A colleague has done it already.
  if (status === 'closed' ? isClosed : !isDone(submission.status)) throw new HttpError('stateConflict');
  await addStaffEntry(context, submission, { text: '', status, seenEntries: laterEntries(seenEntries) });
  return { action: 'inbox.changeStatus', details: { closed: status === 'closed' } };
};

type Assignment = InboxRef & { accountId: number | null; seenAssignee: string | null };

export const assign: Change<Assignment> = async ({ db }, { accountId, seenAssignee, ...ref }) => {
  const item = await lockItem(db, ref);
  if (item.assignee !== seenAssignee) throw new HttpError('stateConflict');
  const assignee = (await findAssignable(db, ref.kind)).find((account) => account.accountId === accountId) ?? null;
  if (accountId !== null && assignee === null)
    throw new HttpError('invalidInput', [{ field: 'accountId', code: 'notAllowed' }]);
  await updateAssignee(db, ref.id, assignee);
  return { action: 'inbox.assign', details: { assignee: assignee?.name ?? null } };
};

/** Only what is open becomes spam: what is done must not leave the answer times. */
export const markSpam: Change<InboxRef & { isSpam: boolean }> = async ({ db }, { isSpam, ...ref }, { signedIn }) => {
  const item = await lockItem(db, ref);
  if (item.isSuspicious === isSpam || (isSpam && isDone(item.status))) throw new HttpError('stateConflict');
  await updateSpam(db, ref.id, { isSpam, by: signedIn.accountId });
  return { action: isSpam ? 'inbox.markSpam' : 'inbox.clearSpam' };
};

export const addNote: Change<InboxRef & { text: string }> = async (context, { text, ...ref }, { signedIn: by }) => {
  const { db, submissionKeys } = context;
  await lockItem(db, ref);
  const isAdded = await insertNote(db, submissionKeys, { submissionId: ref.id, by, text: text.trim() });
  return isAdded ? { action: 'inbox.note' } : undefined;
};
