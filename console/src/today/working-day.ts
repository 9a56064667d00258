import { intervalsOn } from 'contract/reply-promise.ts';
import type { WorkingTime } from 'contract/working-calendar.ts';
import { formatWallTime, wallClock } from 'contract/zoned-time.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The time in Beijing as `09:12`. */
export function beijingClock(now: Date): string {
  return formatWallTime(wallClock('Asia/Shanghai').at(now.getTime())).clock;
}

/** The company's hours of a day, in milliseconds after its midnight; undefined if the calendar does not reach so far. */
function hoursOf(calendar: WorkingTime, instant: Date): { wall: number; hours: [number, number][] } | undefined {
  const local = wallClock(calendar.timeZone).at(instant.getTime());
  const midnight = Math.floor(local / day) * day;
  if (formatWallTime(midnight).date > calendar.knownUntil) return undefined;
  return { wall: local - midnight, hours: intervalsOn(calendar, midnight) };
}

/** Minutes until the company closes today, 0 after it has; null on a day off, undefined if it is not known. */
export function minutesToClosing(calendar: WorkingTime, now: Date): number | null | undefined {
  const today = hoursOf(calendar, now);
  if (today === undefined) return undefined;
  const closes = today.hours.at(-1)?.[1];
  return closes === undefined ? null : Math.max(0, Math.ceil((closes - today.wall) / minute));
}

/** Whether nobody works on the day of an instant, as far as it is known. */
export function isDayOff(calendar: WorkingTime, instant: Date): boolean {
  return hoursOf(calendar, instant)?.hours.length === 0;
}
