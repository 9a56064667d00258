/** Whether the hash chain of the audit log is intact (docs/decisions/038-the-audit-log.md). */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, instant, numberBetween } from '../fields.ts';
import { auditedReason, auditEntry } from './audit.ts';
import { staffLimit } from './limits.ts';

/**
 * How a chain can be broken. The last two are found by the last line of an earlier verification: the entries until then
 * were written anew, or the end is missing.
 */
export const auditBreakKinds = ['missing', 'changed', 'replaced', 'rewritten', 'cutOff'] as const;

export type AuditBreakKind = (typeof auditBreakKinds)[number];

/** Also a restored older state of the log looks like these. */
export const headBreaks = ['rewritten', 'cutOff'] as const satisfies AuditBreakKind[];

export const auditBreakBounds = {
  /** Of more breaks only the number is known. */
  listed: 20,
  /** Of the reason why they are acknowledged. */
  reasonLength: 500,
};

const auditBreak = z.object({
  /** The first entry that is not as it was written. */
  id: z.int().check(z.positive()),
  kind: z.enum(auditBreakKinds),
  /** The entries on both sides of the break; null where the log ends. */
  before: z.nullable(auditEntry),
  after: z.nullable(auditEntry),
  /** How many entries are newer than the break. */
  newerEntries: z.int(),
  /** Which of the breaks it is, from 0. */
  index: z.int(),
  /** How many there are that nobody has acknowledged. */
  count: z.int(),
  /** When they were found first. */
  since: instant,
  /** The hash of what was found at all of them; null if an older version has found them. */
  foundHash: z.nullable(z.string()),
});

export type AuditBreak = z.infer<typeof auditBreak>;

export const getAuditVerification = defineEndpoint({
  name: 'getAuditVerification',
  summary: 'The result of the last verification of the audit log',
  method: 'GET',
  path: '/{lang}/console/audit/verification',
  audience: { any: ['system:audit:read'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ breakIndex: z._default(numberBetween(0, auditBreakBounds.listed - 1), 0) }),
  output: dataResponse(
    z.object({
      /** Null before the first verification. */
      last: z.nullable(
        z.object({
          at: instant,
          /** It ran neither today nor yesterday. */
          isOutdated: z.boolean(),
          entries: z.int(),
          /** The number and the hash of the last of them, as `audit:verify -- --noted` takes it; null without entries. */
          head: z.nullable(z.string()),
          broken: z.nullable(auditBreak),
        }),
      ),
      /** The number of the last entry that was read, and that of the last one there is. Null if none runs. */
      running: z.nullable(z.object({ checked: z.int(), total: z.int() })),
      /** The last verification ended with an error or with its server, and is tried again every hour. */
      failedAt: z.nullable(instant),
      /** How many entries of the log acknowledge breaks. */
      acknowledgements: z.int(),
    }),
  ),
  errors: ['invalidInput'],
});

export const runAuditVerification = defineEndpoint({
  name: 'runAuditVerification',
  summary: 'Starts a verification of the whole audit log, unless one runs already',
  method: 'POST',
  path: '/{lang}/console/audit/verify',
  audience: { any: ['system:audit:read'] },
  effect: 'write',
  limit: { ...staffLimit, requests: 30, perSeconds: 600 },
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

export const acknowledgeAuditBreaks = defineEndpoint({
  name: 'acknowledgeAuditBreaks',
  summary: 'Acknowledges all breaks of the audit log, which records why, and starts a verification',
  method: 'POST',
  path: '/{lang}/console/audit/acknowledge',
  audience: { any: ['system:audit:read'] },
  effect: 'write',
  limit: { ...staffLimit, requests: 30, perSeconds: 600 },
  /** The breaks that the caller has seen. */
  input: z.object({ foundHash: z.string(), reason: auditedReason(auditBreakBounds.reasonLength) }),
  output: z.object({}),
  /** There are others now, or a verification runs. */
  errors: ['invalidInput', 'confirmationRequired', 'stateConflict'],
});
