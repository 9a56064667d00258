import { expect, it } from 'vitest';
import { coversReadTimes } from './consent-to-read-times.ts';

it.each<[string | null, boolean]>([
  ['2026-20', false],
  ['2026-21', true],
  // Numbers, not letters: these sort the other way as texts.
  ['2026-9', false],
  ['2026-100', true],
  ['2025-30', false],
  ['2027-1', true],
  // An earlier version stored none, and a program may send anything.
  [null, false],
  ['', false],
  ['2026', false],
  ['v2027-1', false],
  ['2027-1-draft', false],
])('the notice %s tells of readings: %s', (version, isTold) => {
  expect(coversReadTimes(version)).toBe(isTold);
});
