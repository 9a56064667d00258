import type { AuditAction } from 'contract/console/audit.ts';
import { auditedCaller } from '../audit/caller.ts';
import { type AuditRecord, recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { StaffCaller } from '../http/serve.ts';
import type { ItemRef } from './item.ts';

/** Names the item by its id alone: the audit log is never deleted, and a visitor may withdraw. */
export function recordInbox(
  db: Database,
  caller: StaffCaller,
  action: Extract<AuditAction, `inbox.${string}`>,
  { kind, id, details }: ItemRef & { details?: AuditRecord['details'] | undefined },
): Promise<void> {
  return recordAudit(db, {
    ...auditedCaller(caller),
    action,
    object: { kind, id },
    ...(details !== undefined && { details }),
  });
}
