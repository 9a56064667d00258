import { inboxBounds, type InboxRow } from 'contract/console/inbox.ts';
import { useState } from 'react';
import { type Selection, useSelection } from '../parts/use-selection.ts';
import type { InboxList } from './use-inbox-list.ts';

const noRows: readonly InboxRow[] = [];

/** The selected items of a list. What can be done with them differs from list to list, so the next one begins with none. */
export function useInboxSelection({ kind, view, reading }: InboxList): Selection<InboxRow> {
  const selection = useSelection(reading.data?.content ?? noRows, ({ id }) => id, inboxBounds.bulkItems);
  const list = `${kind} ${view}`;
  const [shownList, setShownList] = useState(list);
  if (list !== shownList) {
    setShownList(list);
    selection.clear();
  }
  return selection;
}
