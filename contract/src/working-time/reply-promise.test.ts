import { describe, expect, it } from 'vitest';
import { beijing, closed, type Day, office, week } from '../../test/office-calendar.ts';
import { promiseBy, replyPromise } from './reply-promise.ts';
import type { WorkingTime } from './working-calendar.ts';

/** The promise to a message at a Beijing time: `within 2`, or the deadline in Beijing time. */
function promised(received: string, calendar = office, hours = 2): string | undefined {
  const promise = replyPromise(calendar, hours, beijing(received));
  if (promise === undefined || promise.withinHours !== null) return promise && `within ${promise.withinHours}`;
  return new Date(promise.deadline + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

describe('a promise of two working hours, for a message that arrives', () => {
  // 20 November 2026 is a Friday.
  it.each([
    ['in the middle of an interval', '2026-11-20T09:12:31', 'within 2'],
    ['exactly at opening time', '2026-11-20T08:30', 'within 2'],
    ['a millisecond before opening time', '2026-11-20T08:29:59.999', '2026-11-20 10:30'],
    ['exactly two hours before closing time', '2026-11-20T10:00', 'within 2'],
    ['shortly before the lunch break', '2026-11-20T11:45', '2026-11-20 14:45'],
    ['one second past a minute, which is rounded up', '2026-11-20T11:45:01', '2026-11-20 14:46'],
    ['during the lunch break', '2026-11-20T12:30', '2026-11-20 15:00'],
    ['fifteen minutes before the weekend', '2026-11-20T17:15', '2026-11-23 10:15'],
    ['exactly at closing time', '2026-11-20T17:30', '2026-11-23 10:30'],
    ['at night', '2026-11-18T23:59:59', '2026-11-19 10:30'],
    ['on a Sunday', '2026-11-22T15:00', '2026-11-23 10:30'],
    ['on the evening before the holidays', '2026-09-30T17:00', '2026-10-08 10:00'],
    ['during the holidays', '2026-10-03T10:00', '2026-10-08 10:30'],
    ['on a Saturday that is a working day', '2026-10-10T09:00', 'within 2'],
    ['on the evening before that Saturday', '2026-10-09T17:00', '2026-10-10 10:00'],
  ])('%s', (_name, received, expected) => {
    expect(promised(received)).toBe(expected);
  });

  it('on a working day that is also listed as a holiday', () => {
    const both = { ...office, holidays: ['2026-10-10'] };
    expect(promised('2026-10-10T09:00', both)).toBe('within 2');
  });
});

it('a promise continues on the next day if the day has too few hours', () => {
  expect(promised('2026-11-20T08:30', office, 8)).toBe('2026-11-20 17:30');
  expect(promised('2026-11-20T08:30', office, 9)).toBe('2026-11-23 09:30');
});

it('a promise over midnight is “within” if the office is always open', () => {
  expect(promised('2026-12-31T23:30', { ...office, hours: week([['00:00', '24:00']], [['00:00', '24:00']]) })).toBe(
    'within 2',
  );
});

describe('no promise is made', () => {
  it.each<[string, Partial<WorkingTime>, number]>([
    ['when the office is never open', { hours: week(closed) }, 2],
    [
      'when the office is not open long enough within a year',
      { hours: { ...week(closed), monday: [['09:00', '09:01']] } },
      2,
    ],
    ['in an unknown time zone', { timeZone: 'Mars/Olympus' }, 2],
    ['for zero hours', {}, 0],
    ['beyond the last known day', { knownUntil: '2026-11-22' }, 2],
  ])('%s', (_name, change, hours) => {
    expect(promised('2026-11-20T17:00', { ...office, ...change }, hours)).toBeUndefined();
  });

  it('but one is made on the last known day', () => {
    expect(promised('2026-11-20T17:00', { ...office, knownUntil: '2026-11-23' })).toBe('2026-11-23 10:00');
  });
});

it('promiseBy restores a promise from its deadline', () => {
  for (const received of ['2026-11-20T09:12:31.123', '2026-11-20T17:15:29']) {
    const promise = replyPromise(office, 2, beijing(received));
    expect(promise && promiseBy(promise.deadline, beijing(received), 2)).toEqual(promise);
  }
});

describe('when clocks change', () => {
  const berlin = (hours: Day): WorkingTime => ({ ...office, timeZone: 'Europe/Berlin', hours: week(hours, hours) });
  const promise = (hours: Day, received: string) => replyPromise(berlin(hours), 2, Date.parse(received));

  it('the next day opens an hour earlier or later in UTC', () => {
    const day: Day = [['08:00', '17:00']];
    expect(promise(day, '2026-03-28T17:00Z')?.deadline).toBe(Date.parse('2026-03-29T08:00Z'));
    expect(promise(day, '2026-10-24T17:00Z')?.deadline).toBe(Date.parse('2026-10-25T09:00Z'));
  });

  it('a repeated hour counts twice, and a skipped hour not at all', () => {
    const night: Day = [['00:00', '06:00']];
    expect(promise(night, '2026-10-25T00:30Z')).toEqual({ deadline: Date.parse('2026-10-25T02:30Z'), withinHours: 2 });
    expect(promise(night, '2026-10-25T03:30Z')?.deadline).toBe(Date.parse('2026-10-25T23:00Z') + 30 * 60_000);
    expect(promise(night, '2026-03-29T02:30Z')?.deadline).toBe(Date.parse('2026-03-29T22:00Z') + 30 * 60_000);
  });
});
