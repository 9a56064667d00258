import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, timestamp } from '../fields.ts';
import { guessLimit, staffLimit } from './limits.ts';
import { givenPassword, newPassword } from './password.ts';
import { permissions, wildcard } from './permissions.ts';
import { authenticatorCode, secondFactor } from './sign-in.ts';

/** A session ends after so many minutes without a request, and after so many hours in any case. */
export const sessionMinutes = { idle: 30, total: 12 * 60 };

/** How long an entered code counts for actions that require one, in minutes. */
export const confirmationMinutes = 15;

const sessionId = z.string().check(z.regex(/^[\w-]{16}$/));

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
  usesSessionToken: true,
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
  usesSessionToken: true,
  effect: 'write',
  limit: guessLimit,
  input: z.object({ currentPassword: givenPassword, newPassword }),
  output: z.object({}),
  errors: ['invalidInput', 'signInDelayed', 'tooManyRequests'],
});

const sessionRow = z.object({
  id: z.string(),
  account: z.object({ id: z.int(), name: z.string() }),
  tokenType: z.enum(['cookie', 'bearer']),
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
