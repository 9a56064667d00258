import { type Locale, locales } from 'contract/locales.ts';
import { convert, type Scale } from './show-units.ts';

/** As it is read: 0,45 · 18 310 in Russian. Every figure of a property has the same digits behind the point. */
export function writeFigure(locale: Locale, value: number, scale: Scale): string {
  const digits = Math.max(0, scale.decimals);
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locales[locale].tag, format).format(convert(value, scale));
}

/** As a spreadsheet takes it: the language's decimal sign, nothing between the thousands. */
export function writeForSpreadsheet(locale: Locale, value: number, scale: Scale): string {
  const written = convert(value, scale).toFixed(Math.max(0, scale.decimals));
  return locale === 'ru' ? written.replace('.', ',') : written;
}

/** What a shorter figure lacks behind its last digit to stand point under point with the longest of its group. */
export function missingDigits(locale: Locale, scale: Scale, longest: number): string {
  const digits = Math.max(0, scale.decimals);
  if (digits >= longest) return '';
  const point = digits > 0 ? '' : locale === 'ru' ? ',' : '.';
  return point + '0'.repeat(longest - digits);
}
