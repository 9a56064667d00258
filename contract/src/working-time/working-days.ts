import { intervalsOn, maxSearchDays, type WorkingTime } from './working-calendar.ts';
import { dayMilliseconds, isTimeZone, midnightOf, wallClock } from './zoned-time.ts';

// Unlike `report-working-days.ts`, which counts calendar days and takes Monday to Friday beyond the known calendar: here
// nothing may be promised that no calendar has.

/**
 * When working time ends on the last of so many working days; the day of reception does not count. Undefined if the
 * calendar has too few working days within a year or before `knownUntil`: then nothing may be promised.
 */
export function endOfWorkingDays(calendar: WorkingTime, days: number, received: number): number | undefined {
  if (!isTimeZone(calendar.timeZone)) return undefined;
  const clock = wallClock(calendar.timeZone);
  const today = midnightOf(clock.at(received));
  let left = days;
  for (
    let midnight = today + dayMilliseconds;
    midnight <= today + maxSearchDays * dayMilliseconds;
    midnight += dayMilliseconds
  ) {
    const last = intervalsOn(calendar, midnight).at(-1);
    if (last === undefined) continue;
    left -= 1;
    if (left === 0) return clock.instantOf(midnight + last[1]);
  }
  return undefined;
}

/**
 * The working days after the day of one instant, up to and with the day of another; negative if the other is earlier. More
 * than a year apart, only the last year counts. Zero if the time zone is unknown.
 */
export function workingDaysBetween(calendar: WorkingTime, from: number, to: number): number {
  if (to < from) return 0 - workingDaysBetween(calendar, to, from);
  if (!isTimeZone(calendar.timeZone)) return 0;
  const clock = wallClock(calendar.timeZone);
  const last = midnightOf(clock.at(to));
  let days = 0;
  for (
    let midnight = Math.max(midnightOf(clock.at(from)), last - maxSearchDays * dayMilliseconds) + dayMilliseconds;
    midnight <= last;
    midnight += dayMilliseconds
  )
    if (intervalsOn(calendar, midnight).length > 0) days += 1;
  return days;
}
