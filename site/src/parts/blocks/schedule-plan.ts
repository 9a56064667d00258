import type { BlockOf } from 'contract/blocks.ts';

export type Row = BlockOf<'schedule'>['rows'][number];

/** Pixels between the lines of a bar. The height does not scale, so they are also the unit of the drawing. */
const lineDistance = 6;
const blockHeight = 14;
/** More lines than this look hatched: a solid bar is as high as its value instead. */
const mostLines = 12;
const heightOfOne = 4;
const mostTicks = 12;

/** Whether the values are drawn as heights: all bars of a schedule are drawn alike. */
export function isSolid(rows: readonly Pick<Row, 'value'>[]): boolean {
  return rows.some(({ value }) => value !== null && value > mostLines);
}

export function trackHeight({ value }: Pick<Row, 'value'>, solid: boolean): number {
  return value === null ? blockHeight : Math.max(value * (solid ? heightOfOne : lineDistance), blockHeight);
}

/** One line for each person, or one thick line. Columns count from 1, and the last one is included. */
export function barPath({ from, to, value }: Pick<Row, 'from' | 'to' | 'value'>, solid: boolean): string {
  const height = trackHeight({ value }, solid);
  if (solid && value !== null) return `M${from - 1} 0H${to}V${height}H${from - 1}z`;
  const count = value === null ? 1 : Math.max(1, Math.round(value));
  const top = (height - (count - 1) * lineDistance) / 2;
  return Array.from({ length: count }, (_, line) => `M${from - 1} ${top + line * lineDistance}H${to}`).join('');
}

/** The numbered columns: a few at even distances, and the last. */
export function columnTicks(columns: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => columns / size <= mostTicks) ?? 100;
  const even = Array.from({ length: Math.floor(columns / step) }, (_, index) => (index + 1) * step);
  return [...even.filter((column) => columns - column >= step / 2 && column < columns), columns];
}
