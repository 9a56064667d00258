import { type AuditEntry, listAuditEntries } from 'contract/console/audit.ts';
import { z } from 'zod/mini';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import { serveStaff } from '../http/serve.ts';
import { filterOf } from './entry-filter.ts';
import { findFilledEntries } from './filled-entries.ts';
import type { StoredEntry } from './store.ts';

function toAuditEntry(entry: StoredEntry): AuditEntry {
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

export const auditRoutes = [
  serveStaff(listAuditEntries, async ({ db }: { db: Database }, input) => {
    const { page, size } = input;
    const { rows, total } = await findFilledEntries(db, { ...filterOf(input), page, size });
    return { content: rows.map(toAuditEntry), totalElements: total };
  }),
];
