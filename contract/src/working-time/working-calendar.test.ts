import { expect, it } from 'vitest';
import { type WorkingCalendar, workingCalendar } from './working-calendar.ts';

const office: WorkingCalendar = {
  timeZone: 'Asia/Shanghai',
  zoneName: 'Beijing time',
  hours: {
    monday: [
      ['08:30', '12:00'],
      ['13:00', '17:30'],
    ],
    tuesday: [['00:00', '24:00']],
    wednesday: [],
    thursday: [],
    friday: [
      ['00:00', '06:00'],
      ['06:00', '12:00'],
    ],
    saturday: [],
    sunday: [],
  },
  holidays: ['2028-02-29'],
  workingDays: [{ date: '2026-10-10', like: 'monday' }],
  knownUntil: '2027-12-31',
};

it('accepts a valid calendar', () => {
  expect(workingCalendar.parse(office)).toEqual(office);
});

it.each([
  ['a time zone that does not exist', { timeZone: 'Asia/Beijing-West' }],
  ['an interval that ends before it begins', { hours: { ...office.hours, monday: [['12:00', '08:30']] } }],
  ['an empty interval', { hours: { ...office.hours, monday: [['08:30', '08:30']] } }],
  [
    'intervals that overlap',
    {
      hours: {
        ...office.hours,
        monday: [
          ['08:30', '12:00'],
          ['11:00', '17:30'],
        ],
      },
    },
  ],
  [
    'intervals out of order',
    {
      hours: {
        ...office.hours,
        monday: [
          ['13:00', '17:30'],
          ['08:30', '12:00'],
        ],
      },
    },
  ],
  ['an hour without its leading zero', { hours: { ...office.hours, monday: [['8:30', '12:00']] } }],
  ['an interval that begins at 24:00', { hours: { ...office.hours, monday: [['24:00', '24:00']] } }],
  ['a misspelt weekday', { hours: { ...office.hours, mondays: [] } }],
  ['a day that does not exist', { holidays: ['2027-02-29'] }],
  ['a working day with the hours of no weekday', { workingDays: [{ date: '2026-10-10', like: 'holiday' }] }],
  ['an empty last known day', { knownUntil: '' }],
])('rejects %s', (_name, change) => {
  expect(workingCalendar.safeParse({ ...office, ...change }).success).toBe(false);
});
