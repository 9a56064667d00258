import { type InboxDay, inboxDayMarks } from 'contract/console/inbox-day.ts';
import type { InboxKind } from 'contract/console/inbox.ts';
import { intervalsOn } from 'contract/working-time/working-calendar.ts';
import { dayMilliseconds, isTimeZone, midnightOf, wallClock } from 'contract/working-time/zoned-time.ts';
import type { Database } from '../database/open.ts';
import type { CalendarTime } from '../submissions/calendar-time.ts';
import { findAnswersBetween, findDeadlinesBetween } from './list-store.ts';

/** Today with its deadlines and answers; null on a day without working hours. Only messages are promised one within hours. */
export async function readDay(
  db: Database,
  kind: InboxKind,
  { now, calendar }: CalendarTime,
): Promise<InboxDay | null> {
  if (kind !== 'message' || calendar === undefined || !isTimeZone(calendar.timeZone)) return null;
  const clock = wallClock(calendar.timeZone);
  const midnight = midnightOf(clock.at(now.getTime()));
  const intervals = intervalsOn(calendar, midnight);
  if (intervals.length === 0) return null;
  const dateAt = (afterMidnight: number) => new Date(clock.instantOf(midnight + afterMidnight));
  const times = { kind, from: dateAt(0), until: dateAt(dayMilliseconds), limit: inboxDayMarks };
  const [deadlines, answers] = await Promise.all([findDeadlinesBetween(db, times), findAnswersBetween(db, times)]);
  return {
    ends: times.until.toISOString(),
    hours: intervals.map(([opens, closes]) => ({
      opens: dateAt(opens).toISOString(),
      closes: dateAt(closes).toISOString(),
    })),
    deadlines: toTimes(deadlines),
    answers: toTimes(answers),
  };
}

function toTimes(rows: readonly { at: Date; total: number }[]) {
  return { total: rows[0]?.total ?? 0, at: rows.map(({ at }) => at.toISOString()) };
}
