import type { AuditEntry } from 'contract/console/audit.ts';
import { z } from 'zod/mini';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { StoredEntry } from './store.ts';

export function toAuditEntry(entry: StoredEntry): AuditEntry {
  const { id, at, accountId, accountName, action, objectKind, objectId, objectTitle, details, addressBlock } = entry;
  return {
    id: Number(id),
    at: beijingTimestamp(at),
    by: accountId === null ? null : { accountId, name: accountName ?? '' },
    action,
    object: { kind: objectKind, id: objectId, ...(objectTitle !== null && { title: objectTitle }) },
    ...(details !== null && { details: z.parse(z.json(), details) }),
    ...(addressBlock !== null && { addressBlock }),
  };
}
