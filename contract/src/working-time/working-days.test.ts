import { expect, it } from 'vitest';
import type { WorkingTime } from './working-calendar.ts';
import { endOfWorkingDays, workingDaysBetween } from './working-days.ts';

const open: [string, string][] = [
  ['08:30', '12:00'],
  ['13:00', '17:30'],
];
const calendar: WorkingTime = {
  timeZone: 'Asia/Shanghai',
  hours: { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: [], sunday: [] },
  holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
  workingDays: [{ date: '2026-10-10', like: 'friday' }],
  knownUntil: '2026-12-31',
};
const at = (time: string) => Date.parse(`2026-${time}:00+08:00`);
const endAfter = (days: number, received: string, changed: Partial<WorkingTime> = {}) =>
  endOfWorkingDays({ ...calendar, ...changed }, days, at(received));

it('ends with the last working day, without the day of reception', () => {
  expect(endAfter(10, '11-09T09:00')).toBe(at('11-23T17:30'));
  expect(endAfter(10, '11-09T23:59'), 'in the evening').toBe(at('11-23T17:30'));
  expect(endAfter(1, '11-06T12:00'), 'on a Friday').toBe(at('11-09T17:30'));
  expect(endAfter(1, '11-07T12:00'), 'on a Saturday').toBe(at('11-09T17:30'));
});

it('skips holidays and counts moved working days', () => {
  expect(endAfter(3, '09-30T10:00')).toBe(at('10-10T17:30'));
});

it('promises nothing that the calendar does not reach', () => {
  expect(endAfter(10, '12-20T10:00')).toBeUndefined();
  expect(endAfter(1, '11-09T10:00', { timeZone: 'Asia/Nowhere' })).toBeUndefined();
});

it('finds the last day within a year only', () => {
  expect(endAfter(200, '01-05T10:00')).toBe(at('10-16T17:30'));
  expect(endAfter(300, '01-05T10:00', { knownUntil: '2030-12-31' })).toBeUndefined();
});

it('counts the working days between two instants, in both directions', () => {
  const between = (from: string, to: string) => workingDaysBetween(calendar, at(from), at(to));
  expect(between('11-09T09:00', '11-23T17:30')).toBe(10);
  expect(between('11-09T09:00', '11-09T17:30')).toBe(0);
  expect(between('11-06T23:00', '11-08T10:00'), 'over a weekend').toBe(0);
  expect(between('11-24T09:00', '11-20T17:30')).toBe(-2);
  expect(workingDaysBetween(calendar, Date.parse('2020-01-01T00:00:00Z'), at('11-23T17:30'))).toBeLessThan(300);
  const nowhere = { ...calendar, timeZone: 'Asia/Nowhere' };
  expect(workingDaysBetween(nowhere, at('11-09T09:00'), at('11-23T17:30')), 'in an unknown time zone').toBe(0);
});
