import { auditActions, listAuditEntries } from 'contract/console/audit.ts';
import dayjs from 'dayjs';
import { useRead } from '../gateway/use-read.ts';
import { useListQuery } from '../parts/lists/use-list-query.ts';

const filterNames = ['text', 'accountId', 'action', 'objectKind', 'objectId', 'from', 'until'] as const;

export const dayFormat = 'YYYY-MM-DD';

/** The filters in the URL, what they ask the gateway for, and the entries that match. */
export function useAuditSearch() {
  const listQuery = useListQuery(filterNames);
  const { page, limit, filters } = listQuery;
  const searched = {
    text: filters.text,
    accountId: /^\d{1,9}$/.test(filters.accountId ?? '') ? filters.accountId : undefined,
    action: auditActions.find((known) => known === filters.action),
    objectKind: filters.objectKind,
    objectId: filters.objectId,
    from: dayOf(filters.from, 0),
    until: dayOf(filters.until, 1),
  };
  const reading = useRead(listAuditEntries, { page: page - 1, size: limit, ...searched });
  return { ...listQuery, searched, reading };
}

export type AuditSearch = ReturnType<typeof useAuditSearch>;

/** The beginning of a chosen day in Beijing, or of a later one. */
function dayOf(text: string | undefined, later: number): string | undefined {
  const day = dayjs(text, dayFormat, true);
  return text !== undefined && day.isValid() ? `${day.add(later, 'day').format(dayFormat)} 00:00:00` : undefined;
}
