import type { Locale } from './locales.ts';

const thousandsSeparators: Record<Locale, string> = { cn: ',', en: ',', ru: '\u00A0' };

export const decimalSeparators: Record<Locale, string> = { cn: '.', en: '.', ru: ',' };

/** Chinese and Russian do not separate the thousands of four digits: 6000. */
const digitsWithoutSeparator: Record<Locale, number> = { cn: 4, en: 3, ru: 4 };

/**
 * 12,345.50 · 12 345,50 in Russian. By hand, since a browser's first number format costs 40 ms on a slow phone. Numbers
 * of one range or column are written alike, as `largest`: 5,000–20,000.
 */
export function formatDecimals(locale: Locale, value: number, decimals: number, largest = value): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const largestShown = Math.max(...[value, largest].map((number) => Math.abs(Number(number.toFixed(decimals)))));
  const grouped =
    largestShown >= 10 ** digitsWithoutSeparator[locale]
      ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousandsSeparators[locale])
      : whole;
  return fraction === undefined ? grouped : grouped + decimalSeparators[locale] + fraction;
}

/** With at most three decimals, and no more than the number has. */
export function formatNumber(locale: Locale, value: number, largest = value): string {
  const [, fraction = ''] = String(Number(value.toFixed(3))).split('.');
  return formatDecimals(locale, value, fraction.length, largest);
}
