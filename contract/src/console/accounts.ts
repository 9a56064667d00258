import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, hasVisibleText, pagedResponse, pageRequest, rowId, timestamp, version } from '../fields.ts';
import { staffLimit } from './limits.ts';

/** The accounts that a set-up link of the command line can be for. All other names are free. */
export const builtInLogins = ['admin', 'editor'] as const;

/** “Username must be admin or editor.” */
export const builtInLogin = z.enum(builtInLogins, 'loginNotBuiltIn');

/** The name that somebody enters to sign in. Upper case and surrounding blanks do not matter. */
export const givenLogin = z.pipe(
  z.string().check(z.maxLength(200)),
  z.transform((login) => login.trim().toLowerCase()),
);

/** The user name of a new account. */
export const newLogin = z.pipe(
  givenLogin,
  z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9._-]{1,38})[a-z0-9]$/, 'loginInvalid')),
);

const displayName = z.pipe(
  z.string().check(z.maxLength(80), z.refine(hasVisibleText, 'displayNameRequired')),
  z.transform((name) => name.trim()),
);

export const roleKey = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{1,39}$/, 'roleKeyInvalid'));

const roleKeys = z.array(roleKey).check(z.maxLength(20));

/** `invited` has a set-up link but no password yet; `expired` has neither. */
export const accountStates = ['active', 'invited', 'expired', 'disabled'] as const;

const account = z.object({
  id: z.int(),
  version: z.int(),
  login: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  state: z.enum(accountStates),
  hasSecondFactor: z.boolean(),
  requiresSecondFactor: z.boolean(),
  lastSeenAt: z.nullable(timestamp),
  createdAt: timestamp,
  /** Until when the unused set-up link works. */
  linkUntil: z.nullable(timestamp),
  /** What the caller may do with this account. */
  abilities: z.object({
    edit: z.boolean(),
    disable: z.boolean(),
    enable: z.boolean(),
    issueLink: z.boolean(),
    endSessions: z.boolean(),
  }),
});

export type Account = z.infer<typeof account>;

const setUpLink = z.object({
  /** The path of the link with its token. It is shown once. */
  path: z.string(),
  until: timestamp,
});

export const listAccounts = defineEndpoint({
  name: 'listAccounts',
  summary: 'One page of the accounts by name',
  method: 'GET',
  path: '/{lang}/console/accounts/list',
  audience: { any: ['system:account:edit'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({
    ...pageRequest,
    /** Part of the name or the user name. */
    text: z.optional(z.string().check(z.maxLength(80))),
    role: z.optional(roleKey),
    state: z.optional(z.enum([...accountStates, 'withoutSecondFactor'])),
  }),
  output: z.extend(pagedResponse(account), {
    counts: z.object({ inUse: z.int(), disabled: z.int(), withoutSecondFactor: z.int() }),
  }),
  errors: ['invalidInput'],
});

export const getAccount = defineEndpoint({
  name: 'getAccount',
  summary: 'One account',
  method: 'GET',
  path: '/{lang}/console/accounts/account/{id}',
  audience: { any: ['system:account:edit'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ id: rowId }),
  output: dataResponse(account),
  errors: ['invalidInput', 'notFound'],
});

export const createAccount = defineEndpoint({
  name: 'createAccount',
  summary: 'Creates an account and its set-up link, which is shown once',
  method: 'POST',
  path: '/{lang}/console/accounts/create',
  audience: { all: ['system:account:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ login: newLogin, name: displayName, roles: roleKeys }),
  output: dataResponse(z.object({ id: z.int(), setUpLink })),
  errors: ['invalidInput', 'confirmationRequired', 'rightsExceeded', 'tooManyAccounts'],
});

export const saveAccount = defineEndpoint({
  name: 'saveAccount',
  summary: 'Changes the name and the roles of an account',
  method: 'POST',
  path: '/{lang}/console/accounts/save',
  audience: { all: ['system:account:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: rowId, version, name: displayName, roles: roleKeys }),
  output: dataResponse(z.object({ version: z.int() })),
  errors: [
    'invalidInput',
    'notFound',
    'confirmationRequired',
    'rightsExceeded',
    'ownAdministratorRight',
    'lastAdministrator',
    'versionConflict',
  ],
});

export const disableAccount = defineEndpoint({
  name: 'disableAccount',
  summary: 'Disables an account and ends its sessions',
  method: 'POST',
  path: '/{lang}/console/accounts/disable',
  audience: { all: ['system:account:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: rowId }),
  output: z.object({}),
  errors: [
    'invalidInput',
    'notFound',
    'confirmationRequired',
    'rightsExceeded',
    'ownAdministratorRight',
    'lastAdministrator',
  ],
});

export const enableAccount = defineEndpoint({
  name: 'enableAccount',
  summary: 'Enables a disabled account',
  method: 'POST',
  path: '/{lang}/console/accounts/enable',
  audience: { all: ['system:account:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: rowId }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'confirmationRequired', 'rightsExceeded'],
});

export const issueSetUpLink = defineEndpoint({
  name: 'issueSetUpLink',
  summary: 'A new set-up link, by which the password is set again. It is shown once and replaces older ones',
  method: 'POST',
  path: '/{lang}/console/accounts/issue-link',
  audience: { all: ['system:account:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    id: rowId,
    /** For somebody who has lost the authenticator: using the link removes it. */
    resetSecondFactor: z._default(z.boolean(), false),
  }),
  output: dataResponse(z.object({ setUpLink })),
  errors: ['invalidInput', 'notFound', 'confirmationRequired', 'rightsExceeded'],
});

export const endAccountSessions = defineEndpoint({
  name: 'endAccountSessions',
  summary: 'Ends all sessions of an account',
  method: 'POST',
  path: '/{lang}/console/accounts/end-sessions',
  audience: { all: ['system:account:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: rowId }),
  output: dataResponse(z.object({ ended: z.int() })),
  errors: ['invalidInput', 'notFound', 'rightsExceeded'],
});
