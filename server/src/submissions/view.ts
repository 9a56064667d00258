import { promiseBy } from 'contract/reply-promise.ts';
import type { Reply } from 'contract/submissions.ts';
import { beijingMoment } from '../database/moment.ts';
import type { KeptSubmission } from './store.ts';

/** `replyHours` as the settings say now; undefined when they allow no promise any more: what was promised still holds. */
export function viewReply({ receivedAt, deadline }: KeptSubmission, replyHours: number | undefined): Reply {
  if (deadline === null) return null;
  const { withinHours } = promiseBy(deadline.getTime(), receivedAt.getTime(), replyHours ?? 0);
  return { deadline: beijingMoment(deadline), withinHours };
}
