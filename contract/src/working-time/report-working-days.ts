import { intervalsOn, type WorkingTime } from './working-calendar.ts';
import { dayMilliseconds, formatWallTime, type WallTime } from './zoned-time.ts';

// Unlike `working-days.ts`, which counts days of instants and promises nothing beyond the known calendar: reports have days
// only, and their terms must end also where no holidays are known.

const wallTimeOf = (day: string): WallTime => Date.parse(`${day}T00:00:00Z`);

export function addDays(day: string, count: number): string {
  return formatWallTime(wallTimeOf(day) + count * dayMilliseconds).date;
}

/** Days that the calendar does not reach, or all of them without one, are working days from Monday to Friday. */
function isWorkingDay(calendar: WorkingTime | undefined, day: string): boolean {
  const midnight = wallTimeOf(day);
  if (calendar !== undefined && day <= calendar.knownUntil) return intervalsOn(calendar, midnight).length > 0;
  const weekday = new Date(midnight).getUTCDay();
  return weekday > 0 && weekday < 6;
}

/** A calendar of closed days only must not be searched for ever. */
const maxDays = 400;

/** The last of so many working days after a day: what must be done within them is late from the next day on. */
export function addReportWorkingDays(calendar: WorkingTime | undefined, day: string, count: number): string {
  let [last, left] = [day, count];
  for (let step = 1; left > 0 && step <= maxDays; step += 1) {
    last = addDays(day, step);
    if (isWorkingDay(calendar, last)) left -= 1;
  }
  return last;
}

/** How many working days come after one day, up to and with another; negative if that is earlier. At most a year of them. */
export function reportWorkingDaysBetween(calendar: WorkingTime | undefined, from: string, to: string): number {
  if (to < from) return 0 - reportWorkingDaysBetween(calendar, to, from);
  let count = 0;
  for (let step = 1, day = addDays(from, 1); day <= to && step <= maxDays; step += 1, day = addDays(from, step))
    if (isWorkingDay(calendar, day)) count += 1;
  return count;
}
