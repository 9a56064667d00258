import { locales, type Locale } from 'contract/locales.ts';

/** The wire's moments are Beijing time already: their calendar day is shown as it stands, in every time zone. */
function partsOf(moment: string) {
  const [date = '', time = ''] = moment.split(' ');
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, clock: time.slice(0, 5) };
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** 2025.11.06 · 6 Nov 2025 · 06.11.2025. Put together by hand: whole-date patterns differ between Node's ICU and the browser's. */
export function formatDate(locale: Locale, moment: string): string {
  const { year, month, day } = partsOf(moment);
  if (locale === 'cn') return `${year}.${month}.${day}`;
  if (locale === 'ru') return `${day}.${month}.${year}`;
  return `${Number(day)} ${monthName.format(Date.UTC(Number(year), Number(month) - 1))} ${year}`;
}

export function formatMoment(locale: Locale, moment: string): string {
  return `${formatDate(locale, moment)}, ${partsOf(moment).clock}`;
}

/** For a time element's `datetime`. */
export function machineDate(moment: string): string {
  return moment.slice(0, 10);
}

export function machineMoment(moment: string): string {
  return `${moment.replace(' ', 'T')}+08:00`;
}

export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locales[locale].tag).format(value);
}

/** Four places: ten metres on the ground. */
export function formatDegrees(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 4, maximumFractionDigits: 4 }).format(
    value,
  );
}

/** The word beside a number of hours: 小时, hours, часа. */
export function hourUnit(locale: Locale, hours: number): string {
  const format = new Intl.NumberFormat(locales[locale].tag, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return format.formatToParts(hours).find(({ type }) => type === 'unit')?.value ?? '';
}
