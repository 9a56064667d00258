import { failureText, isSessionEnded } from '../text/failure-text.ts';
import type { CallFailure } from 'client/failure.ts';
import type { Locale } from 'contract/locales.ts';

/** What a toast says about a failure. */
type TextOfFailure = (failure: CallFailure, locale: Locale) => string;

/** What the frame shows about calls: a toast of a failure, the dialog of an ended session, the question for a code. */
type Announcements = {
  showFailure: (failure: CallFailure, textOf: TextOfFailure) => void;
  showSessionEnded: () => void;
  /** Asks for the second factor again. Returns whether it was entered. */
  askForConfirmation: () => Promise<boolean>;
};

let shown: Announcements | undefined;

/** Called by the frame when it appears, and with undefined when it disappears. */
export function setAnnouncements(announcements: Announcements | undefined): void {
  shown = announcements;
}

/** Shows a failure as section 8 of the specification says: an ended session by the dialog, all others by a toast. */
export function announceFailure(failure: CallFailure, textOf: TextOfFailure = failureText): void {
  if (failure.reason === 'aborted') return;
  if (isSessionEnded(failure)) shown?.showSessionEnded();
  else shown?.showFailure(failure, textOf);
}

export function askForConfirmation(): Promise<boolean> {
  return shown?.askForConfirmation() ?? Promise.resolve(false);
}
