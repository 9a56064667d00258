import type { BlockOf } from 'contract/blocks.ts';

export type Row = BlockOf<'schedule'>['rows'][number];

/** Without values a bar is a block, else as many lines as its value. All bars of a schedule are drawn alike. */
export type BarKind = 'blocks' | 'lines' | 'fineLines';

/** Pixels between the lines of a bar. The height does not scale, so they are also the unit of the drawing. */
const lineDistances: Record<Exclude<BarKind, 'blocks'>, number> = { lines: 6, fineLines: 4 };
const blockHeight = 24;
/** Between bars whose height is a value. */
const thinBlockHeight = 14;
/** More lines than this are finer and closer. */
const mostLines = 12;
const mostTicks = 12;

export function barKindOf(rows: readonly Pick<Row, 'value'>[]): BarKind {
  const values = rows.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return 'blocks';
  return values.some((value) => value > mostLines) ? 'fineLines' : 'lines';
}

export function trackHeight({ value }: Pick<Row, 'value'>, kind: BarKind): number {
  if (kind === 'blocks') return blockHeight;
  return Math.max((value ?? 0) * lineDistances[kind], thinBlockHeight);
}

/**
 * A line for each unit of the value, such as a person or a million; an area to fill where nothing is counted; or one
 * thick line. Columns count from 1, and the last one is included.
 */
export function barPath({ from, to, value }: Pick<Row, 'from' | 'to' | 'value'>, kind: BarKind): string {
  if (value === null && kind !== 'blocks') return `M${from - 1} 2H${to}V${thinBlockHeight - 2}H${from - 1}Z`;
  const count = value === null || kind === 'blocks' ? 1 : Math.max(1, Math.round(value));
  const distance = kind === 'blocks' ? 0 : lineDistances[kind];
  const top = (trackHeight({ value }, kind) - (count - 1) * distance) / 2;
  return Array.from({ length: count }, (_, line) => `M${from - 1} ${top + line * distance}H${to}`).join('');
}

/** The numbered columns: a few at even distances, and the last. */
export function columnTicks(columns: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => columns / size <= mostTicks) ?? 100;
  const even = Array.from({ length: Math.floor(columns / step) }, (_, index) => (index + 1) * step);
  return [...even.filter((column) => columns - column >= step / 2 && column < columns), columns];
}
