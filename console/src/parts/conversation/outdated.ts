import type { CallFailure } from 'client/failure.ts';

/** The failures of a write that the gateway refused because something has changed since. */
export const outdatedErrors = ['stateConflict', 'conversationClosed', 'notFound', 'recordAltered'] as const;

/** Whether what was written to is not as the caller saw it. */
export function isOutdated({ error }: Pick<CallFailure, 'error'>): boolean {
  return outdatedErrors.some((outdated) => outdated === error);
}
