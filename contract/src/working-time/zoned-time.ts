/**
 * Time zone arithmetic with Intl, because Temporal is not in every browser yet. All times are in
 * milliseconds.
 */

/** Local time stored as if it were UTC: every day has 24 hours, and `toISOString` gives its date. */
export type WallTime = number;

export type WallClock = {
  at: (instant: number) => WallTime;
  /**
   * The first instant of a local time that a clock change repeats. A local time that it skips moves
   * forward by the change.
   */
  instantOf: (wall: WallTime) => number;
};

export const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The beginning of the local day that has a local time. */
export function midnightOf(wall: WallTime): WallTime {
  return Math.floor(wall / dayMilliseconds) * dayMilliseconds;
}

/** Whether this browser or Node knows the IANA name. */
export function isTimeZone(name: string): boolean {
  if (clocks.has(name)) return true;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Cached because creating a formatter is expensive. The map is bounded: zones come from content,
 * not from visitors.
 */
const clocks = new Map<string, WallClock>();

const maxInstants = 1000;

/** Throws a RangeError if the time zone is unknown. */
export function wallClock(timeZone: string): WallClock {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = createWallClock(timeZone);
  clocks.set(timeZone, made);
  return made;
}

function createWallClock(timeZone: string): WallClock {
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
    const dateParts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => dateParts.get(type) ?? 0;
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  }

  /** The instant of a local time, with the offset that is in force around another instant. */
  function instantNear(around: number, wall: WallTime): number {
    return wall - (at(around) - around);
  }

  // The same opening hours are looked up for each submission, and formatting a date is slow.
  const instants = new Map<WallTime, number>();

  function instantOf(wall: WallTime): number {
    const known = instants.get(wall);
    if (known !== undefined) return known;
    const instant = findInstant(wall);
    if (instants.size >= maxInstants) instants.clear();
    instants.set(wall, instant);
    return instant;
  }

  function findInstant(wall: WallTime): number {
    // One day before and one day after: no zone changes its clocks twice in between.
    const candidates = [instantNear(wall - dayMilliseconds, wall), instantNear(wall + dayMilliseconds, wall)];
    const [first, last] = [Math.min(...candidates), Math.max(...candidates)];
    return at(first) === wall ? first : last;
  }

  return { at, instantOf };
}

/** Formats a local time as `yyyy-MM-dd` and `HH:mm`. */
export function formatWallTime(wall: WallTime): { date: string; timeOfDay: string } {
  const iso = new Date(wall).toISOString();
  return { date: iso.slice(0, 10), timeOfDay: iso.slice(11, 16) };
}
