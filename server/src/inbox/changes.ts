import type { Kysely } from 'kysely';
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
import { recordInbox } from './record-inbox.ts';
import { lockAssignee, updateAssignee } from './store.ts';

type WriteContext = { db: Kysely<Tables>; secret: Buffer; submissionKeys: SubmissionKeys };

/** Throws `notFound` for what was withdrawn, and for an id of another kind, which the caller may not be allowed to read. */
async function lockItem(db: Database, secret: Buffer, { kind, id }: ItemRef): Promise<ConversationSubmission> {
  const submission = await lockSubmission(db, secret, id);
  if (submission?.kind !== kind) throw new HttpError('notFound');
  return submission;
}

type Answer = ItemRef & { text: string; seenEntries: number; close: boolean };

export async function answer(
  { db, secret, submissionKeys }: WriteContext,
  { kind, id, text, seenEntries, close }: Answer,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const submission = await lockItem(transaction, secret, { kind, id });
    if (submission.status === 'closed') throw new HttpError('conversationClosed');
    // Nobody could read the answer.
    if (!submission.hasReceipt) throw new HttpError('stateConflict');
    await addStaffEntry({ db: transaction, secret, submissionKeys }, submission, {
      text: text.trim(),
      status: close ? 'closed' : 'answered',
      seenEntries: laterEntries(seenEntries),
    });
    await recordInbox(transaction, caller, 'inbox.answer', { kind, id, ...(close && { details: { closed: true } }) });
  });
}

/** The console counts the submission itself as the first entry. */
const laterEntries = (seenEntries: number) => seenEntries - 1;

type StatusChange = ItemRef & { status: 'inProgress' | 'closed'; seenEntries: number };

export async function changeStatus(
  { db, secret, submissionKeys }: WriteContext,
  { kind, id, status, seenEntries }: StatusChange,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const submission = await lockItem(transaction, secret, { kind, id });
    const isClosed = submission.status === 'closed';
    const isDone = isClosed || submission.status === 'answered';
    // A colleague has done it already.
    if (status === 'closed' ? isClosed : !isDone) throw new HttpError('stateConflict');
    await addStaffEntry({ db: transaction, secret, submissionKeys }, submission, {
      text: '',
      status,
      seenEntries: laterEntries(seenEntries),
    });
    const details = { closed: status === 'closed' };
    await recordInbox(transaction, caller, 'inbox.changeStatus', { kind, id, details });
  });
}

type Assignment = ItemRef & { accountId: number | null; seenAssignee: string | null };

export async function assign(
  { db }: Pick<WriteContext, 'db'>,
  { kind, id, accountId, seenAssignee }: Assignment,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const locked = await lockAssignee(transaction, { kind, id });
    if (locked === undefined) throw new HttpError('notFound');
    if (locked.assignee !== seenAssignee) throw new HttpError('stateConflict');
    const assignee =
      (await findAssignable(transaction, kind)).find((account) => account.accountId === accountId) ?? null;
    if (accountId !== null && assignee === null)
      throw new HttpError('invalidInput', [{ field: 'accountId', code: 'notAllowed' }]);
    await updateAssignee(transaction, id, assignee);
    const details = { assignee: assignee?.name ?? '–' };
    await recordInbox(transaction, caller, 'inbox.assign', { kind, id, details });
  });
}

export async function addNote(
  { db, secret, submissionKeys }: WriteContext,
  { kind, id, text }: ItemRef & { text: string },
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockItem(transaction, secret, { kind, id });
    const note = { submissionId: id, by: caller.signedIn, text: text.trim() };
    if (await insertNote(transaction, submissionKeys, note))
      await recordInbox(transaction, caller, 'inbox.note', { kind, id });
  });
}
