/**
 * The keys that reports are sealed to. A key that is registered in the console is pending: nothing is sealed to it until an
 * officer whose key is in force has confirmed it with a signature. So a stolen account gives no report to anybody.
 */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { day } from '../fields.ts';
import { staffLimit } from './limits.ts';

/** Pending keys and keys in force. Commands may register more. */
export const maxReportKeys = 100;

/** A key that an answer is sealed to. Browsers compute its fingerprint themselves (`fingerprintOf`). */
export const reportKey = z.object({
  name: z.string(),
  role: z.enum(['officer', 'recovery']),
  recipient: z.string(),
  /** Verifies the owner's signatures; null if it is not registered. */
  signingKey: z.nullable(z.string()),
});

export type ReportKeyView = z.infer<typeof reportKey>;

const listedKey = z.object({
  ...reportKey.shape,
  /** The day on which it was registered. */
  addedOn: day,
  /** Something other than the server changed the key's row: nothing is sealed to it. */
  isAltered: z.boolean(),
  /**
   * How many reports of earlier days came after the day of its registration: these were sealed to it. The others are, if
   * an officer has sealed them again, which the server cannot see.
   */
  sealedOnArrival: z.int(),
});

export type ListedReportKey = z.infer<typeof listedKey>;

const pendingKey = z.object({
  /** Of this registration, not of the key. */
  id: z.uuid(),
  name: z.string(),
  recipient: z.string(),
  signingKey: z.string(),
  addedOn: day,
  /** The caller has registered it, and so cannot confirm it. */
  isOwn: z.boolean(),
  /** False if its account is disabled or may no longer answer reports. It can be discarded, and holds its name until then. */
  isConfirmable: z.boolean(),
});

export type PendingReportKey = z.infer<typeof pendingKey>;

export const listReportKeys = defineEndpoint({
  name: 'listReportKeys',
  summary:
    'The keys that reports are sealed to, how many reports each opens as far as the server knows, and pending keys',
  method: 'GET',
  path: '/{lang}/console/report-keys',
  audience: { any: ['inbox:report:read'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: z.object({
    keys: z.array(listedKey),
    pending: z.array(pendingKey),
    /** The reports of earlier days. */
    reports: z.int(),
  }),
  errors: [],
});

const keyRights = { all: ['inbox:report:read', 'inbox:report:answer'] } as const;

const recipient = z.string().check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/, 'invalidFormat'));

const signingKey = z.string().check(z.regex(/^[\w-]{43}$/, 'invalidFormat'));

/** Of a decision about a key (`sealing/key-decision.ts`). */
const signature = z.object({ publicKey: signingKey, value: z.string().check(z.regex(/^[\w-]{86}$/, 'invalidFormat')) });

export const registerReportKey = defineEndpoint({
  name: 'registerReportKey',
  summary: 'Registers the public halves of the caller’s key, in place of a pending one; nothing is sealed to it yet',
  method: 'POST',
  path: '/{lang}/console/report-keys/register',
  audience: keyRights,
  effect: 'write',
  limit: staffLimit,
  input: z.object({ recipient, signingKey }),
  output: z.object({}),
  errors: ['invalidInput', 'confirmationRequired', 'reportKeyExists', 'tooManyReportKeys'],
});

export const confirmReportKey = defineEndpoint({
  name: 'confirmReportKey',
  summary: 'Puts a pending key of somebody else in force, by the signature of a key that is',
  method: 'POST',
  path: '/{lang}/console/report-keys/confirm',
  audience: keyRights,
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: z.uuid(), signature }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'confirmationRequired', 'stateConflict', 'reportKeyExists'],
});

export const discardReportKey = defineEndpoint({
  name: 'discardReportKey',
  summary: 'Discards a pending key',
  method: 'POST',
  path: '/{lang}/console/report-keys/discard',
  audience: keyRights,
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'confirmationRequired'],
});

export const removeReportKey = defineEndpoint({
  name: 'removeReportKey',
  summary: 'Puts the key of another officer out of force, by the signature of a key that stays',
  method: 'POST',
  path: '/{lang}/console/report-keys/remove',
  audience: keyRights,
  effect: 'write',
  limit: staffLimit,
  input: z.object({ recipient, signature }),
  output: z.object({}),
  errors: ['invalidInput', 'confirmationRequired', 'stateConflict'],
});
