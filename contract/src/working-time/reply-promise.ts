import { intervalsOn, maxSearchDays, type WorkingTime } from './working-calendar.ts';
import { dayMilliseconds, isTimeZone, midnightOf, wallClock } from './zoned-time.ts';

/** Timestamps in milliseconds. */
export type ReplyPromise = {
  deadline: number;
  /**
   * The reply hours if all of them are working hours, so that “within 2 hours” means the deadline;
   * otherwise null.
   */
  withinHours: number | null;
};

const minute = 60_000;
const hour = 60 * minute;

/**
 * The deadline of a reply: `replyHours` of working time after `received`. Undefined if the calendar
 * has too few working hours within a year or before `knownUntil`, or if its time zone is unknown:
 * then nothing may be promised. Gateway and page share this function.
 */
export function replyPromise(calendar: WorkingTime, replyHours: number, received: number): ReplyPromise | undefined {
  if (replyHours <= 0 || !isTimeZone(calendar.timeZone)) return undefined;
  const clock = wallClock(calendar.timeZone);
  const today = midnightOf(clock.at(received));
  let left = replyHours * hour;
  for (let midnight = today; midnight <= today + maxSearchDays * dayMilliseconds; midnight += dayMilliseconds)
    for (const [opens, closes] of intervalsOn(calendar, midnight)) {
      const from = Math.max(clock.instantOf(midnight + opens), received);
      const open = Math.max(clock.instantOf(midnight + closes) - from, 0);
      if (open >= left) return promiseBy(from + left, received, replyHours);
      left -= open;
    }
  return undefined;
}

/** A promise from its stored deadline; `withinHours` follows from the two timestamps. */
export function promiseBy(deadline: number, received: number, replyHours: number): ReplyPromise {
  if (deadline - received === replyHours * hour) return { deadline, withinHours: replyHours };
  return { deadline: Math.ceil(deadline / minute) * minute, withinHours: null };
}
