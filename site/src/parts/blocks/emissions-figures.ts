import type { BlockOf } from 'contract/blocks.ts';

export type IndicatorRow = BlockOf<'emissions'>['rows'][number];
export type YearEntry = IndicatorRow['entries'][number];

type Summary = { mean: number; lowest: number; highest: number };

export function summaryOf(readings: readonly number[]): Summary {
  const sum = readings.reduce((total, reading) => total + reading, 0);
  return { mean: sum / readings.length, lowest: Math.min(...readings), highest: Math.max(...readings) };
}

/** Readings of each whole or begun day. */
export function daysOf(readings: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(readings.length / 24) }, (_, day) => readings.slice(day * 24, day * 24 + 24));
}

/** Bars of a strip that is as wide as its readings are many and `height` high, each with a gap to the next. */
export function barsPath(readings: readonly number[], shown: (reading: number) => boolean, perUnit: number): string {
  return readings
    .flatMap((reading, hour) =>
      shown(reading)
        ? [`M${hour + 0.15} ${stripHeight}V${short(stripHeight - reading * perUnit)}h.7V${stripHeight}z`]
        : [],
    )
    .join('');
}

export const stripHeight = 100;

/** A year without a value has not ended, so it has neither met nor missed its target. */
export function hasMissed({ type }: Pick<IndicatorRow, 'type'>, { value, target }: YearEntry): boolean {
  if (value === null) return false;
  return type === 'maximum' ? value > target : value < target;
}

/** As many decimals as the row's most exact number, so that 4 stands as 4.0 beside 9.4. */
export function decimalsOf({ entries }: Pick<IndicatorRow, 'entries'>): number {
  const numbers = entries.flatMap(({ value, target }) => (value === null ? [target] : [value, target]));
  return Math.max(...numbers.map((number) => String(number).split('.')[1]?.length ?? 0));
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
