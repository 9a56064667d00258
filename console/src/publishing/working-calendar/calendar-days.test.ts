import { expect, it } from 'vitest';
import {
  type CalendarDays,
  choiceOfDay,
  countDays,
  dateOfKey,
  datesBetween,
  datesOfYear,
  daysOf,
  inYear,
  kindOfDay,
  nextChoice,
  weeksOf,
  withChoice,
} from './calendar-days.ts';

const open = [['08:30', '17:30']];
const days = daysOf({
  hours: { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: [], sunday: [] },
  holidays: ['2026-10-01', '2026-10-10'],
  workingDays: [{ date: '2026-10-10', like: 'tuesday' }, { date: '', like: 'monday' }, 'nothing'],
  knownUntil: '2026-12-31',
});

it('tells what a day is; a make-up day that is also a holiday is worked', () => {
  const kinds = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-10'].map((date) => kindOfDay(date, days));
  expect(kinds).toEqual(['holiday', 'working', 'off', 'makeUp']);
});

it('changes several days together, and leaves the others as they are', () => {
  const changed = withChoice(days, datesBetween('2026-10-04', '2026-10-02'), 'holiday');
  expect(changed.holidays).toEqual(['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-10']);
  const worked = { ...days, ...withChoice(days, ['2026-10-03', '2026-10-10'], 'makeUp') };
  expect(worked.holidays).toEqual(['2026-10-01']);
  expect(worked.workingDays.filter(({ date }) => date !== '')).toEqual([
    { date: '2026-10-03', like: 'monday' },
    { date: '2026-10-10', like: 'tuesday' },
  ]);
  expect(withChoice(days, ['2026-10-01'], 'ordinary').holidays).toEqual(['2026-10-10']);
});

it('offers a make-up day on days off only', () => {
  const cycle = (date: string) => {
    const choices: string[] = [];
    let current: CalendarDays = { ...days, holidays: [], workingDays: [] };
    for (let press = 0; press < 3; press += 1) {
      current = { ...current, ...withChoice(current, [date], nextChoice(date, current)) };
      choices.push(choiceOfDay(date, current));
    }
    return choices;
  };
  expect(cycle('2026-11-26')).toEqual(['holiday', 'ordinary', 'holiday']);
  expect(cycle('2026-11-28')).toEqual(['makeUp', 'holiday', 'ordinary']);
});

it('has the weeks of a month from Monday on', () => {
  const november = weeksOf(2026, 10);
  expect(november.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([november[0]?.indexOf('2026-11-01'), november[5]?.[0], november[5]?.[1]]).toEqual([
    6,
    '2026-11-30',
    undefined,
  ]);
  expect(datesOfYear(2028)).toHaveLength(366);
});

it('moves by keys, over months and leap years', () => {
  expect(dateOfKey('2026-12-31', 'ArrowRight')).toBe('2027-01-01');
  expect(dateOfKey('2026-11-26', 'Home')).toBe('2026-11-23');
  expect(dateOfKey('2026-11-26', 'End')).toBe('2026-11-29');
  expect(dateOfKey('2026-01-31', 'PageDown')).toBe('2026-02-28');
  expect(dateOfKey('2026-03-31', 'PageUp')).toBe('2026-02-28');
  expect(inYear('2028-02-29', 2027)).toBe('2027-02-28');
  expect(dateOfKey('2026-11-26', 'a')).toBeUndefined();
});

it('counts the working days of a year', () => {
  const weekdays = datesOfYear(2026).filter((date) => !['0', '6'].includes(String(new Date(date).getUTCDay())));
  expect(countDays(datesOfYear(2026), days, ['working', 'makeUp'])).toBe(weekdays.length);
});
