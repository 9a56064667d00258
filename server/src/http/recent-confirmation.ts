import { confirmationMinutes } from 'contract/console/sessions.ts';
import { HttpError } from './http-error.ts';
import type { SignedIn } from './serve.ts';

/**
 * Throws unless the caller has entered the code within the last 15 minutes, so that an unattended
 * browser is not enough. The console then asks for it and repeats the call.
 */
export function requireRecentConfirmation({ confirmedAt }: Pick<SignedIn, 'confirmedAt'>): void {
  const age = confirmedAt === undefined ? Number.POSITIVE_INFINITY : Date.now() - confirmedAt.getTime();
  if (age > confirmationMinutes * 60_000) throw new HttpError('confirmationRequired');
}
