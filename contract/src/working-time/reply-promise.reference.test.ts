/** Compares the promise with a slow reference that checks every minute, for random calendars and timestamps. */
import { expect, it } from 'vitest';
import { replyPromise } from './reply-promise.ts';
import { weekdays, type WorkingTime } from './working-calendar.ts';

const minute = 60_000;

/** mulberry32, so that every run has the same numbers. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function isOpenAt(calendar: WorkingTime, shown: Intl.DateTimeFormat, instant: number): boolean {
  const part = new Map(shown.formatToParts(instant).map(({ type, value }) => [type, value]));
  const date = `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
  const time = `${part.get('hour')}:${part.get('minute')}`;
  const moved = calendar.workingDays.find((day) => day.date === date);
  if (!moved && calendar.holidays.includes(date)) return false;
  const weekday = weekdays.find((name) => name === (moved?.like ?? part.get('weekday')?.toLowerCase()));
  return weekday !== undefined && calendar.hours[weekday].some(([opens, closes]) => opens <= time && time < closes);
}

/** Only for whole minutes; a deadline is the end of the last minute needed. */
function referencePromise(calendar: WorkingTime, replyHours: number, received: number) {
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: calendar.timeZone,
    hourCycle: 'h23',
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  let left = replyHours * 60;
  let isContinuous = true;
  for (let instant = received; instant < received + 21 * 24 * 60 * minute; instant += minute) {
    if (isOpenAt(calendar, shown, instant)) left -= 1;
    else isContinuous = false;
    if (left === 0) return { deadline: instant + minute, withinHours: isContinuous ? replyHours : null };
  }
  return undefined;
}

/**
 * These zones change their clocks between midnight and four, if at all. Opening hours at that time
 * have their own tests.
 */
const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];

function randomCalendar(below: (limit: number) => number): WorkingTime {
  const clock = (quarters: number) => new Date(quarters * 15 * minute).toISOString().slice(11, 16);
  // Up to two intervals from four o'clock on; they may touch.
  const day = (): WorkingTime['hours']['monday'] => {
    const [a = 0, b = 0, c = 0, d = 0] = Array.from({ length: 4 }, () => 16 + below(80)).toSorted((x, y) => x - y);
    const pairs = [below(2) === 0 ? [a, b] : [a, c], below(2) === 0 ? [c, d] : []];
    return pairs.flatMap(([opens = 0, closes = 0]) => (opens < closes ? [[clock(opens), clock(closes)]] : []));
  };
  const date = () => new Date(Date.UTC(2026, 2, 5 + below(40))).toISOString().slice(0, 10);
  return {
    timeZone: zones[below(zones.length)] ?? 'UTC',
    hours: {
      monday: day(),
      tuesday: day(),
      wednesday: day(),
      thursday: day(),
      friday: day(),
      saturday: day(),
      sunday: day(),
    },
    holidays: Array.from({ length: below(6) }, date),
    workingDays: Array.from({ length: below(3) }, () => ({ date: date(), like: weekdays[below(7)] ?? 'monday' })),
    knownUntil: '2027-12-31',
  };
}

it('replyPromise returns the same as counting every minute', () => {
  const below = randomNumbers(20_261_120);
  const counts = { within: 0, by: 0 };
  for (let round = 0; round < 300; round += 1) {
    const calendar = randomCalendar(below);
    const hours = 1 + below(4);
    // Around the clock changes in spring: New York on 8 March, Berlin on 29 March, Lord Howe on 5 April.
    const received = Date.UTC(2026, 2, 5, 0, below(32 * 24 * 60));
    const promise = replyPromise(calendar, hours, received);
    const reference = referencePromise(calendar, hours, received);
    // The reference gives up after three weeks.
    if (reference === undefined && promise !== undefined)
      expect(promise.deadline, JSON.stringify(calendar)).toBeGreaterThan(received + 21 * 24 * 60 * minute);
    else
      expect(promise, `${JSON.stringify(calendar)}, ${hours} h, ${new Date(received).toISOString()}`).toEqual(
        reference,
      );
    if (reference) counts[reference.withinHours === null ? 'by' : 'within'] += 1;
  }
  // Both kinds of promise must occur often enough.
  expect(Math.min(counts.within, counts.by)).toBeGreaterThan(20);
});
