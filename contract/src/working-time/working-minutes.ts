import { intervalsOn, maxSearchDays, type WorkingTime } from './working-calendar.ts';
import { dayMilliseconds, isTimeZone, midnightOf, wallClock } from './zoned-time.ts';

const minute = 60_000;

/**
 * Whole minutes of working time from one instant to another, both in milliseconds; negative if the other is earlier.
 * More than a year apart, only the last year counts. Zero if the time zone is unknown.
 */
export function workingMinutesBetween(calendar: WorkingTime, from: number, to: number): number {
  if (to < from) return 0 - workingMinutesBetween(calendar, to, from);
  if (!isTimeZone(calendar.timeZone)) return 0;
  const clock = wallClock(calendar.timeZone);
  const lastDay = midnightOf(clock.at(to));
  const firstDay = Math.max(midnightOf(clock.at(from)), lastDay - maxSearchDays * dayMilliseconds);
  let total = 0;
  for (let midnight = firstDay; midnight <= lastDay; midnight += dayMilliseconds)
    // Looking up instants is slow, and lists compare with deadlines of months ago.
    for (const [opens, closes] of intervalsOn(calendar, midnight))
      if (midnight > firstDay && midnight < lastDay) total += closes - opens;
      else {
        const begins = Math.max(clock.instantOf(midnight + opens), from);
        const ends = Math.min(clock.instantOf(midnight + closes), to);
        total += Math.max(ends - begins, 0);
      }
  return Math.floor(total / minute);
}

/** Whether working time runs at an instant, and when that changes next; undefined if the calendar does not say. */
export function workingTimeAt(calendar: WorkingTime, now: number): { runs: boolean; changesAt: number | undefined } {
  if (!isTimeZone(calendar.timeZone)) return { runs: false, changesAt: undefined };
  const clock = wallClock(calendar.timeZone);
  const today = midnightOf(clock.at(now));
  let closing: number | undefined;
  for (let midnight = today; midnight <= today + maxSearchDays * dayMilliseconds; midnight += dayMilliseconds)
    for (const [opens, closes] of intervalsOn(calendar, midnight)) {
      const [begins, ends] = [clock.instantOf(midnight + opens), clock.instantOf(midnight + closes)];
      if (ends <= now) continue;
      // Intervals that touch are one: nothing changes between them.
      if (closing !== undefined && begins > closing) return { runs: true, changesAt: closing };
      if (closing === undefined && begins > now) return { runs: false, changesAt: begins };
      closing = ends;
    }
  return { runs: closing !== undefined, changesAt: closing };
}
