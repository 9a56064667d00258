import type { CallFailure } from '../../call.ts';
import type { PageTexts } from '../../text/page-texts.ts';

/** After a try that failed: that nothing is lost, and when to try again where that is known. */
export function notSentSentence(
  { notSent, notSentBefore, notSentLater }: PageTexts['forms'],
  failure: CallFailure | undefined,
): string {
  if (failure?.retryAfter !== undefined) return notSentBefore(minutesOf(failure.retryAfter));
  // A channel that is closed does not open in a few minutes: its own words say where to turn.
  const isPassing = failure?.status === 503 && failure.error !== 'channelClosed';
  return isPassing ? notSentLater : notSent;
}

/** Whole minutes, so that nobody tries too early. */
function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}
