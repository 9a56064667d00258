import { type Locale, locales } from 'contract/locales.ts';
import { type Weekday, weekdays } from 'contract/working-time/working-calendar.ts';

/** The name of a weekday; 5 January 2026 was a Monday. */
export function weekdayName(weekday: Weekday, locale: Locale, form: 'long' | 'narrow' = 'long'): string {
  const day = new Date(Date.UTC(2026, 0, 5 + weekdays.indexOf(weekday)));
  return new Intl.DateTimeFormat(locales[locale].tag, { weekday: form, timeZone: 'UTC' }).format(day);
}
