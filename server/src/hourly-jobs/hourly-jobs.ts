import type { Kysely } from 'kysely';
import { verifyNightly } from '../audit/run-verification.ts';
import type { Retention } from '../config/config.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Tables } from '../database/tables.ts';
import { messageOf } from '../errors/error-message.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { sweepFilmFiles } from '../films/save-film-file.ts';
import { sweepExports } from '../media/exports.ts';
import { sweepPictureFiles } from '../media/unused-picture-files.ts';
import type { FormContent } from '../submissions/form-content.ts';
import { addResumeDeadlines } from '../submissions/promised-deadline.ts';
import { deleteExpired } from '../submissions/retention/delete-expired.ts';
import { scrubPhysicalOrder } from '../submissions/retention/scrub-physical-order.ts';
import { addContactHashes } from '../submissions/sealing/add-contact-hashes.ts';
import { deleteExpiredWithdrawals } from '../submissions/withdrawn.ts';
import { sweepUploads } from '../uploads/sweep.ts';
import { recordDayAndAllowDeletions } from './clock-jump.ts';

export type JobStore = {
  db: Kysely<Tables>;
  files: FileStore;
  publicFiles: PublicFiles;
  secret: Buffer;
  submissionKeys: SubmissionKeys;
  formContent: () => Promise<FormContent>;
};

/**
 * Jobs are independent: an unavailable file store must not stop deletions in the database. A failed
 * job runs again in an hour.
 */
export async function runHourlyJobs(store: JobStore, retention: Retention, now = new Date()): Promise<void> {
  await attempt('Expired data could not be deleted:', () => deleteDue(store, retention, now));
  await attempt('Deadlines of resumes could not be added:', async () =>
    addResumeDeadlines(store.db, (await store.formContent()).replyTerms),
  );
  await attempt('Contact hashes could not be added:', () => addContactHashes(store));
  await attempt('The audit log could not be verified:', () => verifyNightly(store.db, now));
  // Last, so that it also removes the traces of what was just deleted.
  await attempt('The nightly job failed:', () => scrubPhysicalOrder(store, now));
}

/** Deletes expired rows and files, unless the clock has jumped. */
async function deleteDue({ db, files, publicFiles }: JobStore, retention: Retention, now: Date): Promise<void> {
  if (!(await recordDayAndAllowDeletions(db, now))) return;
  await attempt('Unclaimed files could not be deleted:', async () =>
    logDeleted('unclaimed files', await sweepUploads(db, files, now)),
  );
  await attempt('Files that staff no longer use could not be deleted:', async () => {
    logDeleted('exports', await sweepExports({ db, files }, now));
    logDeleted('replaced pictures', await sweepPictureFiles({ db, publicFiles }, now));
    logDeleted('replaced films', await sweepFilmFiles({ db, files }, now));
  });
  await attempt('Expired submissions could not be deleted:', async () => {
    const deleted = await deleteExpired(db, files, retention, now);
    logDeleted('messages', deleted.message);
    logDeleted('resumes', deleted.resume);
    // A count of one or two would reveal on which day a case was closed.
    if (deleted.report >= 10) logDeleted('reports', deleted.report);
  });
  await attempt('Expired records of withdrawals could not be deleted:', () => deleteExpiredWithdrawals(db, now));
}

function logDeleted(what: string, count: number): void {
  if (count > 0) console.log(`Deleted after their retention: ${count} ${what}`);
}

async function attempt(failure: string, job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch (error) {
    console.error(failure, messageOf(error));
  }
}
