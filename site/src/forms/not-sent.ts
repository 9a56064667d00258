import type { CallFailure } from 'client/failure.ts';
import type { PageTexts } from '../text/page-text-types.ts';

/** After a failed attempt: tells that nothing is lost, and when to retry if that is known. */
export function notSentSentence(
  { notSent, notSentBefore, notSentLater }: PageTexts['forms'],
  failure: CallFailure | undefined,
): string {
  if (failure?.retryAfter !== undefined) return notSentBefore(minutesOf(failure.retryAfter));
  // A closed channel does not open within minutes. The gateway's own message names the alternatives.
  const isPassing = failure?.status === 503 && failure.error !== 'channelClosed';
  return isPassing ? notSentLater : notSent;
}

/** Rounded up to whole minutes, so that nobody retries too early. */
function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}
