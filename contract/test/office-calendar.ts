/** A working calendar for tests: office hours with a lunch break, holidays, and a Saturday that is a working day. */
import type { WorkingTime } from '../src/working-time/working-calendar.ts';

export type Day = WorkingTime['hours']['monday'];
export const closed: Day = [];
const split: Day = [
  ['08:30', '12:00'],
  ['13:00', '17:30'],
];

export function week(day: Day, weekend: Day = closed): WorkingTime['hours'] {
  return { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: weekend, sunday: weekend };
}

export const office: WorkingTime = {
  timeZone: 'Asia/Shanghai',
  hours: week(split),
  holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
  workingDays: [{ date: '2026-10-10', like: 'friday' }],
  knownUntil: '2027-12-31',
};

/** The instant of a wall time in Beijing. */
export const beijing = (text: string) => Date.parse(`${text}+08:00`);
