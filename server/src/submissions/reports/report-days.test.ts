import { expect, it } from 'vitest';
import { countDueReports, type ReportDays, stepsOf } from './report-days.ts';

/** Monday to Friday. */
const calendar = undefined;
const at = (day: string) => ({ now: new Date(`${day}T12:00:00+08:00`), calendar });
/** A Wednesday. */
const received: ReportDays = { receivedOn: '2026-11-04', answeredOn: null, decidedOn: null, resultOn: null };

it('promises a confirmation after three working days, and a decision after seven', () => {
  expect(stepsOf(received, at('2026-11-05'))).toEqual({
    confirmation: { name: 'confirmation', by: '2026-11-09', doneOn: null, left: 2, of: 3 },
    outcome: { name: 'decision', by: '2026-11-13', doneOn: null, left: 6, of: 7 },
  });
});

it.each([
  ['2026-11-09', 0],
  ['2026-11-10', -1],
  ['2026-11-13', -4],
])('says on %s how many days are left for the confirmation: %s', (day, left) => {
  expect(stepsOf(received, at(day)).confirmation.left).toBe(left);
});

it('is late on the weekend after the last day', () => {
  const friday = { ...received, receivedOn: '2026-11-03' };
  expect(stepsOf(friday, at('2026-11-06')).confirmation.left).toBe(0);
  expect(stepsOf(friday, at('2026-11-07')).confirmation.left).toBe(-1);
});

it('promises the result of what was taken on: thirty days of inquiry, then five working days', () => {
  const decided = { ...received, answeredOn: '2026-11-05', decidedOn: '2026-11-09' };
  const { confirmation, outcome } = stepsOf(decided, at('2026-11-10'));
  expect(confirmation.doneOn).toBe('2026-11-05');
  expect(outcome).toMatchObject({ name: 'result', by: '2026-12-16', doneOn: null });
});

it('ends with the first closing, also without an answer or a decision', () => {
  const closed = { ...received, resultOn: '2026-11-06' };
  expect(stepsOf(closed, at('2026-12-01'))).toMatchObject({
    confirmation: { doneOn: '2026-11-06' },
    outcome: { name: 'decision', doneOn: '2026-11-06' },
  });
});

it('counts what is late, and what must be done within three working days', () => {
  const groups = [-1, 0, 3, 4, null].map((left) => ({ ...received, count: 2, by: null, left }));
  expect(countDueReports(groups)).toEqual({ late: 2, soon: 4 });
});
