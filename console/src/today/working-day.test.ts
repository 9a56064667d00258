import { expect, it } from 'vitest';
import { beijingTimeOfDay, isDayOff, workingDayAt } from './working-day.ts';

const hours: [string, string][] = [
  ['08:30', '12:00'],
  ['13:00', '17:30'],
];
const calendar = {
  timeZone: 'Asia/Shanghai',
  hours: { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours, saturday: [], sunday: [] },
  holidays: ['2026-10-01'],
  workingDays: [{ date: '2026-10-10', like: 'monday' as const }],
  knownUntil: '2026-12-31',
};
const at = (beijing: string) => new Date(`${beijing}+08:00`);

it('counts the minutes to the end of a working day, also of a make-up day', () => {
  expect(workingDayAt(calendar, at('2026-11-23T00:12:00'))).toEqual({ is: 'before', opensAt: '08:30' });
  expect(workingDayAt(calendar, at('2026-11-23T09:12:00'))).toEqual({ is: 'open', minutes: 8 * 60 + 18 });
  expect(workingDayAt(calendar, at('2026-10-10T17:29:30'))).toEqual({ is: 'open', minutes: 1 });
  expect(workingDayAt(calendar, at('2026-11-23T17:30:00'))).toEqual({ is: 'over' });
});

it('knows days off, and where the calendar ends', () => {
  expect(workingDayAt(calendar, at('2026-10-01T10:00:00'))).toEqual({ is: 'off' });
  expect(workingDayAt(calendar, at('2027-01-04T10:00:00'))).toBeUndefined();
  expect([isDayOff(calendar, at('2026-11-28T08:00:00')), isDayOff(calendar, at('2026-11-27T08:00:00'))]).toEqual([
    true,
    false,
  ]);
  // What is not known is no day off.
  expect(isDayOff(calendar, at('2027-01-02T08:00:00'))).toBe(false);
});

it('tells the time in Beijing, whatever the clock of this computer', () => {
  expect(beijingTimeOfDay(new Date('2026-11-23T01:12:00Z'))).toBe('09:12');
});
