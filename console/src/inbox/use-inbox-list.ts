import { inboxBounds, type InboxKind, type InboxView, inboxViews, listInbox } from 'contract/console/inbox.ts';
import { isOldReading, usePolledRead } from '../gateway/use-polled-read.ts';
import { useListQuery } from '../parts/use-list-query.ts';
import { useNow } from '../parts/use-now.ts';
import { rowsPerPage } from './rows-per-page.ts';
import { useAnnouncedSessionEnd } from './use-announced-session-end.ts';
import { useLeftMissingPage } from './use-left-missing-page.ts';

/** The chosen list, search and page in the URL, and its rows, which are read again every minute. */
export function useInboxList(kind: InboxKind) {
  const { filters, page, limit, setFilters, setPage } = useListQuery(['view', 'text']);
  const view: InboxView = inboxViews.find((known) => known === filters.view) ?? 'open';
  const text = filters.text?.slice(0, inboxBounds.searchText);
  const reading = usePolledRead(listInbox, { kind, view, text, page: page - 1, size: rowsPerPage });
  useAnnouncedSessionEnd(reading.failure);
  const now = useNow();
  const { data } = reading;
  useLeftMissingPage(data, { page, size: rowsPerPage, setPage: (last) => setPage(last, limit) });
  return {
    reading,
    view,
    text: text ?? '',
    search: (typed: string) => setFilters({ text: typed }),
    page,
    setPage: (chosen: number) => setPage(chosen, limit),
    now,
    /** The shown rows are no longer read again: the connection is lost, or nobody has used the page for long. */
    isOld: isOldReading(reading, now),
  };
}

export type InboxList = ReturnType<typeof useInboxList>;
