import { type AuditEntry, listAuditEntries } from 'contract/console/audit.ts';
import { z } from 'zod/mini';
import { beijingTimestamp, parseBeijingTimestamp } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import { serveStaff } from '../http/serve.ts';
import { type EntryFilter, findEntries, type StoredEntry } from './store.ts';

function viewEntry(entry: StoredEntry): AuditEntry {
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

type FilterInput = Omit<z.output<typeof listAuditEntries.input>, 'page' | 'size'>;

export function filterOf({ from, until, ...filter }: FilterInput): Omit<EntryFilter, 'page' | 'size'> {
  return {
    text: filter.text,
    accountId: filter.accountId,
    action: filter.action,
    objectKind: filter.objectKind,
    objectId: filter.objectId,
    from: from === undefined ? undefined : parseBeijingTimestamp(from),
    until: until === undefined ? undefined : parseBeijingTimestamp(until),
  };
}

export const auditRoutes = [
  serveStaff(listAuditEntries, async ({ db }: { db: Database }, input) => {
    const { page, size } = input;
    const { rows, total } = await findEntries(db, { ...filterOf(input), page, size });
    return { content: rows.map(viewEntry), totalElements: total };
  }),
];
