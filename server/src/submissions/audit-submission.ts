import type { AuditAction } from 'contract/console/audit.ts';
import { auditedCaller } from '../audit/caller.ts';
import { type AuditRecord, recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { StaffCaller } from '../http/serve.ts';
import type { SubmissionRef } from './tables-of-kind.ts';

/** Names the submission by its id alone: the audit log is never deleted, and its sender may withdraw. */
export function auditSubmission(
  db: Database,
  caller: StaffCaller,
  action: Extract<AuditAction, `inbox.${string}` | `report.${string}`>,
  { kind, id, details }: SubmissionRef & { details?: AuditRecord['details'] | undefined },
): Promise<void> {
  return recordAudit(db, {
    ...auditedCaller(caller),
    action,
    object: { kind, id },
    ...(details !== undefined && { details }),
  });
}
