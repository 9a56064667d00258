import { expect, it } from 'vitest';
import { hasCalendar, workingTimeAt } from './working-time.ts';

const at = (time: string) => new Date(`2026-11-24T${time}:00+08:00`);
const running = { runs: true, changesAt: at('17:30').toISOString() };
const stopped = { runs: false, changesAt: null };

it('follows working time beyond its known change', () => {
  expect(workingTimeAt(running, at('17:29'))).toEqual(running);
  expect(workingTimeAt(running, at('17:30'))).toEqual(stopped);
  expect(workingTimeAt(stopped, at('17:30'))).toEqual(stopped);
});

it('takes working time that never goes on for one without a calendar', () => {
  expect([running, { ...running, runs: false }, stopped].map(hasCalendar)).toEqual([true, true, false]);
});
