/** The days of the working calendar: what each one is, and what changes it. A day is `yyyy-MM-dd`. */
import { type Weekday, weekdayOf, weekdays } from 'contract/working-time/working-calendar.ts';
import { type Body, isRecord } from '../body.ts';

/** What a day is. A make-up day is a day off on which the company works. */
export type DayKind = 'working' | 'off' | 'holiday' | 'makeUp';

/** What staff can make of a day. An ordinary day is what its weekday is. */
export type DayChoice = 'ordinary' | 'holiday' | 'makeUp';

export type MakeUpDay = { date: string; like: Weekday };

export type CalendarDays = {
  openWeekdays: ReadonlySet<Weekday>;
  holidays: readonly string[];
  workingDays: readonly MakeUpDay[];
  /** Empty if it is not known. */
  knownUntil: string;
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

export function daysOf(body: Body): CalendarDays {
  const hours = isRecord(body['hours']) ? body['hours'] : {};
  const isOpen = (weekday: Weekday) => Array.isArray(hours[weekday]) && hours[weekday].length > 0;
  return {
    openWeekdays: new Set(weekdays.filter(isOpen)),
    holidays: listIn(body['holidays']).filter((day) => typeof day === 'string'),
    workingDays: listIn(body['workingDays']).flatMap((row) => makeUpDayOf(row) ?? []),
    knownUntil: typeof body['knownUntil'] === 'string' ? body['knownUntil'] : '',
  };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function makeUpDayOf(row: unknown): MakeUpDay | undefined {
  if (!isRecord(row) || typeof row['date'] !== 'string') return undefined;
  const like = weekdays.find((weekday) => weekday === row['like']);
  return like && { date: row['date'], like };
}

function weekdayOfDate(date: string): Weekday {
  return weekdayOf(instantOf(date));
}

/** A make-up day is one even if it is also a holiday, as in `contract/src/working-time/working-calendar.ts`. */
export function kindOfDay(date: string, { openWeekdays, holidays, workingDays }: CalendarDays): DayKind {
  if (workingDays.some((day) => day.date === date)) return 'makeUp';
  if (holidays.includes(date)) return 'holiday';
  return openWeekdays.has(weekdayOfDate(date)) ? 'working' : 'off';
}

export function choiceOfDay(date: string, days: CalendarDays): DayChoice {
  const kind = kindOfDay(date, days);
  return kind === 'working' || kind === 'off' ? 'ordinary' : kind;
}

/** The days with some of them changed. Make-up days have the hours of the first weekday on which the company works. */
export function withChoice(
  { holidays, workingDays, openWeekdays }: CalendarDays,
  dates: readonly string[],
  choice: DayChoice,
): Pick<CalendarDays, 'holidays' | 'workingDays'> {
  const like = weekdays.find((weekday) => openWeekdays.has(weekday)) ?? 'monday';
  const otherHolidays = holidays.filter((date) => !dates.includes(date));
  const otherDays = workingDays.filter(({ date }) => !dates.includes(date));
  const made = dates.map((date) => workingDays.find((day) => day.date === date) ?? { date, like });
  return {
    holidays: choice === 'holiday' ? [...otherHolidays, ...dates].toSorted() : otherHolidays,
    workingDays:
      choice === 'makeUp'
        ? [...otherDays, ...made].toSorted((one, other) => (one.date < other.date ? -1 : 1))
        : otherDays,
  };
}

/** The next choice of a key: a working day is ordinary or a holiday, a day off may also be worked. */
export function nextChoice(date: string, days: CalendarDays): DayChoice {
  const choices: readonly DayChoice[] = days.openWeekdays.has(weekdayOfDate(date))
    ? ['ordinary', 'holiday']
    : ['ordinary', 'makeUp', 'holiday'];
  return choices[(choices.indexOf(choiceOfDay(date, days)) + 1) % choices.length] ?? 'ordinary';
}

/** The weeks of a month from Monday on; undefined beside its days. */
export function weeksOf(year: number, month: number): (string | undefined)[][] {
  const first = Date.UTC(year, month, 1);
  const before = weekdays.indexOf(weekdayOf(first));
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before;
      return day >= 0 && day < length ? dateOf(first + day * dayMilliseconds) : undefined;
    }),
  );
}

/** All days from one to another, in their order. */
export function datesBetween(one: string, other: string): string[] {
  const [from = one, to = other] = [one, other].toSorted();
  const count = (instantOf(to) - instantOf(from)) / dayMilliseconds + 1;
  return Array.from({ length: count }, (_, index) => dateOf(instantOf(from) + index * dayMilliseconds));
}

export function datesOfYear(year: number): string[] {
  return datesBetween(`${year}-01-01`, `${year}-12-31`);
}

/** The same day of another month, or its last one. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** Where a key leads from a day; undefined for other keys. */
export function dateOfKey(date: string, key: string): string | undefined {
  const daysLater = (days: number) => dateOf(instantOf(date) + days * dayMilliseconds);
  const weekday = weekdays.indexOf(weekdayOfDate(date));
  switch (key) {
    case 'ArrowLeft':
      return daysLater(-1);
    case 'ArrowRight':
      return daysLater(1);
    case 'ArrowUp':
      return daysLater(-7);
    case 'ArrowDown':
      return daysLater(7);
    case 'Home':
      return daysLater(-weekday);
    case 'End':
      return daysLater(6 - weekday);
    case 'PageUp':
      return monthsLater(date, -1);
    case 'PageDown':
      return monthsLater(date, 1);
    default:
      return undefined;
  }
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The same day of another year, or the last one of its month. */
export function inYear(date: string, year: number): string {
  return monthsLater(date, 12 * (year - yearOf(date)));
}

export function countDays(dates: readonly string[], days: CalendarDays, kinds: readonly DayKind[]): number {
  return dates.filter((date) => kinds.includes(kindOfDay(date, days))).length;
}
