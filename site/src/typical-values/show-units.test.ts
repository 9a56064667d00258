import { expect, it } from 'vitest';
import { type ChosenUnits, convert, scaleOf, storedUnits } from './show-units.ts';

const percent: ChosenUnits = { ...storedUnits, metals: 'percent' };
const inches: ChosenUnits = { ...storedUnits, resistivity: 'microOhmInch' };
const metal = { unit: 'milligramPerKilogram', decimals: 0 } as const;
const resistivity = { unit: 'microOhmMetre', decimals: 0 } as const;

it('leaves the stored units unchanged', () => {
  expect(scaleOf(metal, storedUnits)).toEqual({ unit: 'ppm', factor: 1, decimals: 0 });
  expect(convert(285, scaleOf(metal, storedUnits))).toBe(285);
  expect(convert(465, scaleOf(resistivity, storedUnits))).toBe(465);
});

it.each([
  [4, 0.0004],
  [105, 0.0105],
  [1800, 0.18],
])('writes %d ppm as %d %%, to four decimals', (ppm, expected) => {
  const scale = scaleOf(metal, percent);
  expect(scale).toMatchObject({ unit: 'percent', decimals: 4 });
  expect(convert(ppm, scale)).toBe(expected);
});

it.each([
  [430, 16_930],
  [465, 18_310],
  [560, 22_050],
])('writes %d µΩ·m as %d µΩ·in, in tens: an inch is 25.4 mm', (metres, expected) => {
  const scale = scaleOf(resistivity, inches);
  expect(scale).toMatchObject({ unit: 'microOhmInch', decimals: -1 });
  expect(convert(metres, scale)).toBe(expected);
});

it('keeps a tenth of a microohm metre as whole microohm inches', () => {
  const scale = scaleOf({ unit: 'microOhmMetre', decimals: 1 }, inches);
  expect([scale.decimals, convert(462.5, scale)]).toEqual([0, 18_209]);
});

it('never touches sulphur or density', () => {
  const chosen: ChosenUnits = { metals: 'percent', resistivity: 'microOhmInch' };
  expect(scaleOf({ unit: 'percent', decimals: 2 }, chosen)).toEqual({ unit: 'percent', factor: 1, decimals: 2 });
  const density = scaleOf({ unit: 'gramPerCubicCentimetre', decimals: 2 }, chosen);
  expect([density.unit, convert(2.08, density)]).toEqual(['gramPerCubicCentimetre', 2.08]);
});
