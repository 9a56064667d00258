import { expect, it } from 'vitest';
import { monthsLater } from './item-retention.ts';

it('names the same day of a later month, or the last day of a shorter one', () => {
  expect(monthsLater('2026-11-26', 6)).toBe('2027-05-26');
  expect(monthsLater('2026-11-30', 3)).toBe('2027-02-28');
  expect(monthsLater('2027-11-30', 3)).toBe('2028-02-29');
  expect(monthsLater('2026-12-31', 12)).toBe('2027-12-31');
});
