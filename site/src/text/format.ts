import { locales, type Locale } from 'contract/locales.ts';

/** Timestamps of the API are in Beijing time. Their calendar day is shown unchanged in every time zone. */
function partsOf(timestamp: string) {
  const [date = '', time = ''] = timestamp.split(' ');
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, clock: time.slice(0, 5) };
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

const dateFormats: Record<Locale, (parts: ReturnType<typeof partsOf>) => string> = {
  cn: ({ year, month, day }) => `${year}.${month}.${day}`,
  en: ({ year, month, day }) => `${Number(day)} ${monthName.format(Date.UTC(Number(year), Number(month) - 1))} ${year}`,
  ru: ({ year, month, day }) => `${day}.${month}.${year}`,
};

/**
 * 2025.11.06 · 6 Nov 2025 · 06.11.2025. Composed by hand, since date formats differ between Node's ICU and the
 * browser's.
 */
export function formatDate(locale: Locale, timestamp: string): string {
  return dateFormats[locale](partsOf(timestamp));
}

export function formatTimestamp(locale: Locale, timestamp: string): string {
  return `${formatDate(locale, timestamp)}, ${partsOf(timestamp).clock}`;
}

/** For the `datetime` attribute of a time element. */
export function isoDate(timestamp: string): string {
  return timestamp.slice(0, 10);
}

export function isoTimestamp(timestamp: string): string {
  return `${timestamp.replace(' ', 'T')}+08:00`;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Cached, since creating a format is far slower than using it. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locales[locale].tag, options);
  numberFormats.set(key, format);
  return format;
}

export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale).format(value);
}

/** Four decimals are ten metres on the ground. */
export function formatDegrees(locale: Locale, value: number): string {
  return numberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 }).format(value);
}

/** The unit after a number of hours: 小时, hours, часа. */
export function hourUnit(locale: Locale, hours: number): string {
  const format = numberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return format.formatToParts(hours).find(({ type }) => type === 'unit')?.value ?? '';
}
