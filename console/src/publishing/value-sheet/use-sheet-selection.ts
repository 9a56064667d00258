import { type RefObject, useState } from 'react';
import { cellId, type CellPosition, columnPositions } from './value-sheet-model.ts';
import { type CellRange, selectedRows } from './value-sheet-selection.ts';

export type SheetSelection = ReturnType<typeof useSheetSelection>;

/** The cell with the focus and the selected ones. */
export function useSheetSelection(
  table: RefObject<HTMLTableElement | null>,
  { properties, grades }: { properties: number; grades: number },
  announce: (rows: number, columns: number) => void,
) {
  const [stored, setSelection] = useState<CellRange>();
  const columns = columnPositions(grades);
  const isThere = ({ property, grade }: CellPosition) => property < properties && grade < grades;
  // Properties and grades may have been removed since.
  const selection = stored !== undefined && isThere(stored.from) && isThere(stored.to) ? stored : undefined;
  const selected = selection === undefined ? [] : selectedRows(grades, selection);

  function focus(position: CellPosition): void {
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${cellId(position)}"]`)?.select();
  }

  function positionBeside(position: CellPosition, down: number, right: number): CellPosition | undefined {
    const column =
      columns.findIndex(({ grade, bound }) => grade === position.grade && bound === position.bound) + right;
    const property = position.property + down;
    const target = columns[column];
    return target === undefined || property < 0 || property >= properties ? undefined : { ...target, property };
  }

  function select(from: CellPosition, to: CellPosition): void {
    const next = { from, to };
    const rows = selectedRows(grades, next);
    setSelection(next);
    announce(rows.length, rows[0]?.length ?? 0);
  }

  return {
    selection,
    selectedIds: new Set(selected.flat().map(cellId)),
    focus,
    selectOnly: (position: CellPosition) => setSelection({ from: position, to: position }),
    /** Moves the focus to the cell beside; false at the edge of the sheet. */
    moveFrom: (position: CellPosition, down: number, right: number): boolean => {
      const target = positionBeside(position, down, right);
      if (target !== undefined) focus(target);
      return target !== undefined;
    },
    extend: (position: CellPosition, down: number, right: number): void => {
      const { from, to } = selection ?? { from: position, to: position };
      const target = positionBeside(to, down, right);
      if (target !== undefined) select(from, target);
    },
    /** A drag that began outside of the sheet selects nothing. */
    selectUpTo: (position: CellPosition): void => {
      if (selection === undefined || !table.current?.contains(document.activeElement)) focus(position);
      else select(selection.from, position);
    },
  };
}
