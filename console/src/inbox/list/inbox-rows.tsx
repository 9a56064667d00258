import { type InboxRow as Row } from 'contract/console/inbox-list.ts';
import { Button } from 'antd';
import { inboxBounds } from 'contract/console/inbox.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useId } from 'react';
import { Empty } from '../../parts/loading/empty.tsx';
import { isMissingPage } from '../../parts/lists/last-page.ts';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { RowCheckbox } from '../../parts/lists/selection-column.tsx';
import type { Selection } from '../../parts/lists/use-selection.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { InboxRow } from './inbox-row.tsx';
import styles from './inbox.module.css';
import { groupRows, type ListTimes, type RowGroup, type TimedRow } from './row-groups.ts';
import type { InboxList } from './use-inbox-list.ts';

/** The rows of a list, by how soon they are due; or why there are none. */
export function InboxRows({
  list,
  opened,
  selection,
}: {
  list: InboxList;
  opened: string | undefined;
  /** Undefined if the caller may do nothing with the rows. */
  selection: Selection<Row> | undefined;
}) {
  const { reading, view, now } = list;
  const { data, failure, retry, readAt } = reading;
  if (data === undefined) return <LoadingOrError failure={failure} retry={retry} />;
  // Another page is on its way.
  if (isMissingPage(data)) return <LoadingOrError failure={failure} retry={retry} />;
  if (data.content.length === 0) return <NoRows list={list} />;
  const isDone = view === 'done';
  return timedGroups(data.content, isDone, { clock: data.clock, readAt, now }).map(({ group, rows }) => (
    <Group key={group} {...{ group, rows, isDone, opened, selection, now }} />
  ));
}

/** What is done stands in one group: the newest comes first. */
function timedGroups(rows: readonly Row[], isDone: boolean, times: ListTimes): { group: RowGroup; rows: TimedRow[] }[] {
  if (!isDone) return groupRows(rows, times);
  return [{ group: 'none', rows: rows.map((row) => ({ row, state: { is: 'answered' } })) }];
}

type GroupProps = {
  group: RowGroup;
  rows: readonly TimedRow[];
  isDone: boolean;
  opened: string | undefined;
  selection: Selection<Row> | undefined;
  now: Date;
};

function Group({ group, rows, isDone, opened, selection, now }: GroupProps) {
  const { inbox, inboxItem } = useTexts();
  const locale = useLocale();
  const id = useId();
  const isInDays = group === 'soon' && rows[0]?.row.kind === 'resume';
  return (
    <section className={styles.group} {...(isDone ? { 'aria-label': inbox.view.done } : { 'aria-labelledby': id })}>
      {isDone ? null : (
        <h2 id={id} data-group={group}>
          {inbox.groups[isInDays ? 'soonDays' : group]} <span>{formatNumber(locale, rows.length)}</span>
        </h2>
      )}
      <ol>
        {rows.map(({ row, state }) => (
          <li key={row.id} className={styles.item}>
            {selection && <RowCheckbox selection={selection} row={row} name={row.name || inboxItem.noName} />}
            <InboxRow {...{ row, state, group, now }} isOpened={row.id === opened} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoRows({ list: { view, text, filters, clear } }: { list: InboxList }) {
  const { inbox } = useTexts();
  const locale = useLocale();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (text === '' && !isFiltered)
    return <Empty title={inbox.empty[view]}>{view === 'open' ? inbox.emptyHint : undefined}</Empty>;
  return (
    <Empty title={inbox.nothingFound} action={<Button onClick={clear}>{inbox.filters.showAll}</Button>}>
      {text === '' ? undefined : inbox.nothingFoundHint(formatNumber(locale, inboxBounds.searched))}
    </Empty>
  );
}
