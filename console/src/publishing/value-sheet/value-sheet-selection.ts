/** The cells of the sheet that are selected: a rectangle from the cell with the focus to another one. */
import { type CellPosition, type CellValue, columnPositions, type Row, valueAt } from './value-sheet-model.ts';

export type CellRange = { from: CellPosition; to: CellPosition };

/** A column is a grade and one of its bounds, from left to right. */
function columnOf(columns: readonly Omit<CellPosition, 'property'>[], { grade, bound }: CellPosition): number {
  return columns.findIndex((column) => column.grade === grade && column.bound === bound);
}

/** The selected cells, row by row. */
export function selectedRows(grades: number, { from, to }: CellRange): CellPosition[][] {
  const columns = columnPositions(grades);
  const [left = 0, right = 0] = [columnOf(columns, from), columnOf(columns, to)].toSorted((a, b) => a - b);
  const [top = 0, bottom = 0] = [from.property, to.property].toSorted((a, b) => a - b);
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    columns.slice(left, right + 1).map((column) => ({ ...column, property: top + down })),
  );
}

/**
 * What filling down writes: the first selected row into those below it. A single row is filled with the row above,
 * which the first row of the sheet does not have.
 */
export function filledDown(grades: readonly Row[], selection: CellRange): CellValue[] | undefined {
  const rows = selectedRows(grades.length, selection);
  const [first = []] = rows;
  const above = first.map((position) => ({ ...position, property: position.property - 1 }));
  const [sources, targets] = rows.length > 1 ? [first, rows.slice(1)] : [above, rows];
  if (sources.some(({ property }) => property < 0)) return undefined;
  const values = sources.map((position) => valueAt(grades, position));
  return targets.flatMap((row) => row.map((position, index) => ({ position, value: values[index] ?? null })));
}
