import type { Context } from './context.ts';
import type { Retention } from './config/config.ts';
import { deleteOutlived } from './submissions/retention.ts';
import { rewriteDaily } from './submissions/rewrite.ts';
import { sweepUploads } from './uploads/sweep.ts';

const hour = 60 * 60 * 1000;

type Store = Pick<Context, 'db' | 'files'>;

/** Clears away, now and every hour, what may not be kept any longer; several instances may do so at once. Answers what ends it. */
export function clearHourly(store: Store, retention: Retention): () => void {
  const hourly = setInterval(() => void clearNow(store, retention), hour);
  void clearNow(store, retention);
  return () => clearInterval(hourly);
}

/** Each job stands alone: a file store that is away must not keep alive what could be deleted. What fails is tried again in an hour. */
export async function clearNow({ db, files }: Store, retention: Retention, now = new Date()): Promise<void> {
  await attempt('Files that nobody claimed could not be deleted:', () => sweepUploads(db, files, now));
  await attempt('What has been kept long enough could not be deleted:', () =>
    deleteOutlived(db, files, retention, now),
  );
  // Last, so that it leaves nothing of what was just deleted.
  await attempt('The tables of submissions could not be written anew:', () => rewriteDaily(db, now));
}

async function attempt(failed: string, job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch (error) {
    console.error(failed, error instanceof Error ? error.message : error);
  }
}
