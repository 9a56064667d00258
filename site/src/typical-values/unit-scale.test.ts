import { expect, it } from 'vitest';
import { type ChosenUnits, convert, scaleOf, storedUnits } from './unit-scale.ts';

const percent: ChosenUnits = { ...storedUnits, metals: 'percent' };
const inches: ChosenUnits = { ...storedUnits, resistivity: 'microOhmInch' };
const metal = { unit: 'milligramPerKilogram', decimals: 0 } as const;
const resistivity = { unit: 'microOhmMetre', decimals: 0 } as const;

it('the stored units are not converted', () => {
  expect(scaleOf(metal, storedUnits)).toEqual({ unit: 'ppm', factor: 1, decimals: 0 });
  expect(convert(285, scaleOf(metal, storedUnits))).toBe(285);
  expect(convert(465, scaleOf(resistivity, storedUnits))).toBe(465);
});

it.each([
  [4, 0.0004],
  [105, 0.0105],
  [1800, 0.18],
])('%d ppm is %d %%, with four decimals', (ppm, expected) => {
  const scale = scaleOf(metal, percent);
  expect(scale).toMatchObject({ unit: 'percent', decimals: 4 });
  expect(convert(ppm, scale)).toBe(expected);
});

it.each([
  [430, 16_930],
  [465, 18_310],
  [560, 22_050],
])('%d µΩ·m is %d µΩ·in, rounded to tens', (metres, expected) => {
  const scale = scaleOf(resistivity, inches);
  expect(scale).toMatchObject({ unit: 'microOhmInch', decimals: -1 });
  expect(convert(metres, scale)).toBe(expected);
});

it('a tenth of a microohm metre becomes whole microohm inches', () => {
  const scale = scaleOf({ unit: 'microOhmMetre', decimals: 1 }, inches);
  expect([scale.decimals, convert(462.5, scale)]).toEqual([0, 18_209]);
});

it('sulphur and density are never converted', () => {
  const chosen: ChosenUnits = { metals: 'percent', resistivity: 'microOhmInch' };
  expect(scaleOf({ unit: 'percent', decimals: 2 }, chosen)).toEqual({ unit: 'percent', factor: 1, decimals: 2 });
  const density = scaleOf({ unit: 'gramPerCubicCentimetre', decimals: 2 }, chosen);
  expect([density.unit, convert(2.08, density)]).toEqual(['gramPerCubicCentimetre', 2.08]);
});
