import type { InboxRow } from 'contract/console/inbox-list.ts';
import { groupRows, type ListTimes, type RowGroup, rowGroups, type TimedRow } from '../inbox/list/row-groups.ts';

export type ReadList = { rows: readonly InboxRow[] } & Omit<ListTimes, 'now'>;

/** The rows of several lists by their deadlines. Without a running one, whoever wrote first comes first. */
export function mostUrgent(lists: readonly ReadList[], now: Date): (TimedRow & { group: RowGroup })[] {
  const rows = lists.flatMap(({ rows: listed, clock, readAt }) =>
    groupRows(listed, { clock, readAt, now }).flatMap(({ group, rows: timed }) =>
      timed.map((row) => ({ ...row, group })),
    ),
  );
  return rows.toSorted(
    (one, other) =>
      rowGroups.indexOf(one.group) - rowGroups.indexOf(other.group) ||
      Date.parse(urgentSince(one)) - Date.parse(urgentSince(other)),
  );
}

const urgentSince = ({ row, group }: { row: InboxRow; group: RowGroup }) =>
  group === 'none' ? row.receivedAt : (row.deadline ?? row.receivedAt);
