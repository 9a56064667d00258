import { expect, it } from 'vitest';
import { addDays, addReportWorkingDays, reportWorkingDaysBetween } from './report-working-days.ts';
import type { WorkingTime } from './working-calendar.ts';

const hours: [string, string][] = [['09:00', '18:00']];
/** Of November 2026, whose 2nd is a Monday. */
const calendar: WorkingTime = {
  timeZone: 'Asia/Shanghai',
  hours: {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: [],
    sunday: [],
  },
  holidays: ['2026-11-05'],
  workingDays: [{ date: '2026-11-08', like: 'thursday' }],
  knownUntil: '2026-11-30',
};

it('counts working days by the calendar, with its holidays and moved days', () => {
  expect(addReportWorkingDays(calendar, '2026-11-02', 3)).toBe('2026-11-06');
  expect(addReportWorkingDays(calendar, '2026-11-04', 2)).toBe('2026-11-08');
  expect(addReportWorkingDays(calendar, '2026-11-06', 1)).toBe('2026-11-08');
  expect(reportWorkingDaysBetween(calendar, '2026-11-04', '2026-11-09')).toBe(3);
  expect(reportWorkingDaysBetween(calendar, '2026-11-09', '2026-11-04')).toBe(-3);
  expect(reportWorkingDaysBetween(calendar, '2026-11-06', '2026-11-07')).toBe(0);
});

it('takes Monday to Friday for days that the calendar does not reach, and without one', () => {
  expect(addReportWorkingDays(calendar, '2026-12-04', 1)).toBe('2026-12-07');
  expect(addReportWorkingDays(undefined, '2026-11-04', 2)).toBe('2026-11-06');
  expect(reportWorkingDaysBetween(undefined, '2026-11-01', '2026-11-30')).toBe(21);
});

it('ends for a calendar without any working day', () => {
  const closed = { ...calendar, workingDays: [], hours: { ...calendar.hours, monday: [] }, knownUntil: '9999-12-31' };
  const never = { ...closed, hours: { ...closed.hours, tuesday: [], wednesday: [], thursday: [], friday: [] } };
  expect(addReportWorkingDays(never, '2026-11-01', 3)).toBe(addDays('2026-11-01', 400));
  expect(reportWorkingDaysBetween(never, '2026-11-01', '2099-11-01')).toBe(0);
});
