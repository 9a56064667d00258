import type { BlockOf } from 'contract/blocks.ts';

export type Row = BlockOf<'schedule'>['rows'][number];

/** Pixels between the lines of a bar. The height does not scale, so they are also the unit of the drawing. */
const lineDistance = 6;
const blockHeight = 14;
const mostTicks = 12;

export function trackHeight({ value }: Pick<Row, 'value'>): number {
  return value === null ? blockHeight : Math.max(value * lineDistance, blockHeight);
}

/** One line for each person or million, or one thick line. Columns count from 1, and the last one is included. */
export function barPath({ from, to, value }: Pick<Row, 'from' | 'to' | 'value'>): string {
  const count = value === null ? 1 : Math.max(1, Math.round(value));
  const top = (trackHeight({ value }) - (count - 1) * lineDistance) / 2;
  return Array.from({ length: count }, (_, line) => `M${from - 1} ${top + line * lineDistance}H${to}`).join('');
}

/** The numbered columns: a few at even distances, and the last. */
export function columnTicks(columns: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => columns / size <= mostTicks) ?? 100;
  const even = Array.from({ length: Math.floor(columns / step) }, (_, index) => (index + 1) * step);
  return [...even.filter((column) => columns - column >= step / 2 && column < columns), columns];
}
