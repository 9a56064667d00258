/** Where a dragged row is put: before or after another, or below it in a tree. */
export type DropPosition = 'before' | 'after' | 'inside';

/** The rows with the one at `from` moved to `to`; the rows between make room. */
export function movedRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows.slice(from, from + 1);
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...row);
}

/** The index that a row gets which is dropped before or after another one. */
export function droppedIndex(from: number, over: number, position: DropPosition): number {
  const gap = position === 'before' ? over : over + 1;
  return from < gap ? gap - 1 : gap;
}
