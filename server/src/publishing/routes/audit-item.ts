import type { AuditAction } from 'contract/console/audit.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { auditedCaller } from '../../audit/caller.ts';
import { type AuditDetails, recordAudit } from '../../audit/record.ts';
import type { Database } from '../../database/open.ts';
import type { StaffCaller } from '../../http/serve.ts';
import { filledTitleOf, filledTitlesOf } from '../items/filled-titles.ts';
import type { ContentRef } from 'contract/console/content-items.ts';
import { findTitles, type StoredItem } from '../items/store.ts';

/** Last in a transaction: the entry holds back all others until the commit. */
export async function auditItem(
  db: Database,
  caller: StaffCaller,
  action: AuditAction,
  item: Pick<StoredItem, 'id' | 'titles'> & { kind: ContentKind },
  details?: AuditDetails,
): Promise<void> {
  const title = await filledTitleOf(db, item);
  await recordAudit(db, {
    ...auditedCaller(caller),
    action,
    object: { kind: item.kind, id: item.id, ...(title !== undefined && { title }) },
    ...(details !== undefined && { details }),
  });
}

/** Items for the details of an entry, with the titles that they have now. */
export async function namedItems(
  db: Database,
  keys: readonly ContentRef[],
): Promise<(ContentRef & { title?: string })[]> {
  const stored = await findTitles(db, keys);
  const titles = await filledTitlesOf(db, stored);
  const byName = new Map(stored.map(({ kind, id }, index) => [`${kind} ${id}`, titles[index]]));
  return keys.map(({ kind, id }) => {
    const title = byName.get(`${kind} ${id}`);
    return { kind, id, ...(title !== undefined && { title }) };
  });
}
