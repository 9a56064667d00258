import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, timestamp } from '../fields.ts';
import { givenLogin } from './accounts.ts';
import { guessLimit, staffLimit } from './limits.ts';
import { givenPassword, newPassword } from './password.ts';
import { permissions, wildcard } from './permissions.ts';

/** A session ends after so many minutes without a request, and after so many hours in any case. */
export const sessionMinutes = { idle: 30, total: 12 * 60 };

/** How long an entered code counts for actions that require one, in minutes. */
export const confirmationMinutes = 15;

/**
 * What a sign-in needs next: nothing, a code, or the enrolment of an authenticator, which the
 * account's roles require.
 */
export const nextStep = z.enum(['done', 'code', 'enrol']);

export type NextStep = z.infer<typeof nextStep>;

const secondFactor = z.enum(['authenticator', 'passkey']);

export type SecondFactor = z.infer<typeof secondFactor>;

/** The token is sent to a script only; a browser gets it as a cookie. */
export const signInProgress = dataResponse(
  z.object({
    next: nextStep,
    token: z.optional(z.string()),
    /** What the account has for the step `code`. */
    secondFactors: z.optional(z.array(secondFactor)),
  }),
);

/** Six digits of an authenticator; blanks between them are ignored. */
const authenticatorCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((text) => text.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'codeInvalid')),
);

const recoveryCode = z.string().check(z.minLength(1), z.maxLength(40));

const sessionId = z.string().check(z.regex(/^[\w-]{16}$/));

export const signIn = defineEndpoint({
  name: 'signIn',
  summary: 'Starts a session with user name and password; a cookie for browsers, a bearer token for scripts',
  method: 'POST',
  path: '/{lang}/console/sessions/sign-in',
  audience: 'public',
  startsSession: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({
    login: givenLogin,
    password: givenPassword,
    as: z._default(z.enum(['cookie', 'bearer']), 'cookie'),
  }),
  output: signInProgress,
  errors: ['invalidInput', 'signInRejected', 'signInDelayed', 'originRejected', 'tooManyRequests'],
});

export const enterCode = defineEndpoint({
  name: 'enterCode',
  summary: 'Completes a sign-in with a code of the authenticator or a recovery code',
  method: 'POST',
  path: '/{lang}/console/sessions/enter-code',
  audience: 'public',
  startsSession: true,
  effect: 'write',
  limit: guessLimit,
  input: z.union([z.object({ code: authenticatorCode }), z.object({ recoveryCode })]),
  output: signInProgress,
  errors: ['invalidInput', 'codeRejected', 'signInDelayed', 'signInExpired', 'originRejected'],
});

/** A link with a token in its fragment, which no server log contains. */
export function setUpPath(token: string): string {
  return `/console/set-up#${token}`;
}

const setUpToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const readSetUpLink = defineEndpoint({
  name: 'readSetUpLink',
  summary: 'The account that a set-up link is for',
  method: 'POST',
  path: '/{lang}/console/sessions/set-up-link',
  audience: 'public',
  effect: 'issue',
  limit: guessLimit,
  input: z.object({ token: setUpToken }),
  output: dataResponse(
    z.object({
      login: z.string(),
      name: z.string(),
      minutesLeft: z.int(),
      /** Whether an authenticator must be enrolled after the password is set. */
      requiresSecondFactor: z.boolean(),
    }),
  ),
  errors: ['invalidInput', 'setUpLinkInvalid'],
});

export const setUpAccount = defineEndpoint({
  name: 'setUpAccount',
  summary: 'Sets the password by a set-up link, uses the link up and starts a session',
  method: 'POST',
  path: '/{lang}/console/sessions/set-up',
  audience: 'public',
  startsSession: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({ token: setUpToken, password: newPassword }),
  output: signInProgress,
  errors: ['invalidInput', 'setUpLinkInvalid', 'originRejected', 'tooManyRequests'],
});

export const beginSecondFactor = defineEndpoint({
  name: 'beginSecondFactor',
  summary: 'A new secret for an authenticator; it counts after its first code',
  method: 'POST',
  path: '/{lang}/console/sessions/second-factor/begin',
  // Also during a sign-in that requires it, when there is no complete session yet.
  audience: 'public',
  startsSession: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({}),
  output: dataResponse(z.object({ secret: z.string(), uri: z.string() })),
  errors: ['signInExpired', 'confirmationRequired', 'originRejected'],
});

export const enrolSecondFactor = defineEndpoint({
  name: 'enrolSecondFactor',
  summary: 'Enrols the authenticator by its first code; answers the recovery codes, which are shown once',
  method: 'POST',
  path: '/{lang}/console/sessions/second-factor/enrol',
  audience: 'public',
  startsSession: true,
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

export const getSession = defineEndpoint({
  name: 'getSession',
  summary: 'The caller’s account, roles and permissions, and when the session ends',
  method: 'GET',
  path: '/{lang}/console/sessions/current',
  audience: 'signedIn',
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(
    z.object({
      account: z.object({
        id: z.int(),
        login: z.string(),
        name: z.string(),
        secondFactors: z.array(secondFactor),
        /** Whether a role requires one, so that the last cannot be removed. */
        requiresSecondFactor: z.boolean(),
        recoveryCodesLeft: z.int(),
      }),
      roles: z.array(z.string()),
      permissions: z.array(z.enum([...permissions, wildcard])),
      session: z.object({
        id: z.string(),
        since: timestamp,
        endsAt: timestamp,
        /** When the code, or the password of an account without authenticator, was last entered. */
        confirmedAt: z.nullable(timestamp),
      }),
    }),
  ),
  errors: [],
});

export const signOut = defineEndpoint({
  name: 'signOut',
  summary: 'Ends the caller’s session',
  method: 'POST',
  path: '/{lang}/console/sessions/sign-out',
  audience: 'signedIn',
  startsSession: true,
  effect: 'write',
  limit: staffLimit,
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

export const confirmSession = defineEndpoint({
  name: 'confirmSession',
  summary: 'Enters a code again, or the password if there is no authenticator, for actions that require it',
  method: 'POST',
  path: '/{lang}/console/sessions/confirm',
  audience: 'signedIn',
  effect: 'write',
  limit: guessLimit,
  input: z.union([z.object({ code: authenticatorCode }), z.object({ password: givenPassword })]),
  output: dataResponse(z.object({ confirmedAt: timestamp })),
  errors: ['invalidInput', 'codeRejected', 'signInDelayed'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  summary: 'Changes the caller’s password and ends all sessions of the account, this one too',
  method: 'POST',
  path: '/{lang}/console/sessions/password',
  audience: 'signedIn',
  startsSession: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({ currentPassword: givenPassword, newPassword }),
  output: z.object({}),
  errors: ['invalidInput', 'signInDelayed', 'tooManyRequests'],
});

const sessionRow = z.object({
  id: z.string(),
  account: z.object({ id: z.int(), name: z.string() }),
  kind: z.enum(['cookie', 'bearer']),
  isCurrent: z.boolean(),
  /** Browser and system in plain words, as far as the user agent tells: `Firefox 146 · Windows`. */
  device: z.string(),
  addressBlock: z.string(),
  since: timestamp,
  seenAt: timestamp,
  endsAt: timestamp,
  abilities: z.object({ end: z.boolean() }),
});

export type SessionRow = z.infer<typeof sessionRow>;

export const listSessions = defineEndpoint({
  name: 'listSessions',
  summary: 'The caller’s own sessions, the latest first',
  method: 'GET',
  path: '/{lang}/console/sessions/own',
  audience: 'signedIn',
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(z.array(sessionRow)),
  errors: [],
});

export const listAllSessions = defineEndpoint({
  name: 'listAllSessions',
  summary: 'The sessions of all accounts, the latest first',
  method: 'GET',
  path: '/{lang}/console/sessions/all',
  audience: { any: ['system:account:edit'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(z.array(sessionRow)),
  errors: [],
});

export const endSession = defineEndpoint({
  name: 'endSession',
  summary: 'Ends one of the caller’s sessions, or another account’s with the permission for accounts',
  method: 'POST',
  path: '/{lang}/console/sessions/end',
  audience: 'signedIn',
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: sessionId }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound'],
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  summary: 'Ends the caller’s sessions except this one',
  method: 'POST',
  path: '/{lang}/console/sessions/end-others',
  audience: 'signedIn',
  effect: 'write',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(z.object({ ended: z.int() })),
  errors: [],
});
