import type { Locale } from 'contract/locales.ts';
import type { ReplyPromise } from 'contract/working-time/reply-promise.ts';
import { weekdayOf, type WorkingCalendar } from 'contract/working-time/working-calendar.ts';
import { isTimeZone, formatWallTime, wallClock, type WallTime } from 'contract/working-time/zoned-time.ts';
import type { PageTexts } from '../text/page-text-types.ts';

type Words = PageTexts['messages']['reply'];

/** The office's time zone and the visitor's. A visitor whose zone is unknown reads office time only. */
export type ReplyZones = Pick<WorkingCalendar, 'timeZone' | 'zoneName'> & { visitorZone: string | undefined };

const day = 24 * 60 * 60 * 1000;
const writtenTag: Record<Locale, string> = { cn: 'zh-Hans', en: 'en-GB', ru: 'ru' };

/**
 * Formats “within 2 hours” or a deadline, in office time and, where it differs, in the visitor's time. Times are in
 * milliseconds; `now` is the server's.
 */
export function replySentence(
  locale: Locale,
  words: Words,
  { deadline, withinHours }: ReplyPromise,
  { timeZone, zoneName, visitorZone }: ReplyZones,
  now: number | undefined,
): string {
  if (withinHours !== null) return words.within(withinHours);
  const office = wallClock(timeZone);
  const visitor = visitorZone === undefined || !isTimeZone(visitorZone) ? office : wallClock(visitorZone);
  const there = office.at(deadline);
  const near = now !== undefined && dayOf(there) - dayOf(office.at(now)) < 7 * day;
  // “Today” refers to the visitor's day, which may differ from the office's.
  const today = now !== undefined && dayOf(there) === dayOf(visitor.at(now));
  return words.by({
    zone: unbroken(zoneName),
    day: today ? words.today : near ? words.weekdays[weekdayOf(there)] : dated(locale, words, there),
    time: formatWallTime(there).timeOfDay,
    yours: yoursOf(words, there, visitor.at(deadline)),
  });
}

/** The time zone of the visitor's device. */
export function visitorTimeZone(): string | undefined {
  return new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
}

function yoursOf(words: Words, there: WallTime, here: WallTime): string {
  if (here === there) return '';
  const time = formatWallTime(here).timeOfDay;
  return dayOf(here) === dayOf(there) ? words.yours(time) : words.yoursOn(words.weekdays[weekdayOf(here)], time);
}

function dated(locale: Locale, words: Words, wall: WallTime): string {
  const date = new Intl.DateTimeFormat(writtenTag[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return words.dated(words.weekdays[weekdayOf(wall)], unbroken(date.format(wall)));
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

function dayOf(wall: WallTime): number {
  return Math.floor(wall / day) * day;
}
