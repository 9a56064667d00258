import { expect, it } from 'vitest';
import { isOverdue } from './overdue.ts';

it('calls a planned change overdue minutes after its time, when the timer has tried it', () => {
  const now = new Date('2026-11-30T09:05:00+08:00');
  expect(isOverdue('2026-11-30T01:00:00.000Z', now)).toBe(false);
  expect(isOverdue('2026-11-30T00:59:59.000Z', now)).toBe(true);
  expect(isOverdue('2026-11-30T02:00:00.000Z', now)).toBe(false);
  expect(isOverdue('2026-10-01T09:00:00+08:00', now)).toBe(true);
});
