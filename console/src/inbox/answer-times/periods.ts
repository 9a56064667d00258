import type { OutputOf } from 'client/call.ts';
import type { AnswerPeriod, AnswerTimes, getAnswerTimes } from 'contract/console/answer-times.ts';
import { type Locale, locales } from 'contract/locales.ts';

export type AnswerTimesData = OutputOf<typeof getAnswerTimes>['data'];

/** The value of the last days in the choice of a period; the others are months such as `2026-11`. */
export const lastDays = 'lastDays';

/** The chosen period; the last days if a link names one that is not known. */
export function periodOf(data: AnswerTimesData, chosen: string | undefined): AnswerPeriod {
  return data.months.find(({ month }) => month === chosen) ?? data.lastDays;
}

/** Closed without an answer, or nothing was promised. */
export function untimedOf({ received, inTime, late, waiting }: AnswerTimes): number {
  return received - inTime - late - waiting;
}

/**
 * How many percent were answered in time, of all whose promised time has come; undefined if there are none. Rounded down:
 * only if nothing is late it is 100.
 */
export function percentInTime({ inTime, late, overdue }: AnswerTimes, decimals = 0): number | undefined {
  const due = inTime + late + overdue;
  const steps = 10 ** decimals;
  // The division is last: 100 * (29 / 100) is less than 29.
  return due === 0 ? undefined : Math.floor((100 * steps * inTime) / due) / steps;
}

/** The month in words: November 2026. */
export function monthName(month: string, locale: Locale): string {
  return formatMonth(month, locale, { year: 'numeric', month: 'long' });
}

/** The month below a column, where there is little room: Nov. */
export function shortMonthName(month: string, locale: Locale): string {
  return formatMonth(month, locale, { month: 'short' });
}

function formatMonth(month: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[locale].tag, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
