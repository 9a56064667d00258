/** Local times of a time zone by Intl, which every browser and Node have: Temporal is not everywhere yet. All in milliseconds. */

/** What a clock on the wall shows, counted as if it stood in UTC: days are 24 hours long and have their date by `toISOString`. */
export type WallTime = number;

export type WallClock = {
  at: (instant: number) => WallTime;
  /** Of a time that a clock change repeats the first, and one that it skips as much later as the clocks were put forward. */
  instantOf: (wall: WallTime) => number;
};

const day = 24 * 60 * 60 * 1000;

/** A name of the IANA database that this browser or Node knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Throws a RangeError for a time zone that is not known here. */
export function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

  function at(instant: number): WallTime {
    const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  }

  /** The instant of a wall time, if clocks stood as they do around another one. */
  function asAround(around: number, wall: WallTime): number {
    return wall - (at(around) - around);
  }

  function instantOf(wall: WallTime): number {
    // A day earlier and a day later: no zone changes its clocks twice in between.
    const candidates = [asAround(wall - day, wall), asAround(wall + day, wall)];
    const [first, last] = [Math.min(...candidates), Math.max(...candidates)];
    return at(first) === wall ? first : last;
  }

  return { at, instantOf };
}

/** `yyyy-MM-dd` and `HH:mm` of a wall time. */
export function readWall(wall: WallTime): { date: string; clock: string } {
  const written = new Date(wall).toISOString();
  return { date: written.slice(0, 10), clock: written.slice(11, 16) };
}
