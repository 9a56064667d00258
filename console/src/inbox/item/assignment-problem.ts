import type { CallFailure } from 'client/failure.ts';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import type { InboxItemTexts } from '../../text/cn/inbox-item.ts';

/**
 * Why an item was not assigned; undefined if a message has said it. The assignee is the present one, read after the
 * refusal.
 */
export function assignmentProblem(
  failure: Pick<CallFailure, 'error' | 'fields'>,
  assignee: string | undefined,
  texts: InboxItemTexts['assignee'],
): string | undefined {
  if (failure.fields.some(({ field }) => field === 'accountId')) return texts.notAssignable;
  if (!isOutdated(failure)) return undefined;
  return assignee === undefined ? texts.releasedMeanwhile : texts.takenMeanwhile(assignee);
}
