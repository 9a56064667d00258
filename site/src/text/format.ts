import { formatDecimals } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import { englishForm, russianForm } from './plural.ts';

/** Timestamps of the API are in Beijing time. Their calendar day is shown unchanged in every time zone. */
function parseTimestamp(timestamp: string) {
  const [date = '', time = ''] = timestamp.split(' ');
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, time: time.slice(0, 5) };
}

/** By hand: a browser's first date format costs 40 ms on a slow phone, while the page becomes usable. */
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dateFormats: Record<Locale, (parts: ReturnType<typeof parseTimestamp>) => string> = {
  cn: ({ year, month, day }) => `${year}.${month}.${day}`,
  en: ({ year, month, day }) => `${Number(day)} ${monthNames[Number(month) - 1] ?? month} ${year}`,
  ru: ({ year, month, day }) => `${day}.${month}.${year}`,
};

/**
 * 2025.11.06 · 6 Nov 2025 · 06.11.2025. Composed by hand, since date formats differ between Node's ICU and the
 * browser's.
 */
export function formatDate(locale: Locale, timestamp: string): string {
  return dateFormats[locale](parseTimestamp(timestamp));
}

const beforeTime: Record<Locale, string> = { cn: ' ', en: ', ', ru: ', ' };

export function formatTimestamp(locale: Locale, timestamp: string): string {
  return `${formatDate(locale, timestamp)}${beforeTime[locale]}${parseTimestamp(timestamp).time}`;
}

/** For the `datetime` attribute of a time element. */
export function isoDate(timestamp: string): string {
  return timestamp.slice(0, 10);
}

export function isoTimestamp(timestamp: string): string {
  return `${timestamp.replace(' ', 'T')}+08:00`;
}

/** Four decimals are ten metres on the ground. */
export function formatDegrees(locale: Locale, value: number): string {
  return formatDecimals(locale, value, 4);
}

const hourUnits: Record<Locale, (hours: number) => string> = {
  cn: () => '小时',
  en: (hours) => englishForm(hours, 'hour', 'hours'),
  ru: (hours) => russianForm(hours, 'час', 'часа', 'часов'),
};

/** The unit after a number of hours: 小时, hours, часа. */
export function hourUnit(locale: Locale, hours: number): string {
  return hourUnits[locale](hours);
}
