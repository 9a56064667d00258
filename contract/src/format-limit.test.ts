import { expect, it } from 'vitest';
import { formatLimit } from './format-limit.ts';

it.each([
  [{ minimum: null, maximum: 0.5 }, '≤\u00A00,50'],
  [{ minimum: 2.08, maximum: null }, '≥\u00A02,08'],
  [{ minimum: 2.05, maximum: 2.09 }, '2,05–2,09'],
  [{ minimum: null, maximum: null }, undefined],
])('writes %j', (bounds, written) => {
  expect(formatLimit('ru', { ...bounds, decimals: 2 })).toBe(written);
});
