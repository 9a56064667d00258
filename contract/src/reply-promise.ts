import { type WorkingTime, weekdayOf } from './working-calendar.ts';
import { formatWallTime, isTimeZone, type WallTime, wallClock } from './zoned-time.ts';

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
const day = 24 * hour;
const maxSearchDays = 366;

/**
 * The deadline of a reply: `replyHours` of working time after `received`. Undefined if the calendar
 * has too few working hours within a year or before `knownUntil`, or if its time zone is unknown:
 * then nothing may be promised. Gateway and page share this function.
 */
export function replyPromise(calendar: WorkingTime, replyHours: number, received: number): ReplyPromise | undefined {
  if (replyHours <= 0 || !isTimeZone(calendar.timeZone)) return undefined;
  const clock = wallClock(calendar.timeZone);
  const today = Math.floor(clock.at(received) / day) * day;
  let left = replyHours * hour;
  for (let midnight = today; midnight <= today + maxSearchDays * day; midnight += day)
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

/** The working intervals of the day that begins at a local midnight, in milliseconds after it. */
export function intervalsOn(calendar: WorkingTime, midnight: WallTime): [number, number][] {
  const { date } = formatWallTime(midnight);
  if (date > calendar.knownUntil) return [];
  const moved = calendar.workingDays.find((workingDay) => workingDay.date === date);
  if (moved === undefined && calendar.holidays.includes(date)) return [];
  return calendar.hours[moved?.like ?? weekdayOf(midnight)].map(([opens, closes]) => [
    afterMidnight(opens),
    afterMidnight(closes),
  ]);
}

/** Parses `HH:mm` into milliseconds. */
function afterMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hour + minutes * minute;
}
