import { type Locale, locales } from 'contract/locales.ts';
import { currentTime } from './clock.ts';
import type { PartsTexts } from './cn/parts.ts';

/** The gateway's timestamps are in Beijing time: `2026-11-23 09:02:15`. */
export function readTimestamp(timestamp: string): Date {
  return new Date(`${timestamp.replace(' ', 'T')}+08:00`);
}

const beijing = { timeZone: 'Asia/Shanghai' } as const;

/** The day in Beijing as `2026-11-23`. */
function beijingDay(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { ...beijing, dateStyle: 'short' }).format(date);
}

/** The time with its seconds, after the day if it was not today: `11-22 18:02:31`. */
export function formatExactTimestamp(timestamp: string, now = currentTime()): string {
  const today = beijingDay(now);
  if (timestamp.startsWith(today)) return timestamp.slice(11);
  return timestamp.startsWith(today.slice(0, 4)) ? timestamp.slice(5) : timestamp;
}

/** The time of today as `09:02`, of this year as `11-22 21:10`, of other years the day. */
export function formatTimestamp(timestamp: string, now = currentTime()): string {
  const today = beijingDay(now);
  if (timestamp.startsWith(today)) return timestamp.slice(11, 16);
  if (timestamp.startsWith(today.slice(0, 4))) return timestamp.slice(5, 16);
  return timestamp.slice(0, 10);
}

/** Today in Beijing, in words: 11月24日星期二. */
export function formatToday(locale: Locale, now = currentTime()): string {
  return new Intl.DateTimeFormat(locales[locale].tag, {
    ...beijing,
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format(now);
}

/** A time of today on this computer's clock. */
export function formatOwnTimeOfDay(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].tag, { timeStyle: 'short' }).format(date);
}

/** A day and time on this computer's clock, such as those of an unsaved draft: `11-22 15:24`. */
export function formatOwnDayAndTime(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(date).slice(5);
}

/** A duration: 0:36, 1:02:05. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${twoDigits(rest)}` : `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`;
}

/** The name of a language in another one: английский. */
export function languageName(locale: Locale, shownIn: Locale): string {
  const { tag } = locales[locale];
  return new Intl.DisplayNames(locales[shownIn].tag, { type: 'language' }).of(tag) ?? tag;
}

/** The day of an instant in Beijing: `2026-11-25`. */
export function formatDay(instant: string): string {
  return beijingDay(new Date(instant));
}

/** An instant in Beijing as `11-25 09:00`, in other years with the year. */
export function formatInstant(instant: string, now = currentTime()): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { ...beijing, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  );
  return parts.startsWith(beijingDay(now).slice(0, 4)) ? parts.slice(5) : parts;
}

/** The same instant on this computer's clock, with its time zone; undefined if the clock shows Beijing's time. */
export function formatOwnTime(instant: string, locale: Locale): string | undefined {
  const date = new Date(instant);
  const own = (timeZone?: string) =>
    new Intl.DateTimeFormat(locales[locale].tag, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone !== undefined && { timeZone }),
    }).format(date);
  return own() === own('Asia/Shanghai') ? undefined : own();
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, after a month its day. */
export function formatAge(since: Date, now: Date, parts: PartsTexts): string {
  const age = Math.max(0, now.getTime() - since.getTime());
  if (age < minute) return parts.now;
  if (age < hour) return parts.minutesAgo(Math.floor(age / minute));
  if (age < day) return parts.hoursAgo(Math.floor(age / hour));
  return age < 31 * day ? parts.daysAgo(Math.floor(age / day)) : beijingDay(since);
}

/** A coming day in Beijing: yesterday, today, tomorrow, within a week its weekday, before and later `12-01`. */
export function formatComingDay(date: Date, locale: Locale, now: Date): string {
  const { tag } = locales[locale];
  const days = (Date.parse(beijingDay(date)) - Date.parse(beijingDay(now))) / day;
  if (days >= -1 && days < 2) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  if (days >= 2 && days < 7) return new Intl.DateTimeFormat(tag, { ...beijing, weekday: 'short' }).format(date);
  return beijingDay(date).slice(5);
}

/** In Beijing: the time of today as `15:24`, of other days with the day. */
export function formatShortInstant(instant: string, now: Date): string {
  const [date = '', time = ''] = formatInstant(instant, now).split(' ');
  const [today] = formatInstant(now.toISOString(), now).split(' ');
  return date === today ? time : `${date} ${time}`;
}

/** A calendar day in words, with the year unless it is the present one: 11月18日, 18 ноября. */
export function formatCalendarDay(date: string, locale: Locale, now = currentTime()): string {
  const format = new Intl.DateTimeFormat(locales[locale].tag, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(!beijingDay(now).startsWith(date.slice(0, 4)) && { year: 'numeric' }),
  });
  // The Russian abbreviation of the year must not stand on a line of its own.
  return format.format(new Date(`${date}T00:00:00Z`)).replace(' г.', '\u00A0г.');
}
