import { z } from 'zod/mini';
import { formatWallTime, isTimeZone, type WallTime } from './zoned-time.ts';

/** In ISO 8601 order. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

export function weekdayOf(wall: WallTime): Weekday {
  return weekdays[(new Date(wall).getUTCDay() + 6) % 7] ?? 'sunday';
}

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Local opening and closing times of one interval; `24:00` is the end of the day. */
const interval = z.tuple([timeOfDay, z.union([timeOfDay, z.literal('24:00')])]);

/** The intervals of a day in their order; empty for a closed day. */
const openHours = z
  .array(interval)
  .check(
    z.refine((intervals) =>
      intervals.every(([opens, closes], index) => opens < closes && (intervals[index - 1]?.[1] ?? '') <= opens),
    ),
  );

/**
 * The company's working hours. The wire, the store and the content files share this schema, and
 * each adds the zone's name.
 */
export const workingTime = z.object({
  /** A name of the IANA database. */
  timeZone: z.string().check(z.refine(isTimeZone)),
  hours: z.strictObject({
    monday: openHours,
    tuesday: openHours,
    wednesday: openHours,
    thursday: openHours,
    friday: openHours,
    saturday: openHours,
    sunday: openHours,
  }),
  holidays: z.array(z.iso.date()),
  /**
   * China moves working days to weekends. Such a day has the hours of a weekday, even if it is also
   * a holiday.
   */
  workingDays: z.array(z.strictObject({ date: z.iso.date(), like: z.enum(weekdays) })),
  /** The last day whose holidays are known: no promise goes beyond it. */
  knownUntil: z.iso.date(),
});

export type WorkingTime = z.infer<typeof workingTime>;

/** The working calendar in one language. */
export const workingCalendar = z.extend(workingTime, {
  /** The time zone's name beside a time: 北京时间, Beijing time, по пекинскому времени. */
  zoneName: z.string(),
});

export type WorkingCalendar = z.infer<typeof workingCalendar>;

/** No promise is searched for longer: a calendar may have closed days only. */
export const maxSearchDays = 366;

/** The working intervals of the day that begins at a local midnight, in milliseconds after it. */
export function intervalsOn(calendar: WorkingTime, midnight: WallTime): [number, number][] {
  const { date } = formatWallTime(midnight);
  if (date > calendar.knownUntil) return [];
  const moved = calendar.workingDays.find((workingDay) => workingDay.date === date);
  if (moved === undefined && calendar.holidays.includes(date)) return [];
  return calendar.hours[moved?.like ?? weekdayOf(midnight)].map(([opens, closes]) => [
    afterMidnight(opens),
    afterMidnight(closes),
  ]);
}

/** Parses `HH:mm` into milliseconds. */
function afterMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}
