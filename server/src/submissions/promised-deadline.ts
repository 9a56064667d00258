import { isDone, submissionStatuses } from 'contract/submissions/conversation.ts';
import { replyPromise } from 'contract/working-time/reply-promise.ts';
import { resumeReplyDays, type SubmissionKind } from 'contract/submissions/submission-kinds.ts';
import { endOfWorkingDays } from 'contract/working-time/working-days.ts';
import { sql } from 'kysely';
import { forEachBatchById } from '../database/batches-by-id.ts';
import type { Database } from '../database/open.ts';
import type { FormContent } from './form-content.ts';

/** When the site has promised an answer: hours for a message, days for a resume, nothing for a report. */
export function promisedDeadline(
  kind: SubmissionKind,
  terms: FormContent['replyTerms'],
  receivedAt: Date,
): Date | null {
  if (kind === 'report' || terms === undefined) return null;
  const received = receivedAt.getTime();
  const deadline =
    kind === 'message'
      ? replyPromise(terms.calendar, terms.hours, received)?.deadline
      : endOfWorkingDays(terms.calendar, resumeReplyDays, received);
  return deadline === undefined ? null : new Date(deadline);
}

/**
 * Gives their deadline to open resumes that have none, at a start and then every hour: earlier versions stored none, and
 * the calendar may not have reached it when they came. What somebody has answered stays as it is.
 */
export async function addResumeDeadlines(db: Database, terms: FormContent['replyTerms']): Promise<void> {
  await forEachBatchById(
    (after, limit) => findWithoutDeadline(db, after, limit),
    async (rows) => {
      for (const { id, receivedAt } of rows) {
        const deadline = promisedDeadline('resume', terms, receivedAt);
        if (deadline !== null) await db.updateTable('submission').set({ deadline }).where('id', '=', id).execute();
      }
    },
  );
}

const undone = submissionStatuses.filter((status) => !isDone(status));

function findWithoutDeadline(db: Database, after: string, limit: number) {
  return db
    .selectFrom('submission')
    .select(['id', 'receivedAt'])
    .where('kind', '=', 'resume')
    .where('status', 'in', undone)
    .where('deadline', 'is', null)
    .where('id', '>', after)
    .where(
      sql<boolean>`not exists (select from submission_entry where submission_id = submission.id and author = 'staff')`,
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}
