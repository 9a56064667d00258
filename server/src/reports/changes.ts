import { reportBounds } from 'contract/console/reports.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import type { Kysely } from 'kysely';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { StaffCaller } from '../http/serve.ts';
import { addSealedAnswer, AlteredRecordError } from '../submissions/conversations/conversation.ts';
import { changeStatus, findReportOfEntry, showUntilTomorrow } from '../submissions/conversations/store.ts';
import { readKeysOfReport } from '../submissions/report-keys/keys-of-report.ts';
import { insertReportNote, readReportNotes, reportNoteExists } from '../submissions/reports/report-notes.ts';
import { countX25519Recipients } from '../submissions/sealing/age-file.ts';
import { auditSubmission } from '../submissions/audit-submission.ts';
import { type Locked, lockForChange } from './lock-report.ts';
import { mayDecide, type ShownReport } from './report.ts';

type WriteContext = { db: Kysely<Tables>; secret: Buffer };

/** Throws `recordAltered`: somebody else could read what is sealed to a changed row. */
function rejectAltered({ submission, shown }: Locked): void {
  if (!submission.isAuthentic || shown.entries.some((entry) => !entry.isAuthentic)) throw new AlteredRecordError();
}

function rejectUnseen({ entries }: ShownReport, seenEntries: number): void {
  if (entries.length !== seenEntries) throw new HttpError('stateConflict');
}

/**
 * What the reporter has written today was not shown to whoever answers or closes the report. So it stays open, which is
 * shown from tomorrow on.
 */
async function keepOpenIfHidden(db: Database, { shown, submission }: Locked, status: 'answered' | 'closed') {
  if (shown.hidden > 0) await showUntilTomorrow(db, submission.id, status);
}

/** Throws `invalidInput` for what is not sealed to as many keys as it says: it would not open for its readers. */
function sealedBytes(sealed: string, sealedTo: readonly string[]): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  if (countX25519Recipients(bytes) !== sealedTo.length)
    throw new HttpError('invalidInput', [{ field: 'sealed', code: 'invalidFormat' }]);
  return bytes;
}

export type Answer = {
  id: string;
  entryId: string;
  sealed: string;
  sealedTo: readonly string[];
  seenEntries: number;
  close: boolean;
};

export async function answer(
  { db, secret }: WriteContext,
  { id, entryId, sealed, sealedTo, seenEntries, close }: Answer,
  caller: StaffCaller,
): Promise<void> {
  const bytes = sealedBytes(sealed, sealedTo);
  await db.transaction().execute(async (transaction) => {
    const locked = await lockForChange(transaction, secret, id, caller);
    const { submission, shown } = locked;
    // The response was lost, and the answer is sent again.
    if (shown.entries.some((entry) => entry.id === entryId && entry.author === 'staff')) {
      if (!close || shown.report.status === 'closed') return;
      rejectAltered(locked);
      rejectUnseen(shown, seenEntries + 1);
      return closeReport(transaction, locked, caller);
    }
    if ((await findReportOfEntry(transaction, entryId)) !== undefined) throw new HttpError('stateConflict');
    rejectAltered(locked);
    if (shown.report.status === 'closed') throw new HttpError('conversationClosed');
    rejectUnseen(shown, seenEntries);
    if (shown.entries.length + shown.hidden >= reportBounds.entries) throw new HttpError('stateConflict');
    await rejectOtherReaders(transaction, secret, { id, sealedTo, alsoTo: [shown.report.receiptRecipient] });
    const status = close ? 'closed' : 'answered';
    await addSealedAnswer({ db: transaction, secret }, submission, { id: entryId, status, sealed: bytes });
    await keepOpenIfHidden(transaction, locked, status);
    const details = close ? { closed: true } : undefined;
    await auditSubmission(transaction, caller, 'report.answer', { kind: 'report', id, details });
  });
}

/** Throws `stateConflict` unless something is sealed to exactly the keys of the report, and to what an answer is also sealed to. */
async function rejectOtherReaders(
  db: Database,
  secret: Buffer,
  { id, sealedTo, alsoTo = [] }: { id: string; sealedTo: readonly string[]; alsoTo?: readonly string[] },
): Promise<void> {
  const { keys } = await readKeysOfReport(db, secret, id);
  const expected = new Set([...keys.map(({ recipient }) => recipient), ...alsoTo]);
  const isExact = sealedTo.length === expected.size && sealedTo.every((recipient) => expected.has(recipient));
  if (keys.length === 0 || !isExact || new Set(sealedTo).size !== expected.size) throw new HttpError('stateConflict');
}

export type Note = { id: string; noteId: string; sealed: string; sealedTo: readonly string[] };

/** Adds a note, also to a report that is closed or altered: it is sealed to officers alone. */
export async function addNote(
  { db, secret }: WriteContext,
  { id, noteId, sealed, sealedTo }: Note,
  caller: StaffCaller,
): Promise<void> {
  const bytes = sealedBytes(sealed, sealedTo);
  await db.transaction().execute(async (transaction) => {
    await lockForChange(transaction, secret, id, caller);
    const notes = await readReportNotes(transaction, secret, id);
    // The response was lost, and the note is sent again.
    if (notes.some((note) => note.id === noteId)) return;
    if (notes.length >= reportBounds.notes || (await reportNoteExists(transaction, noteId)))
      throw new HttpError('stateConflict');
    await rejectOtherReaders(transaction, secret, { id, sealedTo });
    const position = (notes.at(-1)?.position ?? -1) + 1;
    await insertReportNote(transaction, secret, { id: noteId, submissionId: id, position, sealed: bytes });
    await auditSubmission(transaction, caller, 'report.note', { kind: 'report', id });
  });
}

type StatusChange = { id: string; status: 'inProgress' | 'closed'; seenEntries: number };

export async function changeReportStatus(
  { db, secret }: WriteContext,
  { id, status, seenEntries }: StatusChange,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const locked = await lockForChange(transaction, secret, id, caller);
    const { submission, shown } = locked;
    rejectAltered(locked);
    const isClosed = shown.report.status === 'closed';
    // A colleague has done it already.
    if (status === 'closed' ? isClosed : !isDone(shown.report.status)) throw new HttpError('stateConflict');
    rejectUnseen(shown, seenEntries);
    if (status === 'closed') return closeReport(transaction, locked, caller);
    await changeStatus(transaction, submission, 'staffResumes');
    await auditSubmission(transaction, caller, 'report.changeStatus', {
      kind: 'report',
      id,
      details: { closed: false },
    });
  });
}

async function closeReport(db: Database, locked: Locked, caller: StaffCaller): Promise<void> {
  await changeStatus(db, locked.submission, 'staffCloses');
  await keepOpenIfHidden(db, locked, 'closed');
  const { id } = locked.submission;
  await auditSubmission(db, caller, 'report.changeStatus', { kind: 'report', id, details: { closed: true } });
}

/** Records on which day the reporter was told whether the report is taken on; or takes that back. */
export async function decide(
  { db, secret }: WriteContext,
  { id, isDecided }: { id: string; isDecided: boolean },
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { shown } = await lockForChange(transaction, secret, id, caller);
    const isRecorded = shown.report.decidedOn !== null;
    if (!mayDecide(shown.report) || isRecorded === isDecided) throw new HttpError('stateConflict');
    const decidedOn = isDecided ? beijingDay(new Date()) : null;
    await transaction.updateTable('report').set({ decidedOn }).where('id', '=', id).execute();
    const action = isDecided ? 'report.decide' : 'report.undoDecision';
    await auditSubmission(transaction, caller, action, { kind: 'report', id });
  });
}
