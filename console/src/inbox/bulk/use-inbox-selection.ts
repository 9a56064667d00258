import { type InboxRow, type InboxView } from 'contract/console/inbox-list.ts';
import { inboxBounds, type InboxKind } from 'contract/console/inbox.ts';
import { useState } from 'react';
import { type Selection, useSelection } from '../../parts/lists/use-selection.ts';

const noRows: readonly InboxRow[] = [];

type ListedRows = { kind: InboxKind; view: InboxView; rows: readonly InboxRow[] | undefined };

/** The selected items of a list. What can be done with them differs from list to list, so the next one begins with none. */
export function useInboxSelection({ kind, view, rows = noRows }: ListedRows): Selection<InboxRow> {
  const selection = useSelection(rows, ({ id }) => id, inboxBounds.bulkItems);
  const list = `${kind} ${view}`;
  const [shownList, setShownList] = useState(list);
  if (list !== shownList) {
    setShownList(list);
    selection.clear();
  }
  return selection;
}
