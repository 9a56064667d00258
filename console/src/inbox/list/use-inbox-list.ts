import { type InboxView, inboxViews, listInbox, statusesOf } from 'contract/console/inbox-list.ts';
import { inboxBounds, type InboxKind } from 'contract/console/inbox.ts';
import { localeNames } from 'contract/locales.ts';
import { isOldReading, usePolledRead } from '../../gateway/use-polled-read.ts';
import { useListQuery } from '../../parts/lists/use-list-query.ts';
import { useNow } from '../../parts/use-now.ts';
import { rowsPerPage } from '../rows-per-page.ts';
import { useAnnouncedSessionEnd } from '../use-announced-session-end.ts';
import { useLeftMissingPage } from '../../parts/lists/use-left-missing-page.ts';

/** The chosen list, search, filters and page in the URL, and its rows, which are read again every minute. */
export function useInboxList(kind: InboxKind) {
  const query = useListQuery(['view', 'text', 'language', 'subject', 'status']);
  const { page, limit, setFilters, setPage } = query;
  const view: InboxView = inboxViews.find((known) => known === query.filters.view) ?? 'open';
  const filters = {
    language: localeNames.find((known) => known === query.filters.language),
    subject: query.filters.subject?.slice(0, inboxBounds.searchText),
    status: statusesOf(view).find((known) => known === query.filters.status),
  };
  const text = query.filters.text?.slice(0, inboxBounds.searchText);
  const reading = usePolledRead(listInbox, { kind, view, text, ...filters, page: page - 1, size: rowsPerPage });
  useAnnouncedSessionEnd(reading.failure);
  const now = useNow();
  const { data } = reading;
  useLeftMissingPage(data, { page, size: rowsPerPage, setPage: (last) => setPage(last, limit) });
  return {
    kind,
    reading,
    view,
    text: text ?? '',
    search: (typed: string) => setFilters({ text: typed }),
    filters,
    setFilters: (changed: Partial<Record<keyof typeof filters, string | undefined>>) => setFilters(changed),
    /** Shows the whole list again. */
    clear: () => setFilters({ text: '', language: '', subject: '', status: '' }),
    page,
    setPage: (chosen: number) => setPage(chosen, limit),
    now,
    /** The shown rows are no longer read again: the connection is lost, or nobody has used the page for long. */
    isOld: isOldReading(reading, now),
  };
}

export type InboxList = ReturnType<typeof useInboxList>;
