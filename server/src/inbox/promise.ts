import type { InboxItem } from 'contract/console/inbox-item.ts';
import { workingDaysBetween } from 'contract/working-time/working-days.ts';
import { workingMinutesBetween } from 'contract/working-time/working-minutes.ts';
import type { CalendarTime } from '../submissions/calendar-time.ts';
import type { StoredItem } from './store.ts';
import { isInCalendar } from './time-left.ts';

type Promised = Pick<StoredItem, 'kind' | 'receivedAt' | 'deadline'> & { answeredAt: Date | undefined };

/** How long the promise was and what was used of it, in the unit of its kind, until the first answer or until now. */
export function promiseOf(
  { kind, receivedAt, deadline, answeredAt }: Promised,
  { now, calendar }: CalendarTime,
): InboxItem['promise'] {
  const until = answeredAt ?? now;
  if (deadline === null || calendar === undefined) return null;
  if (!isInCalendar(calendar, deadline) || !isInCalendar(calendar, until)) return null;
  const between = kind === 'resume' ? workingDaysBetween : workingMinutesBetween;
  const untilInstant = (instant: Date) => between(calendar, receivedAt.getTime(), instant.getTime());
  return { length: untilInstant(deadline), used: untilInstant(until) };
}
