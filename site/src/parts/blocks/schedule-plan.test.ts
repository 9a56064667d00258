import { expect, it } from 'vitest';
import { barKindOf, barPath, columnTicks, trackHeight } from './schedule-plan.ts';

it('draws a bar without a value as one line over all its columns', () => {
  expect(barPath({ from: 2, to: 5, value: null }, 'blocks')).toBe('M1 12H5');
});

it('draws a line for each person, in the middle of the track', () => {
  expect(barPath({ from: 1, to: 26, value: 3 }, 'lines')).toBe('M0 3H26M0 9H26M0 15H26');
  expect(trackHeight({ value: 3 }, 'lines')).toBe(18);
  expect(trackHeight({ value: 1 }, 'lines')).toBe(trackHeight({ value: null }, 'lines'));
});

it('draws an outline where nothing is counted beside what is', () => {
  expect(barPath({ from: 1, to: 2, value: null }, 'fineLines')).toBe('M0 2H2V12H0Z');
});

it('draws the lines of large values closer to each other', () => {
  expect(barKindOf([{ value: 1 }, { value: 12 }, { value: null }])).toBe('lines');
  expect(barKindOf([{ value: 6 }, { value: 24 }])).toBe('fineLines');
  expect(barPath({ from: 6, to: 95, value: 4 }, 'fineLines')).toBe('M5 2H95M5 6H95M5 10H95M5 14H95');
  expect(trackHeight({ value: 24 }, 'fineLines')).toBe(4 * trackHeight({ value: 6 }, 'fineLines'));
});

it.each([
  [7, [1, 2, 3, 4, 5, 6, 7]],
  [24, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]],
  [26, [5, 10, 15, 20, 26]],
  [102, [10, 20, 30, 40, 50, 60, 70, 80, 90, 102]],
  [1, [1]],
])('numbers some of %i columns, always the last', (columns, ticks) => {
  expect(columnTicks(columns)).toEqual(ticks);
});
