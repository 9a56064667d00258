import { expect, it } from 'vitest';
import { inbox } from '../../text/en/inbox.ts';
import { deadlineState, formatDaysLeft, formatMinutes } from './deadline.ts';

const at = (time: string) => new Date(`2026-11-24T${time}:00+08:00`);
const instantAt = (time: string) => at(time).toISOString();

/** Read at 11:50 with 40 minutes left, ten minutes before the lunch break. */
const beforeLunch = {
  deadline: instantAt('13:30'),
  minutesLeft: 40,
  daysLeft: null,
  clock: { runs: true, changesAt: instantAt('12:00') },
  isAnswered: false,
};
const stateAt = (time: string, item = beforeLunch) => deadlineState(item, at('11:50'), at(time));

it('counts the working time that has passed since the item was read', () => {
  expect(stateAt('11:50')).toMatchObject({ is: 'later', minutes: 40, isPaused: false });
  expect(stateAt('11:59')).toMatchObject({ is: 'later', minutes: 31, isPaused: false });
});

it('is paused from the end of working time on', () => {
  expect(stateAt('12:00')).toMatchObject({ is: 'soon', minutes: 30, isPaused: true });
  expect(stateAt('12:40')).toMatchObject({ is: 'soon', minutes: 30, isPaused: true, goesOnAt: null });
});

it('is paused until working time begins, and goes on then', () => {
  const inTheBreak = { ...beforeLunch, clock: { runs: false, changesAt: instantAt('13:00') } };
  expect(stateAt('12:59', inTheBreak)).toMatchObject({ minutes: 40, isPaused: true, goesOnAt: instantAt('13:00') });
  expect(stateAt('13:05', inTheBreak)).toMatchObject({ minutes: 35, isPaused: false, goesOnAt: null });
});

it('is paused without an end if the calendar names none', () => {
  const item = { ...beforeLunch, clock: { runs: false, changesAt: null } };
  expect(deadlineState(item, at('11:50'), at('17:00'))).toMatchObject({ minutes: 40, isPaused: true, goesOnAt: null });
});

it('counts the time of a resume in days, which no pause stops', () => {
  const inDays = (daysLeft: number, minutesLeft = 4000) =>
    deadlineState({ ...beforeLunch, minutesLeft, daysLeft }, at('11:50'), at('12:30'));
  expect(inDays(3)).toMatchObject({ is: 'later', days: 3, isPaused: false, goesOnAt: null });
  expect(inDays(2)).toMatchObject({ is: 'soon', days: 2 });
  expect(inDays(0, 5), 'passed since it was read').toMatchObject({ is: 'overdue', days: 0 });
  const texts = [inDays(3), inDays(0), inDays(0, 5), inDays(-4, -1)].map((state) =>
    state.is === 'none' || state.is === 'answered' || state.days === null
      ? undefined
      : formatDaysLeft({ is: state.is, days: state.days }, inbox),
  );
  expect(texts).toEqual(['3 d', 'today', '−1 d', '−4 d']);
});

it('is overdue once the last minute has passed', () => {
  const item = { ...beforeLunch, minutesLeft: 1 };
  expect([stateAt('11:51', item).is, stateAt('11:52', item).is]).toEqual(['soon', 'overdue']);
});

it('says after the first answer that it was given, and without a promise that there is none', () => {
  const stopped = { ...beforeLunch, minutesLeft: null };
  expect(deadlineState({ ...stopped, isAnswered: true }, at('11:50'), at('11:50'))).toEqual({ is: 'answered' });
  expect(deadlineState({ ...stopped, deadline: null }, at('11:50'), at('11:50'))).toEqual({ is: 'none' });
});

it('prints hours and minutes with their sign', () => {
  expect([66, 9, 0, -18, -82].map(formatMinutes)).toEqual(['1:06', '0:09', '0:00', '−0:18', '−1:22']);
});
