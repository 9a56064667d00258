import { expect, it } from 'vitest';
import { formatDecimals, formatNumber } from './format-number.ts';
import { type Locale, localeNames, locales } from './locales.ts';

it('numbers have the separators of the language', () => {
  expect(formatNumber('cn', 200_000)).toBe('200,000');
  expect(formatNumber('en', 1234.5)).toBe('1,234.5');
  expect(formatNumber('ru', 1_234_567.5)).toBe('1\u00A0234\u00A0567,5');
  expect(formatDecimals('ru', 12_345.5, 2)).toBe('12\u00A0345,50');
  expect([formatNumber('cn', 6000), formatNumber('ru', -1234.5)]).toEqual(['6000', '-1234,5']);
});

it('numbers of one range have the separators of its largest', () => {
  expect([formatNumber('cn', 5000, 20_000), formatNumber('cn', 5000, 9000)]).toEqual(['5,000', '5000']);
  expect([formatNumber('ru', 900, 20_000), formatNumber('ru', 8500, 12_000)]).toEqual(['900', '8\u00A0500']);
  // A number that is rounded up to five digits.
  expect([formatDecimals('cn', 9999.6, 0), formatDecimals('cn', 5000, 0, 9999.6)]).toEqual(['10,000', '5,000']);
});

it('numbers are written as by Intl', () => {
  const values = [0, 1, 12, 999, 1000, 12_345, 1_234_567, 0.5, 12.25, 0.125, 1234.5, 1.0006, 99.9996, -1234.5];
  const grouping: Record<Locale, 'always' | 'min2'> = { cn: 'min2', en: 'always', ru: 'min2' };
  for (const locale of localeNames) {
    const standard = new Intl.NumberFormat(locales[locale].tag, { useGrouping: grouping[locale] });
    for (const value of values) expect(formatNumber(locale, value)).toBe(standard.format(value));
  }
});
