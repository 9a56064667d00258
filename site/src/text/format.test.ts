import { localeNames, locales } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { formatDate, formatDegrees, formatNumber, formatTimestamp, hourUnit, isoDate, isoTimestamp } from './format.ts';

const timestamp = '2025-11-06 23:05:09';

it('dates show the API’s calendar day in the format of the language', () => {
  expect(formatDate('cn', timestamp)).toBe('2025.11.06');
  expect(formatDate('en', timestamp)).toBe('6 Nov 2025');
  expect(formatDate('ru', timestamp)).toBe('06.11.2025');
  expect(formatTimestamp('ru', timestamp)).toBe('06.11.2025, 23:05');
  expect([isoDate(timestamp), isoTimestamp(timestamp)]).toEqual(['2025-11-06', '2025-11-06T23:05:09+08:00']);
});

it('numbers have the separators of the language', () => {
  expect(formatNumber('cn', 200_000)).toBe('200,000');
  expect(formatNumber('en', 1234.5)).toBe('1,234.5');
  expect(formatNumber('ru', 1_234_567.5)).toBe('1\u00A0234\u00A0567,5');
  expect(formatDegrees('ru', 41.88)).toBe('41,8800');
});

it('numbers are written as by Intl', () => {
  const values = [0, 1, 12, 999, 1000, 12_345, 1_234_567, 0.5, 12.25, 0.125, 1234.5, 1.0006, 99.9996, -1234.5];
  for (const locale of localeNames) {
    const standard = new Intl.NumberFormat(locales[locale].tag);
    for (const value of values) expect(formatNumber(locale, value)).toBe(standard.format(value));
  }
});

it('hours take the plural form of their number', () => {
  expect([hourUnit('en', 1), hourUnit('en', 2)]).toEqual(['hour', 'hours']);
  expect([hourUnit('ru', 1), hourUnit('ru', 2), hourUnit('ru', 5), hourUnit('ru', 21)]).toEqual([
    'час',
    'часа',
    'часов',
    'час',
  ]);
  expect(hourUnit('cn', 2)).toBe('小时');
});
