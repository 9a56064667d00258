import { describe, expect, it } from 'vitest';
import { barsPath, daysOf, decimalsOf, hasMissed, summaryOf } from './emissions-figures.ts';

it('summarizes readings', () => {
  expect(summaryOf([12, 18, 24])).toEqual({ mean: 18, lowest: 12, highest: 24 });
});

it('divides readings into days, the last of them begun', () => {
  expect(daysOf(Array.from({ length: 50 }, () => 1)).map((day) => day.length)).toEqual([24, 24, 2]);
});

it('draws a bar for each reading that is shown, at its own hour', () => {
  expect(barsPath([20, 120, 10], (reading) => reading <= 100, 0.5)).toBe('M0.15 100V90h.7V100zM2.15 100V95h.7V100z');
});

describe('a target', () => {
  const entry = (value: number | null, target: number) => ({ year: 2025, value, target });

  it('is missed above a maximum and below a minimum', () => {
    expect(hasMissed({ type: 'maximum' }, entry(46, 45))).toBe(true);
    expect(hasMissed({ type: 'maximum' }, entry(45, 45))).toBe(false);
    expect(hasMissed({ type: 'minimum' }, entry(94, 95))).toBe(true);
    expect(hasMissed({ type: 'minimum' }, entry(95, 95))).toBe(false);
  });

  it('is neither met nor missed in a year that has not ended', () => {
    expect(hasMissed({ type: 'minimum' }, entry(null, 95))).toBe(false);
  });
});

it('shows all numbers of a row with the decimals of its most exact one', () => {
  expect(decimalsOf({ entries: [{ year: 2025, value: 9.4, target: 4 }] })).toBe(1);
  expect(decimalsOf({ entries: [{ year: 2026, value: null, target: 20 }] })).toBe(0);
});
