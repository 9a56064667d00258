import { type InboxItem } from 'contract/console/inbox-item.ts';
import { inboxBounds } from 'contract/console/inbox.ts';
import type { InboxTexts } from '../../text/cn/inbox.ts';
import { workingTimeAt } from './working-time.ts';

export type DeadlineState =
  /** No time was promised. */
  | { is: 'none' }
  /** The first answer was given: the deadline no longer counts. */
  | { is: 'answered' }
  | {
      is: 'overdue' | 'soon' | 'later';
      deadline: string;
      minutes: number;
      /** Of a resume, what is left in working days; null of a message. */
      days: number | null;
      /** Outside working hours the minutes are paused. Days are not. */
      isPaused: boolean;
      /** When paused minutes go on; null if the calendar does not say. */
      goesOnAt: string | null;
    };

type Counted = Pick<InboxItem, 'deadline' | 'minutesLeft' | 'daysLeft' | 'clock'> & {
  /** Whether the first answer was given. */
  isAnswered: boolean;
};

/** The promised time of an item as it is now, some time after it was read. */
export function deadlineState(
  { deadline, minutesLeft, daysLeft, clock, isAnswered }: Counted,
  readAt: Date,
  now: Date,
): DeadlineState {
  if (deadline === null || minutesLeft === null) return { is: isAnswered ? 'answered' : 'none' };
  const minutes = minutesLeft - workingMinutes(clock, readAt, now);
  const isPaused = daysLeft === null && !workingTimeAt(clock, now).runs;
  const isSoon = daysLeft === null ? minutes <= inboxBounds.soonMinutes : daysLeft <= inboxBounds.soonDays;
  return {
    is: minutes < 0 ? 'overdue' : isSoon ? 'soon' : 'later',
    deadline,
    minutes,
    days: daysLeft,
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

/** What is left of a resume's time in a few letters, −1 day from the deadline on. */
export function formatDaysLeft(
  { is, days }: { is: 'overdue' | 'soon' | 'later'; days: number },
  { shortDays, dueToday }: Pick<InboxTexts, 'shortDays' | 'dueToday'>,
): string {
  if (is === 'overdue') return shortDays(Math.min(days, -1));
  return days === 0 ? dueToday : shortDays(days);
}
