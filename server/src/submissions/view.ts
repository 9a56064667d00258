import { promiseBy } from 'contract/working-time/reply-promise.ts';
import type { Reply } from 'contract/submissions/submissions.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { SavedSubmission } from './store.ts';

/**
 * `replyHours` is the current setting; undefined if it no longer allows a promise. Earlier promises
 * still hold.
 */
export function toReply({ receivedAt, deadline }: SavedSubmission, replyHours: number | undefined): Reply {
  if (deadline === null) return null;
  const { withinHours } = promiseBy(deadline.getTime(), receivedAt.getTime(), replyHours ?? 0);
  return { deadline: beijingTimestamp(deadline), withinHours };
}
