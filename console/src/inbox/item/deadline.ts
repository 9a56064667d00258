import { inboxBounds, type InboxItem } from 'contract/console/inbox.ts';

export type DeadlineState =
  /** No time was promised. */
  | { is: 'none' }
  /** The first answer was given: no clock runs any more. */
  | { is: 'answered' }
  | {
      is: 'overdue' | 'soon' | 'later';
      deadline: string;
      minutes: number;
      /** Outside working hours the clock is paused. */
      isPaused: boolean;
      /** When a paused clock goes on; null if the calendar does not say. */
      goesOnAt: string | null;
    };

type Counted = Pick<InboxItem, 'deadline' | 'minutesLeft' | 'clock'> & { entries: readonly { from: string }[] };

/** The promised time of an item as it is now, some time after it was read. */
export function deadlineState(
  { deadline, minutesLeft, clock, entries }: Counted,
  readAt: Date,
  now: Date,
): DeadlineState {
  if (deadline === null || minutesLeft === null)
    return { is: entries.some(({ from }) => from === 'staff') ? 'answered' : 'none' };
  const minutes = minutesLeft - workingMinutes(clock, readAt, now);
  const hasChanged = clock.changesAt !== null && now >= new Date(clock.changesAt);
  const isPaused = clock.runs === hasChanged;
  return {
    is: minutes < 0 ? 'overdue' : minutes <= inboxBounds.soonMinutes ? 'soon' : 'later',
    deadline,
    minutes,
    isPaused,
    goesOnAt: isPaused && !clock.runs ? clock.changesAt : null,
  };
}

/** The working time that has passed since the item was read. */
function workingMinutes({ runs, changesAt }: InboxItem['clock'], readAt: Date, now: Date): number {
  const change = changesAt === null ? undefined : Date.parse(changesAt);
  const from = runs ? readAt.getTime() : (change ?? now.getTime());
  const until = runs ? Math.min(now.getTime(), change ?? now.getTime()) : now.getTime();
  return Math.floor(Math.max(0, until - from) / 60_000);
}

/** 1:06 for 66 minutes, −0:18 after the deadline. */
export function formatMinutes(minutes: number): string {
  const whole = Math.abs(minutes);
  const rest = String(whole % 60).padStart(2, '0');
  return `${minutes < 0 ? '−' : ''}${Math.floor(whole / 60)}:${rest}`;
}
