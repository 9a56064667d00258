/** The authenticator and the recovery codes of the caller's own account. */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../fields.ts';
import { guessLimit } from './limits.ts';
import { authenticatorCode, nextStep } from './sign-in.ts';

export const beginSecondFactor = defineEndpoint({
  name: 'beginSecondFactor',
  summary: 'A new secret for an authenticator; it counts after its first code',
  method: 'POST',
  path: '/{lang}/console/sessions/second-factor/begin',
  // Also during a sign-in that requires it, when there is no complete session yet.
  audience: 'public',
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({}),
  output: dataResponse(z.object({ secret: z.string(), uri: z.string() })),
  errors: ['signInExpired', 'confirmationRequired', 'originRejected'],
});

export const enrolSecondFactor = defineEndpoint({
  name: 'enrolSecondFactor',
  summary: 'Enrols the authenticator by its first code; returns the recovery codes, which are shown once',
  method: 'POST',
  path: '/{lang}/console/sessions/second-factor/enrol',
  audience: 'public',
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({ code: authenticatorCode }),
  output: dataResponse(z.object({ next: nextStep, token: z.optional(z.string()), recoveryCodes: z.array(z.string()) })),
  errors: ['invalidInput', 'codeRejected', 'signInDelayed', 'signInExpired', 'confirmationRequired', 'originRejected'],
});

export const removeSecondFactor = defineEndpoint({
  name: 'removeSecondFactor',
  summary: 'Removes the caller’s authenticator, unless a role requires one',
  method: 'POST',
  path: '/{lang}/console/sessions/second-factor/remove',
  audience: 'signedIn',
  effect: 'write',
  limit: guessLimit,
  input: z.object({}),
  output: z.object({}),
  errors: ['confirmationRequired', 'secondFactorRequired'],
});

export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes, which are shown once; the old ones stop working',
  method: 'POST',
  path: '/{lang}/console/sessions/recovery-codes',
  audience: 'signedIn',
  effect: 'write',
  limit: guessLimit,
  input: z.object({}),
  output: dataResponse(z.object({ recoveryCodes: z.array(z.string()) })),
  errors: ['confirmationRequired', 'notFound'],
});
