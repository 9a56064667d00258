import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import type { StaffCaller } from '../http/serve.ts';
import { type ConversationSubmission, lockSubmission } from '../submissions/conversations/store.ts';
import { type ReadBy, readShown, type ShownReport } from './report.ts';
import { findReport, type StoredReport } from './store.ts';

export type Locked = { submission: ConversationSubmission; shown: ShownReport };

/**
 * Throws `notFound` for what was withdrawn or came today, for an id of another kind, and for whoever is excluded. That is
 * known before the lock: waiting for it would tell an excluded officer that the report exists and somebody works on it.
 */
export async function lockReport(db: Database, secret: Buffer, read: ReadBy): Promise<Locked> {
  const { id, accountId } = read;
  if ((await findReport(db, id, { accountId, now: new Date() })) === undefined) throw new HttpError('notFound');
  const submission = await lockSubmission(db, secret, id);
  if (submission?.kind !== 'report') throw new HttpError('notFound');
  return { submission, shown: await readShown(db, secret, read) };
}

/** The same. Throws `exclusionsUnanswered` until somebody has said who is excluded. */
export async function lockForChange(db: Database, secret: Buffer, id: string, caller: StaffCaller): Promise<Locked> {
  const locked = await lockReport(db, secret, { id, accountId: caller.signedIn.accountId });
  rejectUnanswered(locked.shown.report);
  return locked;
}

/** What the first officer to open a report must say before anybody works on it. */
export function rejectUnanswered({ exclusionsAnswered }: StoredReport): void {
  if (!exclusionsAnswered) throw new HttpError('exclusionsUnanswered');
}
