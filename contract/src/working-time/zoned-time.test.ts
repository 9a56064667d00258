import { describe, expect, it } from 'vitest';
import { formatWallTime, isTimeZone, wallClock } from './zoned-time.ts';

const utc = (text: string) => Date.parse(`${text}Z`);

describe.each([
  ['Asia/Shanghai', '2026-11-20T01:30', '2026-11-20T09:30'],
  ['Asia/Kathmandu', '2026-11-20T01:30', '2026-11-20T07:15'],
  ['America/New_York', '2026-07-01T02:00', '2026-06-30T22:00'],
  ['America/New_York', '2026-12-31T23:59', '2026-12-31T18:59'],
  ['Australia/Lord_Howe', '2026-01-15T00:00', '2026-01-15T11:00'],
  ['Australia/Lord_Howe', '2026-07-15T00:00', '2026-07-15T10:30'],
  ['Pacific/Apia', '2026-11-20T12:00', '2026-11-21T01:00'],
])('%s at %s', (timeZone, instant, localTime) => {
  it('converts an instant to local time and back', () => {
    const clock = wallClock(timeZone);
    expect(clock.at(utc(instant))).toBe(utc(localTime));
    expect(clock.instantOf(utc(localTime))).toBe(utc(instant));
  });
});

it('a repeated local time is its first instant; a skipped one moves forward by the clock change', () => {
  const { instantOf } = wallClock('Europe/Berlin');
  expect(instantOf(utc('2026-10-25T02:30'))).toBe(utc('2026-10-25T00:30'));
  expect(instantOf(utc('2026-10-25T03:00'))).toBe(utc('2026-10-25T02:00'));
  expect(instantOf(utc('2026-03-29T01:59'))).toBe(utc('2026-03-29T00:59'));
  expect(instantOf(utc('2026-03-29T02:30'))).toBe(utc('2026-03-29T01:30'));
  expect(instantOf(utc('2026-03-29T03:00'))).toBe(utc('2026-03-29T01:00'));
});

it('formats a local time as date and time of day', () => {
  expect(formatWallTime(utc('2026-02-28T08:05'))).toEqual({ date: '2026-02-28', timeOfDay: '08:05' });
});

it('recognizes IANA time zones', () => {
  expect(['Asia/Shanghai', 'Europe/Moscow', 'UTC'].every(isTimeZone)).toBe(true);
  expect(['', 'Beijing', 'Asia/Nowhere', '+25:00'].some(isTimeZone)).toBe(false);
});
