import { intervalsOn, type WorkingTime } from 'contract/working-time/working-calendar.ts';
import { formatWallTime, midnightOf, wallClock } from 'contract/working-time/zoned-time.ts';

const minute = 60_000;

/** The time in Beijing as `09:12`. */
export function beijingTimeOfDay(now: Date): string {
  return formatWallTime(wallClock('Asia/Shanghai').at(now.getTime())).timeOfDay;
}

/** The hour in Beijing, from 0 to 23. */
export function beijingHour(now: Date): number {
  return Number(beijingTimeOfDay(now).slice(0, 2));
}

/** The company's hours of a day, in milliseconds after its midnight; undefined if the calendar does not reach so far. */
function hoursOf(calendar: WorkingTime, instant: Date): { wall: number; hours: [number, number][] } | undefined {
  const local = wallClock(calendar.timeZone).at(instant.getTime());
  const midnight = midnightOf(local);
  if (formatWallTime(midnight).date > calendar.knownUntil) return undefined;
  return { wall: local - midnight, hours: intervalsOn(calendar, midnight) };
}

/** Where the company is in its day: `opensAt` as `08:30`, or the minutes until it closes. */
export type WorkingDay = { is: 'off' | 'over' } | { is: 'before'; opensAt: string } | { is: 'open'; minutes: number };

/** Undefined if the calendar does not say. */
export function workingDayAt(calendar: WorkingTime, now: Date): WorkingDay | undefined {
  const today = hoursOf(calendar, now);
  if (today === undefined) return undefined;
  const { wall, hours } = today;
  const [[opens] = [], [, closes] = []] = [hours[0], hours.at(-1)];
  if (opens === undefined || closes === undefined) return { is: 'off' };
  if (wall < opens) return { is: 'before', opensAt: formatWallTime(opens).timeOfDay };
  return wall < closes ? { is: 'open', minutes: Math.ceil((closes - wall) / minute) } : { is: 'over' };
}

/** Whether nobody works on the day of an instant, as far as it is known. */
export function isDayOff(calendar: WorkingTime, instant: Date): boolean {
  return hoursOf(calendar, instant)?.hours.length === 0;
}
