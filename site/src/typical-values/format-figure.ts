import { decimalSeparators, formatDecimals } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import { convert, type Scale } from './unit-scale.ts';

/**
 * Formats a figure for reading: 0,45 · 18 310 in Russian. All figures of a property have the same number of decimals.
 */
export function formatFigure(locale: Locale, value: number, scale: Scale): string {
  return formatDecimals(locale, convert(value, scale), Math.max(0, scale.decimals));
}

/** Formats a figure for a spreadsheet: the language's decimal separator and no thousands separators. */
export function formatForSpreadsheet(locale: Locale, value: number, scale: Scale): string {
  const written = convert(value, scale).toFixed(Math.max(0, scale.decimals));
  return written.replace('.', decimalSeparators[locale]);
}

/** The characters that a figure lacks after its last digit, to align decimal points within its group. */
export function missingDigits(locale: Locale, scale: Scale, longest: number): string {
  const digits = Math.max(0, scale.decimals);
  if (digits >= longest) return '';
  const point = digits > 0 ? '' : decimalSeparators[locale];
  return point + '0'.repeat(longest - digits);
}
