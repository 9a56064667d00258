import { expect, it } from 'vitest';
import { apartOf, monthName, periodOf, shareInTime, shortMonthName } from './periods.ts';

const times = { received: 20, inTime: 9, late: 1, waiting: 4, overdue: 2, median: 47, ninetiethPercentile: 101 };

it('leaves what waits within its promised time out of the share in time', () => {
  expect(shareInTime(times)).toBe(9 / 12);
  expect(shareInTime({ ...times, inTime: 0, late: 0, overdue: 0 })).toBe(undefined);
  expect(apartOf(times)).toBe(6);
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
