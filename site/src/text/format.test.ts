import { expect, it } from 'vitest';
import { formatDate, formatDegrees, formatTimestamp, hourUnit, isoDate, isoTimestamp } from './format.ts';

const timestamp = '2025-11-06 23:05:09';

it('dates show the API’s calendar day in the format of the language', () => {
  expect(formatDate('cn', timestamp)).toBe('2025.11.06');
  expect(formatDate('en', timestamp)).toBe('6 Nov 2025');
  expect(formatDate('ru', timestamp)).toBe('06.11.2025');
  expect(formatTimestamp('ru', timestamp)).toBe('06.11.2025, 23:05');
  expect([isoDate(timestamp), isoTimestamp(timestamp)]).toEqual(['2025-11-06', '2025-11-06T23:05:09+08:00']);
});

it('degrees have four decimals', () => {
  expect(formatDegrees('ru', 41.88)).toBe('41,8800');
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
