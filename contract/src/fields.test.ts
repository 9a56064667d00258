import { expect, it } from 'vitest';
import { day, existingTimestamp } from './fields.ts';

it.each([
  ['2026-02-28 10:00:00', true],
  ['2028-02-29 23:59:59', true],
  ['2026-02-30 10:00:00', false],
  ['2026-02-28 24:00:00', false],
  ['2026-02-28 10:60:00', false],
  ['2026-13-01 10:00:00', false],
])('of times that exist, %s is %j', (text, exists) => {
  expect(existingTimestamp.safeParse(text).success).toBe(exists);
});

it('has no 30 February', () => {
  expect(['2026-02-28', '2026-02-30'].map((text) => day.safeParse(text).success)).toEqual([true, false]);
});
