import { inboxBounds, type InboxKind } from 'contract/console/inbox.ts';
import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import { workingDaysBetween } from 'contract/working-time/working-days.ts';
import { workingTimeAt, workingMinutesBetween } from 'contract/working-time/working-minutes.ts';
import { dayMilliseconds, isTimeZone, wallClock } from 'contract/working-time/zoned-time.ts';
import type { CalendarTime } from '../submissions/calendar-time.ts';

/** Whole minutes of working time until a deadline; negative once it has passed, also outside working time. */
export function minutesLeft({ now, calendar }: CalendarTime, deadline: Date): number | null {
  if (calendar === undefined) return null;
  const minutes = workingMinutesBetween(calendar, now.getTime(), deadline.getTime());
  return deadline < now ? Math.min(minutes, -1) : minutes;
}

/** The same in working days: 0 on the day of the deadline. */
export function daysLeft({ now, calendar }: CalendarTime, deadline: Date): number | null {
  if (calendar === undefined) return null;
  const days = workingDaysBetween(calendar, now.getTime(), deadline.getTime());
  return deadline < now ? Math.min(days, -1) : days;
}

export function isSoon(time: CalendarTime, kind: InboxKind, deadline: Date): boolean {
  const [left, soon] =
    kind === 'resume'
      ? [daysLeft(time, deadline), inboxBounds.soonDays]
      : [minutesLeft(time, deadline), inboxBounds.soonMinutes];
  return left !== null && left >= 0 && left <= soon;
}

/** Later days count nothing, as if no time passed on them. */
export function isInCalendar({ timeZone, knownUntil }: WorkingTime, instant: Date): boolean {
  return (
    isTimeZone(timeZone) && instant.getTime() < wallClock(timeZone).instantOf(Date.parse(knownUntil) + dayMilliseconds)
  );
}

/** Whether working time runs now, and when that changes. */
export function toWorkingTimeState({ now, calendar }: CalendarTime): { runs: boolean; changesAt: string | null } {
  if (calendar === undefined) return { runs: false, changesAt: null };
  const { runs, changesAt } = workingTimeAt(calendar, now.getTime());
  return { runs, changesAt: changesAt === undefined ? null : new Date(changesAt).toISOString() };
}
