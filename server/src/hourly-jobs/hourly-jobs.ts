import type { Kysely } from 'kysely';
import type { Retention } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteExpired } from '../submissions/retention/delete-expired.ts';
import { scrubPhysicalOrder } from '../submissions/retention/scrub-physical-order.ts';
import { sweepUploads } from '../uploads/sweep.ts';
import { clockIsSteady } from './clock-jump.ts';

export type JobStore = { db: Kysely<Tables>; files: FileStore };

/**
 * Jobs are independent: an unavailable file store must not stop deletions in the database. A failed
 * job runs again in an hour.
 */
export async function runHourlyJobs(store: JobStore, retention: Retention, now = new Date()): Promise<void> {
  await attempt('Nothing could be deleted:', () => deleteDue(store, retention, now));
  // Last, so that the rewrite also removes what was just deleted.
  await attempt('The traces of reports could not be removed:', () => scrubPhysicalOrder(store, now));
}

/** Deletes expired rows and files, unless the clock has jumped. */
async function deleteDue({ db, files }: JobStore, retention: Retention, now: Date): Promise<void> {
  if (!(await clockIsSteady(db, now))) return;
  await attempt('Files that nobody claimed could not be deleted:', async () =>
    logDeleted('files that nobody claimed', await sweepUploads(db, files, now)),
  );
  await attempt('What has been kept long enough could not be deleted:', async () => {
    const deleted = await deleteExpired(db, files, retention, now);
    logDeleted('messages', deleted.message);
    logDeleted('resumes', deleted.resume);
    // A count of one or two would reveal on which day a case was closed.
    if (deleted.report >= 10) logDeleted('reports', deleted.report);
  });
}

function logDeleted(what: string, count: number): void {
  if (count > 0) console.log(`Deleted, having been kept as long as they may be: ${count} ${what}`);
}

async function attempt(failed: string, job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch (error) {
    console.error(failed, error instanceof Error ? error.message : error);
  }
}
