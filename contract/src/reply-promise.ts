import { weekdayOf, type WorkingTime } from './working-calendar.ts';
import { isTimeZone, readWall, wallClock, type WallTime } from './zoned-time.ts';

/** Instants in milliseconds. */
export type ReplyPromise = {
  deadline: number;
  /** The reply hours where all of them are open, so that “within 2 hours” says the same as the deadline; null otherwise. */
  withinHours: number | null;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const longestSearch = 366;

/**
 * By when a message is answered that comes in at an instant: `replyHours` counted along the open intervals, at the end of a
 * minute. Undefined when the calendar has not that many open hours in a year, or before the last day it knows, and when its
 * time zone is not known here: then nothing may be promised. Gateway and page decide by this.
 */
export function replyPromise(calendar: WorkingTime, replyHours: number, received: number): ReplyPromise | undefined {
  if (replyHours <= 0 || !isTimeZone(calendar.timeZone)) return undefined;
  const clock = wallClock(calendar.timeZone);
  const today = Math.floor(clock.at(received) / day) * day;
  let left = replyHours * hour;
  for (let midnight = today; midnight <= today + longestSearch * day; midnight += day)
    for (const [opens, closes] of intervalsOn(calendar, midnight)) {
      const from = Math.max(clock.instantOf(midnight + opens), received);
      const open = Math.max(clock.instantOf(midnight + closes) - from, 0);
      if (open >= left) return promiseBy(from + left, received, replyHours);
      left -= open;
    }
  return undefined;
}

/** A promise as it was given; its hours are told from the two instants. */
export function promiseBy(deadline: number, received: number, replyHours: number): ReplyPromise {
  if (deadline - received === replyHours * hour) return { deadline, withinHours: replyHours };
  return { deadline: Math.ceil(deadline / minute) * minute, withinHours: null };
}

/** The open intervals of the day that begins at a local midnight, in milliseconds after it. */
function intervalsOn(calendar: WorkingTime, midnight: WallTime): [number, number][] {
  const { date } = readWall(midnight);
  if (date > calendar.knownUntil) return [];
  const moved = calendar.workingDays.find((workingDay) => workingDay.date === date);
  if (moved === undefined && calendar.holidays.includes(date)) return [];
  return calendar.hours[moved?.like ?? weekdayOf(midnight)].map(([opens, closes]) => [
    afterMidnight(opens),
    afterMidnight(closes),
  ]);
}

/** Of `HH:mm`. */
function afterMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hour + minutes * minute;
}
