import type { Context } from './context.ts';
import type { Retention } from './config/config.ts';
import { deleteOutlived } from './submissions/retention.ts';
import { sweepUploads } from './uploads/sweep.ts';

const hour = 60 * 60 * 1000;

/** Clears away, now and every hour, what may not be kept any longer; several instances may do so at once. Answers what ends it. */
export function clearHourly({ db, files }: Pick<Context, 'db' | 'files'>, retention: Retention): () => void {
  const clear = async () => {
    try {
      await sweepUploads(db, files);
      await deleteOutlived(db, files, retention);
    } catch (error) {
      console.error(
        'What has been kept long enough could not be cleared away:',
        error instanceof Error ? error.message : error,
      );
    }
  };
  const hourly = setInterval(() => void clear(), hour);
  void clear();
  return () => clearInterval(hourly);
}
