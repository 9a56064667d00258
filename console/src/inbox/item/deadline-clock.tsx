import type { InboxItem } from 'contract/console/inbox.ts';
import { Pause } from 'lucide-react';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { deadlineState, formatMinutes } from './deadline.ts';
import styles from './deadline-clock.module.css';

/** The working time until the promised answer, in large figures and in words. */
export function DeadlineClock({ item, readAt, now }: { item: InboxItem; readAt: Date; now: Date }) {
  const { clock } = useTexts().inboxItem;
  const state = deadlineState(item, readAt, now);
  // Closed without an answer.
  if (state.is === 'none' && item.deadline !== null) return null;
  if (state.is === 'none' || state.is === 'answered')
    return <p className={styles.noDeadline}>{state.is === 'none' ? clock.none : clock.answered}</p>;
  const { minutes, deadline, isPaused, goesOnAt } = state;
  const time = formatShortInstant(deadline, now);
  return (
    <div className={styles.clock} data-state={state.is}>
      <b>
        {isPaused ? <Pause size={22} aria-hidden="true" /> : null}
        {formatMinutes(minutes)}
      </b>
      <p>
        <span>{state.is === 'overdue' ? clock.overdue(time) : clock.promised(time)}</span>
        {isPaused ? (
          <small>{goesOnAt === null ? clock.paused : clock.pausedUntil(formatShortInstant(goesOnAt, now))}</small>
        ) : null}
      </p>
    </div>
  );
}
