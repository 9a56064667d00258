import type { InboxRow } from 'contract/console/inbox-list.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import { Pause } from 'lucide-react';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { deadlineTexts, noDeadlineText, type RowGroup, type TimedRow } from './row-groups.ts';
import styles from './inbox-row.module.css';

/** The time that is left for a row, or why none runs: by its sign, its fill and in words. */
export function RowDeadline({ row, state, group, now }: TimedRow & { group: RowGroup; now: Date }) {
  const { inbox } = useTexts();
  if (state.is === 'none' || state.is === 'answered') return <NoDeadline {...{ row, is: state.is, now }} />;
  const { figure, short, words } = deadlineTexts(state, now, inbox);
  // A missed deadline stays one outside working hours.
  const isPaused = state.isPaused && group !== 'overdue';
  return (
    <span className={styles.deadline} data-group={group} data-paused={isPaused} title={words}>
      <b aria-hidden="true">
        {isPaused ? <Pause size={14} fill="currentColor" strokeWidth={0} /> : null}
        {figure}
      </b>
      <small aria-hidden="true">{short}</small>
      <span className={visuallyHidden.text}>{words}</span>
    </span>
  );
}

/** Of a row without a running deadline, with the time when it arrived. */
function NoDeadline({ row, is, now }: { row: InboxRow; is: 'none' | 'answered'; now: Date }) {
  const { inbox, inboxItem } = useTexts();
  const { status, receivedAt } = row;
  const received = formatShortInstant(receivedAt, now);
  return (
    <span className={styles.deadline} data-group="none" title={inboxItem.received(received)}>
      <b>{isDone(status) ? inboxItem.statuses[status] : noDeadlineText({ row, is }, now, inbox)}</b>
      <small aria-hidden="true">{received}</small>
      <span className={visuallyHidden.text}>{inboxItem.received(received)}</span>
    </span>
  );
}
