import { expect, it } from 'vitest';
import { formatDecimals, formatNumber } from './format-number.ts';
import { localeNames, locales } from './locales.ts';

it('numbers have the separators of the language', () => {
  expect(formatNumber('cn', 200_000)).toBe('200,000');
  expect(formatNumber('en', 1234.5)).toBe('1,234.5');
  expect(formatNumber('ru', 1_234_567.5)).toBe('1\u00A0234\u00A0567,5');
  expect(formatDecimals('ru', 1234.5, 2)).toBe('1\u00A0234,50');
});

it('numbers are written as by Intl', () => {
  const values = [0, 1, 12, 999, 1000, 12_345, 1_234_567, 0.5, 12.25, 0.125, 1234.5, 1.0006, 99.9996, -1234.5];
  for (const locale of localeNames) {
    const standard = new Intl.NumberFormat(locales[locale].tag);
    for (const value of values) expect(formatNumber(locale, value)).toBe(standard.format(value));
  }
});
