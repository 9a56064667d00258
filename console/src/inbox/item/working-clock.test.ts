import { expect, it } from 'vitest';
import { hasCalendar, workingClockAt } from './working-clock.ts';

const at = (time: string) => new Date(`2026-11-24T${time}:00+08:00`);
const clock = { runs: true, changesAt: at('17:30').toISOString() };
const stopped = { runs: false, changesAt: null };

it('follows the working clock beyond its known change', () => {
  expect(workingClockAt(clock, at('17:29'))).toEqual(clock);
  expect(workingClockAt(clock, at('17:30'))).toEqual(stopped);
  expect(workingClockAt(stopped, at('17:30'))).toEqual(stopped);
});

it('takes a clock that never goes on for one without a calendar', () => {
  expect([clock, { ...clock, runs: false }, stopped].map(hasCalendar)).toEqual([true, true, false]);
});
