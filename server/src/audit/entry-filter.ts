import type { listAuditEntries } from 'contract/console/audit.ts';
import type { z } from 'zod/mini';
import { parseBeijingTimestamp } from '../database/beijing-time.ts';
import type { EntryFilter } from './store.ts';

type FilterInput = Omit<z.output<typeof listAuditEntries.input>, 'page' | 'size'>;

/** The filter that a list or an export of entries asks for. */
export function filterOf({ from, until, ...filter }: FilterInput): Omit<EntryFilter, 'readerId' | 'page' | 'size'> {
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
