import type { AuditAction } from 'contract/console/audit.ts';
import { auditedCaller } from '../audit/caller.ts';
import { type AuditRecord, recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { StaffCaller } from '../http/serve.ts';

/** Names the report by its id alone: the audit log is never deleted, and a reporter may withdraw. */
export function recordReport(
  db: Database,
  caller: StaffCaller,
  {
    action,
    id,
    details,
  }: { action: Extract<AuditAction, `report.${string}`>; id: string } & Pick<AuditRecord, 'details'>,
): Promise<void> {
  const record = { ...auditedCaller(caller), action, object: { kind: 'report', id } };
  return recordAudit(db, { ...record, ...(details !== undefined && { details }) });
}
