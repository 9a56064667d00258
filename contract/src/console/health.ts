/** Whether the system is in order, for those who run it. The same checks are behind `/readyz`. */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, instant } from '../fields.ts';
import { staffLimit } from './limits.ts';

/** The checks of `/readyz`; docs/operations/monitoring.md explains each. */
export const readinessChecks = [
  'store',
  'changes',
  'content',
  'files',
  'space',
  'keys',
  'timers',
  'backup',
  'audit',
] as const;

export type ReadinessCheck = (typeof readinessChecks)[number];

/** `off`: not set up, such as a mail server. */
export const healthStates = ['ok', 'failing', 'off'] as const;

export type HealthState = (typeof healthStates)[number];

export const getHealth = defineEndpoint({
  name: 'getHealth',
  summary: 'The readiness checks of the server that responds, and whether notices by mail arrive',
  method: 'GET',
  path: '/{lang}/console/health',
  audience: { any: ['system:health:read'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(
    z.object({
      checks: z.array(z.object({ name: z.enum([...readinessChecks, 'mail']), state: z.enum(healthStates) })),
      /** Null if no backup was made. */
      lastBackupAt: z.nullable(instant),
      /** Null if the audit log was never verified. */
      auditVerifiedAt: z.nullable(instant),
      isAuditBroken: z.boolean(),
    }),
  ),
  errors: [],
});
