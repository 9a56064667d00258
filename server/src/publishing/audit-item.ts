import type { AuditAction } from 'contract/console/audit.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { auditedCaller } from '../audit/caller.ts';
import { type AuditRecord, recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { StaffCaller } from '../http/serve.ts';
import { filledTitleOf } from './filled-titles.ts';
import type { StoredItem } from './store.ts';

/** Last in a transaction: the entry holds back all others until the commit. */
export async function auditItem(
  db: Database,
  caller: StaffCaller,
  action: AuditAction,
  item: Pick<StoredItem, 'id' | 'titles'> & { kind: ContentKind },
  details?: AuditRecord['details'],
): Promise<void> {
  const title = await filledTitleOf(db, item);
  await recordAudit(db, {
    ...auditedCaller(caller),
    action,
    object: { kind: item.kind, id: item.id, ...(title !== undefined && { title }) },
    ...(details !== undefined && { details }),
  });
}
