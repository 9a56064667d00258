import { describe, expect, it } from 'vitest';
import { beijing, type Day, office, week } from '../../test/office-calendar.ts';
import { replyPromise } from './reply-promise.ts';
import { workingTimeAt, workingMinutesBetween } from './working-minutes.ts';

const minutes = (from: string, to: string, calendar = office) =>
  workingMinutesBetween(calendar, beijing(from), beijing(to));

describe('working minutes', () => {
  // 20 November 2026 is a Friday.
  it.each([
    ['within an interval', '2026-11-20T09:00', '2026-11-20T10:15', 75],
    ['over the lunch break', '2026-11-20T11:45', '2026-11-20T13:15', 30],
    ['from within the lunch break', '2026-11-20T12:20', '2026-11-20T13:15', 15],
    ['inside the lunch break', '2026-11-20T12:10', '2026-11-20T12:50', 0],
    ['over the night', '2026-11-18T17:15', '2026-11-19T08:40', 25],
    ['over the weekend', '2026-11-20T17:00', '2026-11-23T09:00', 60],
    ['over whole days', '2026-11-16T08:30', '2026-11-20T17:30', 5 * 480],
    ['over the holidays', '2026-09-30T17:00', '2026-10-08T09:00', 60],
    ['over a Saturday that is a working day', '2026-10-09T17:00', '2026-10-12T09:00', 60 + 480],
    ['without a whole minute', '2026-11-20T09:00:01', '2026-11-20T09:02:00', 1],
    ['backwards', '2026-11-20T13:15', '2026-11-20T11:45', -30],
    ['between the same instants', '2026-11-20T09:00', '2026-11-20T09:00', 0],
    ['after the last known day', '2027-12-31T17:00', '2028-01-03T10:00', 30],
  ])('%s', (_name, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected);
  });

  it('are what a promise has given', () => {
    for (let received = beijing('2026-09-28T00:00'); received < beijing('2026-10-13T00:00'); received += 37 * 60_000) {
      const promise = replyPromise(office, 2, received);
      expect(promise && workingMinutesBetween(office, received, promise.deadline)).toBe(120);
    }
  });

  it('count a day of 23 hours as such', () => {
    const around: Day = [['00:00', '24:00']];
    const berlin = { ...office, timeZone: 'Europe/Berlin', hours: week(around, around) };
    const from = Date.parse('2026-03-29T00:00+01:00');
    expect(workingMinutesBetween(berlin, from, Date.parse('2026-03-30T00:00+02:00'))).toBe(23 * 60);
  });

  it('are none in an unknown time zone', () => {
    expect(minutes('2026-11-20T09:00', '2026-11-20T10:00', { ...office, timeZone: 'Nowhere/City' })).toBe(0);
  });
});

describe('whether working time runs', () => {
  const at = (now: string, calendar = office) => {
    const { runs, changesAt } = workingTimeAt(calendar, beijing(now));
    const until = changesAt && new Date(changesAt + 8 * 3_600_000).toISOString().slice(0, 16);
    return `${runs ? 'runs' : 'stands'} until ${until}`;
  };

  it.each([
    ['in the morning', '2026-11-20T09:00', 'runs until 2026-11-20T12:00'],
    ['at opening time', '2026-11-20T08:30', 'runs until 2026-11-20T12:00'],
    ['in the lunch break', '2026-11-20T12:00', 'stands until 2026-11-20T13:00'],
    ['before opening time', '2026-11-20T05:00', 'stands until 2026-11-20T08:30'],
    ['at closing time before the weekend', '2026-11-20T17:30', 'stands until 2026-11-23T08:30'],
    ['before a Saturday that is a working day', '2026-10-09T18:00', 'stands until 2026-10-10T08:30'],
    ['after the last known day', '2028-01-03T10:00', 'stands until undefined'],
  ])('%s', (_name, now, expected) => {
    expect(at(now)).toBe(expected);
  });

  it('joins intervals that touch, also at midnight', () => {
    const touching = {
      ...office,
      hours: week(
        [
          ['09:00', '12:00'],
          ['12:00', '24:00'],
        ],
        [['00:00', '02:00']],
      ),
    };
    expect(at('2026-11-20T10:00', touching)).toBe('runs until 2026-11-21T02:00');
  });
});
