/** Passkeys (WebAuthn) as the second factor of a sign-in, after the password. */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, hasVisibleText, timestamp } from '../fields.ts';
import { guessLimit, staffLimit } from './limits.ts';
import { nextStep, signInProgress } from './sign-in.ts';

export const maxPasskeys = 10;

/** How long a browser may take to respond to a challenge, in minutes. */
export const passkeyChallengeMinutes = 5;

const base64Url = (maximum: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maximum));

const credentialId = base64Url(1400);

const publicKeyType = z.literal('public-key');

const descriptor = z.object({ id: z.string(), type: publicKeyType, transports: z.array(z.string()) });

const milliseconds = z.int();

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.int() })),
  timeout: milliseconds,
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});

export type PasskeyCreationOptions = z.infer<typeof creationOptions>;

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: milliseconds,
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('preferred'),
});

export type PasskeyRequestOptions = z.infer<typeof requestOptions>;

/** What a browser returns. Other fields that it sends are ignored. */
const created = z.object({
  id: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(10_000),
    transports: z._default(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)), []),
  }),
});

export type CreatedPasskey = z.output<typeof created>;

const asserted = z.object({
  id: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(4000),
  }),
});

export type AssertedPasskey = z.output<typeof asserted>;

const passkeyName = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text) => text.trim()),
  ),
  z.string().check(z.refine(hasVisibleText, 'displayNameRequired')),
);

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  usedAt: z.nullable(timestamp),
});

export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = defineEndpoint({
  name: 'listPasskeys',
  summary: 'The caller’s passkeys',
  method: 'GET',
  path: '/{lang}/console/passkeys/own',
  audience: 'signedIn',
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(z.array(passkey)),
  errors: [],
});

export const beginPasskey = defineEndpoint({
  name: 'beginPasskey',
  summary: 'A challenge for a new passkey, good once and for five minutes',
  method: 'POST',
  path: '/{lang}/console/passkeys/begin',
  // Also during a sign-in that requires a second factor, when there is no complete session yet.
  audience: 'public',
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({}),
  output: dataResponse(creationOptions),
  errors: ['signInExpired', 'confirmationRequired', 'originRejected', 'tooManyPasskeys'],
});

export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  summary:
    'Adds the passkey that was created for the challenge; returns recovery codes if it is the first second factor',
  method: 'POST',
  path: '/{lang}/console/passkeys/add',
  audience: 'public',
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({ name: passkeyName, passkey: created }),
  output: dataResponse(z.object({ next: nextStep, token: z.optional(z.string()), recoveryCodes: z.array(z.string()) })),
  errors: [
    'invalidInput',
    'passkeyRejected',
    'signInExpired',
    'confirmationRequired',
    'originRejected',
    'tooManyPasskeys',
  ],
});

export const renamePasskey = defineEndpoint({
  name: 'renamePasskey',
  summary: 'Renames one of the caller’s passkeys',
  method: 'POST',
  path: '/{lang}/console/passkeys/rename',
  audience: 'signedIn',
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: credentialId, name: passkeyName }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound'],
});

export const removePasskey = defineEndpoint({
  name: 'removePasskey',
  summary: 'Removes one of the caller’s passkeys, unless a role requires a second factor and it is the last one',
  method: 'POST',
  path: '/{lang}/console/passkeys/remove',
  audience: 'signedIn',
  effect: 'write',
  limit: guessLimit,
  input: z.object({ id: credentialId }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'confirmationRequired', 'secondFactorRequired'],
});

export const challengePasskey = defineEndpoint({
  name: 'challengePasskey',
  summary: 'A challenge for the passkeys of a sign-in or of a session, good once and for five minutes',
  method: 'POST',
  path: '/{lang}/console/passkeys/challenge',
  audience: 'public',
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({}),
  output: dataResponse(requestOptions),
  errors: ['signInExpired', 'notFound', 'originRejected'],
});

export const enterPasskey = defineEndpoint({
  name: 'enterPasskey',
  summary: 'Completes a sign-in with a passkey',
  method: 'POST',
  path: '/{lang}/console/passkeys/enter',
  audience: 'public',
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({ passkey: asserted }),
  output: signInProgress,
  errors: ['invalidInput', 'passkeyRejected', 'signInExpired', 'originRejected'],
});

export const confirmByPasskey = defineEndpoint({
  name: 'confirmByPasskey',
  summary: 'Uses a passkey again, for actions that require the second factor',
  method: 'POST',
  path: '/{lang}/console/passkeys/confirm',
  audience: 'signedIn',
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({ passkey: asserted }),
  output: dataResponse(z.object({ confirmedAt: timestamp })),
  errors: ['invalidInput', 'passkeyRejected'],
});
