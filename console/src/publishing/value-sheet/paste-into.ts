import { readValue } from './pasted-cells.ts';
import {
  type CellPosition,
  type CellValue,
  columnPositions,
  type Paste,
  type Row,
  valueAt,
} from './value-sheet-model.ts';

/** `after` is undefined if the text is no clear number. */
export type PastedCell = {
  position: CellPosition;
  text: string;
  before: number | null;
  after: number | null | undefined;
};

export type PastedCells = ReturnType<typeof pasteInto>;

/** What a paste would change in the sheet. Cells beyond its last row and column are left out, and counted. */
export function pasteInto({ cells, at }: Paste, propertyCount: number, grades: readonly Row[]) {
  const all = columnPositions(grades.length);
  const first = all.findIndex(({ grade, bound }) => grade === at.grade && bound === at.bound);
  const columns = all.slice(first, first + Math.max(0, ...cells.map((row) => row.length)));
  const rows = cells.slice(0, propertyCount - at.property).map((row, down) => ({
    property: at.property + down,
    cells: columns.map((column, across): PastedCell => {
      const position = { ...column, property: at.property + down };
      const text = row[across] ?? '';
      return { position, text, before: valueAt(grades, position), after: readValue(text) };
    }),
  }));
  const pasted = rows.flatMap((row) => row.cells);
  return {
    rows,
    columns,
    cellCount: pasted.length,
    changed: pasted.flatMap(({ position, before, after }): CellValue[] =>
      after === undefined || after === before ? [] : [{ position, value: after }],
    ),
    unclearCount: pasted.filter(({ after }) => after === undefined).length,
    outsideCount: cells.reduce((sum, row) => sum + row.length, 0) - pasted.length,
  };
}
