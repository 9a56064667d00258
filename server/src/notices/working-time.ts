import { inboxBounds } from 'contract/console/inbox.ts';
import { replyPromise } from 'contract/working-time/reply-promise.ts';
import { intervalsOn, type WorkingTime } from 'contract/working-time/working-calendar.ts';
import { endOfWorkingDays } from 'contract/working-time/working-days.ts';
import { formatWallTime, midnightOf, wallClock } from 'contract/working-time/zoned-time.ts';

const usualDay: [string, string][] = [['09:00', '18:00']];

/** For days that the calendar does not reach: mornings must not end with it. */
const usualTime: WorkingTime = {
  timeZone: 'Asia/Shanghai',
  hours: {
    monday: usualDay,
    tuesday: usualDay,
    wednesday: usualDay,
    thursday: usualDay,
    friday: usualDay,
    saturday: [],
    sunday: [],
  },
  holidays: [],
  workingDays: [],
  knownUntil: '9999-12-31',
};

/** When working time begins on the day of an instant; undefined if nobody works then. */
export function beginningOfWork(calendar: WorkingTime | undefined, now: Date): Date | undefined {
  const known = calendar ?? usualTime;
  const clock = wallClock(known.timeZone);
  const midnight = midnightOf(clock.at(now.getTime()));
  if (formatWallTime(midnight).date > known.knownUntil) return beginningOfWork(usualTime, now);
  const [first] = intervalsOn(known, midnight);
  return first && new Date(clock.instantOf(midnight + first[0]));
}

/** Deadlines until then are near: as little working time is left as the inbox calls soon. */
export function endOfSoon(calendar: WorkingTime | undefined, now: Date): Date {
  const end = calendar && replyPromise(calendar, inboxBounds.soonMinutes / 60, now.getTime());
  return new Date(end?.deadline ?? now);
}

/** The same of resumes, in working days. */
export function endOfSoonDays(calendar: WorkingTime | undefined, now: Date): Date {
  return new Date((calendar && endOfWorkingDays(calendar, inboxBounds.soonDays, now.getTime())) ?? now);
}
