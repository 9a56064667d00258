import { expect, it } from 'vitest';
import {
  formatCalendarDay,
  formatComingDay,
  formatExactTimestamp,
  formatShortInstant,
  formatTimestamp,
  readTimestamp,
} from './format.ts';

// Beijing is eight hours ahead: there it is already the 24th.
const now = new Date('2026-11-23T17:00:00Z');

it.each([
  ['2026-11-24 00:30:15', '00:30', '00:30:15'],
  ['2026-11-23 23:59:59', '11-23 23:59', '11-23 23:59:59'],
  ['2025-06-30 10:00:00', '2025-06-30', '2025-06-30 10:00:00'],
])('shortens %s by the day in Beijing', (timestamp, short, exact) => {
  expect([formatTimestamp(timestamp, now), formatExactTimestamp(timestamp, now)]).toEqual([short, exact]);
});

it('reads timestamps in Beijing time', () => {
  expect(readTimestamp('2026-11-24 01:00:00')).toEqual(now);
});

it('names near days in words, and others by their number', () => {
  const day = (date: string) => formatComingDay(new Date(`${date}T09:00:00+08:00`), 'en', now);
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-01', '2026-11-23', '2026-11-22'].map(day);
  expect(days).toEqual(['today', 'tomorrow', 'Thu', '12-01', 'yesterday', '11-22']);
});

it('prints an instant with its day if that is not today in Beijing', () => {
  const afternoon = new Date('2026-11-24T15:42:00+08:00');
  expect(formatShortInstant('2026-11-24T07:24:00Z', afternoon)).toBe('15:24');
  expect(formatShortInstant('2026-11-24T16:30:00Z', afternoon)).toBe('11-25 00:30');
});

it('prints the year of a calendar day unless it is the present one, and keeps its abbreviation beside it', () => {
  const days = ['2026-06-05', '2029-06-05'].map((day) => formatCalendarDay(day, 'ru', now));
  expect(days).toEqual(['5 июня', '5 июня 2029\u00A0г.']);
});
