/** Signing in by its steps, and the set-up of an account by a link. */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../fields.ts';
import { givenLogin } from './accounts.ts';
import { guessLimit } from './limits.ts';
import { givenPassword, newPassword } from './password.ts';

/**
 * What a sign-in needs next: nothing, a code, or the enrolment of an authenticator, which the
 * account's roles require.
 */
export const nextStep = z.enum(['done', 'code', 'enrol']);

export type NextStep = z.infer<typeof nextStep>;

export const secondFactor = z.enum(['authenticator', 'passkey']);

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
export const authenticatorCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((text) => text.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'codeInvalid')),
);

const recoveryCode = z.string().check(z.minLength(1), z.maxLength(40));

export const signIn = defineEndpoint({
  name: 'signIn',
  summary: 'Starts a session with user name and password; a cookie for browsers, a bearer token for scripts',
  method: 'POST',
  path: '/{lang}/console/sessions/sign-in',
  audience: 'public',
  usesSessionToken: true,
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
  usesSessionToken: true,
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
  effect: 'read',
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
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({ token: setUpToken, password: newPassword }),
  output: signInProgress,
  errors: ['invalidInput', 'setUpLinkInvalid', 'originRejected', 'tooManyRequests'],
});
