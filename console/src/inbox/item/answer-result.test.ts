import { expect, it } from 'vitest';
import { answerResult } from './answer-result.ts';

const at = (time: string) => new Date(`2026-11-24T${time}:00+08:00`).toISOString();
const answered = (time: string, used: number) => ({
  deadline: at('15:24'),
  promise: { length: 120, used },
  entries: [
    { from: 'visitor' as const, at: at('13:24'), by: null },
    { from: 'staff' as const, at: at(time), by: 'Sun Yue' },
    { from: 'staff' as const, at: at('17:00'), by: 'Zhao Lei' },
  ],
});

it('measures the first answer against the promise', () => {
  expect(answerResult(answered('15:22', 118))).toMatchObject({ isInTime: true, used: 118, late: 0, by: 'Sun Yue' });
  expect(answerResult(answered('15:24', 120))).toMatchObject({ isInTime: true });
  expect(answerResult(answered('15:47', 143))).toMatchObject({ isInTime: false, late: 23 });
  expect(answerResult(answered('19:00', 120)), 'after work').toMatchObject({ isInTime: false, late: 1 });
});

it('says nothing without an answer, a deadline or a calendar', () => {
  const item = answered('15:22', 118);
  expect(answerResult({ ...item, entries: item.entries.slice(0, 1) })).toBeUndefined();
  expect(answerResult({ ...item, deadline: null })).toBeUndefined();
  expect(answerResult({ ...item, promise: null })).toBeUndefined();
});
