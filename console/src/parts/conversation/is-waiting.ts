import { isDone, type SubmissionStatus } from 'contract/submissions/conversation.ts';

/**
 * Whether the other side has written last and nobody has answered. Within a day a reporter's entries come last: an answer
 * by command may have followed them, which only the status tells.
 */
export function isWaiting({ lastFrom, status }: { lastFrom: 'visitor' | 'staff'; status: SubmissionStatus }): boolean {
  return lastFrom === 'visitor' && !isDone(status);
}
