import { expect, it } from 'vitest';
import { untimedOf, monthName, percentInTime, periodOf, shortMonthName } from './periods.ts';

const times = { received: 20, inTime: 9, late: 1, waiting: 4, overdue: 2, median: 47, ninetiethPercentile: 101 };

it('leaves what waits within its promised time out of the share in time', () => {
  expect(percentInTime(times)).toBe(75);
  expect(percentInTime({ ...times, inTime: 0, late: 0, overdue: 0 })).toBe(undefined);
  expect(untimedOf(times)).toBe(6);
});

it('rounds the percentage in time down, and leaves whole ones as they are', () => {
  for (let inTime = 0; inTime <= 100; inTime += 1) {
    const hundred = { ...times, inTime, late: 100 - inTime, overdue: 0 };
    expect(percentInTime(hundred)).toBe(inTime);
    expect(percentInTime(hundred, 1)).toBe(inTime);
  }
  expect(percentInTime({ ...times, inTime: 1999, late: 1, overdue: 0 })).toBe(99);
  expect(percentInTime({ ...times, inTime: 1999, late: 1, overdue: 0 }, 1)).toBe(99.9);
});

it('shows the last days for a month that a link names and nobody has read', () => {
  const period = { total: times, bySubject: [], byLocale: [] };
  const data = { lastDays: period, months: [{ month: '2026-11', ...period }], isCut: false };
  expect(periodOf(data, '2026-11')).toBe(data.months[0]);
  expect(periodOf(data, '2024-01')).toBe(data.lastDays);
  expect(periodOf(data, undefined)).toBe(data.lastDays);
});

it('names months, also the first day of a year west of Greenwich', () => {
  expect(monthName('2026-01', 'en')).toBe('January 2026');
  expect(monthName('2026-01', 'cn')).toBe('2026年1月');
  expect(shortMonthName('2026-01', 'en')).toBe('Jan');
});
