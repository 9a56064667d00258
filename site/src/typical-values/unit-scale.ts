import type { TypicalValueTable, Unit } from 'contract/typical-values.ts';

export const metalUnits = ['ppm', 'percent'] as const;

export const resistivityUnits = ['microOhmMetre', 'microOhmInch'] as const;

/** The chosen units of trace metals and resistivity; everything else has one unit. */
export type ChosenUnits = { metals: (typeof metalUnits)[number]; resistivity: (typeof resistivityUnits)[number] };

export const storedUnits: ChosenUnits = { metals: 'ppm', resistivity: 'microOhmMetre' };

export type ShownUnit =
  | ChosenUnits['metals']
  | ChosenUnits['resistivity']
  | 'gramPerCubicCentimetre'
  | 'percentPerMinute';

type Property = Pick<TypicalValueTable['properties'][number], 'unit' | 'decimals'>;

/** Negative `decimals` round to tens or more: −1 rounds to tens. */
export type Scale = { unit: ShownUnit; factor: number; decimals: number };

const metresPerInch = 0.0254;

function chooseScale(unit: Unit, chosen: ChosenUnits): Omit<Scale, 'decimals'> {
  switch (unit) {
    case 'milligramPerKilogram':
      return { unit: chosen.metals, factor: chosen.metals === 'percent' ? 1e-4 : 1 };
    case 'microOhmMetre':
      return { unit: chosen.resistivity, factor: chosen.resistivity === 'microOhmInch' ? 1 / metresPerInch : 1 };
    default:
      return { unit, factor: 1 };
  }
}

/** Adjusts the decimals to the converted value, so that it shows no more precision than was measured. */
export function scaleOf({ unit, decimals }: Property, chosen: ChosenUnits): Scale {
  const target = chooseScale(unit, chosen);
  return { ...target, decimals: decimals - Math.floor(Math.log10(target.factor)) };
}

export function convert(value: number, { factor, decimals }: Scale): number {
  const converted = value * factor;
  if (decimals >= 0) return Number(converted.toFixed(decimals));
  const step = 10 ** -decimals;
  return Math.round(converted / step) * step;
}
