/** Whether the hash chain of the audit log is intact (docs/decisions/038-the-audit-log.md). */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../fields.ts';
import { auditEntry } from './audit.ts';
import { instant } from './content-items.ts';
import { staffLimit } from './limits.ts';

/**
 * How a chain can be broken. The last two are found by the last line of an earlier verification: the entries until then
 * were written anew, or the end is missing.
 */
export const auditBreakKinds = ['missing', 'changed', 'replaced', 'rewritten', 'cutOff'] as const;

export type AuditBreakKind = (typeof auditBreakKinds)[number];

/** An older state of the log that was restored looks like these. Any other break cannot be acknowledged. */
export const acknowledgeableBreaks = ['rewritten', 'cutOff'] as const satisfies AuditBreakKind[];

const entryId = z.int().check(z.positive());

const auditBreak = z.object({
  /** The first entry that is not as it was written. */
  id: entryId,
  kind: z.enum(auditBreakKinds),
  /** When it was found first. */
  since: instant,
  /** The entries on both sides of the break; null where the log ends. */
  before: z.nullable(auditEntry),
  after: z.nullable(auditEntry),
  /** How many entries are newer than the break. */
  newerEntries: z.int(),
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
  input: z.object({}),
  output: dataResponse(
    z.object({
      /** Null before the first verification. */
      last: z.nullable(
        z.object({
          at: instant,
          /** It ran neither today nor yesterday. */
          isOutdated: z.boolean(),
          /** The verified entries: all, or those before the break. */
          entries: z.int(),
          /** The number and the hash of the last of them, as `audit:verify -- --noted` takes it; null without entries. */
          head: z.nullable(z.string()),
          broken: z.nullable(auditBreak),
        }),
      ),
      isRunning: z.boolean(),
      /** The last verification ended with an error, and is tried again every hour. */
      failedAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

export const runAuditVerification = defineEndpoint({
  name: 'runAuditVerification',
  summary: 'Verifies the whole audit log now, and responds at the end',
  method: 'POST',
  path: '/{lang}/console/audit/verify',
  audience: { any: ['system:audit:read'] },
  effect: 'write',
  limit: { ...staffLimit, requests: 30, perSeconds: 600 },
  input: z.object({}),
  output: dataResponse(z.object({ isIntact: z.boolean(), entries: z.int() })),
  /** Somebody else verifies it. */
  errors: ['stateConflict'],
});

export const acknowledgeAuditBreak = defineEndpoint({
  name: 'acknowledgeAuditBreak',
  summary: 'Accepts that an older state of the audit log was restored, and verifies what is there now',
  method: 'POST',
  path: '/{lang}/console/audit/acknowledge',
  audience: { any: ['system:audit:read'] },
  effect: 'write',
  limit: { ...staffLimit, requests: 30, perSeconds: 600 },
  /** The break that the caller has seen. */
  input: z.object({ id: entryId, kind: z.enum(acknowledgeableBreaks) }),
  output: dataResponse(z.object({ isIntact: z.boolean(), entries: z.int() })),
  errors: ['invalidInput', 'confirmationRequired', 'stateConflict'],
});
