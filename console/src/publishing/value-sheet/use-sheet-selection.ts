import { type RefObject, useState } from 'react';
import { cellId, type CellPlace, columnPlaces } from './value-sheet-model.ts';
import { type Selection, selectedRows } from './value-sheet-selection.ts';

export type SheetSelection = ReturnType<typeof useSheetSelection>;

/** The cell with the focus and the selected ones. */
export function useSheetSelection(
  table: RefObject<HTMLTableElement | null>,
  { properties, grades }: { properties: number; grades: number },
  announce: (rows: number, columns: number) => void,
) {
  const [stored, setSelection] = useState<Selection>();
  const columns = columnPlaces(grades);
  const isThere = ({ property, grade }: CellPlace) => property < properties && grade < grades;
  // Properties and grades may have been removed since.
  const selection = stored !== undefined && isThere(stored.from) && isThere(stored.to) ? stored : undefined;
  const selected = selection === undefined ? [] : selectedRows(grades, selection);

  function focus(place: CellPlace): void {
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${cellId(place)}"]`)?.select();
  }

  function placeBeside(place: CellPlace, down: number, right: number): CellPlace | undefined {
    const column = columns.findIndex(({ grade, bound }) => grade === place.grade && bound === place.bound) + right;
    const property = place.property + down;
    const target = columns[column];
    return target === undefined || property < 0 || property >= properties ? undefined : { ...target, property };
  }

  function select(from: CellPlace, to: CellPlace): void {
    const next = { from, to };
    const rows = selectedRows(grades, next);
    setSelection(next);
    announce(rows.length, rows[0]?.length ?? 0);
  }

  return {
    selection,
    selectedIds: new Set(selected.flat().map(cellId)),
    focus,
    selectOnly: (place: CellPlace) => setSelection({ from: place, to: place }),
    /** Moves the focus to the cell beside; false at the edge of the sheet. */
    moveFrom: (place: CellPlace, down: number, right: number): boolean => {
      const target = placeBeside(place, down, right);
      if (target !== undefined) focus(target);
      return target !== undefined;
    },
    extend: (place: CellPlace, down: number, right: number): void => {
      const { from, to } = selection ?? { from: place, to: place };
      const target = placeBeside(to, down, right);
      if (target !== undefined) select(from, target);
    },
    /** A drag that began outside of the sheet selects nothing. */
    selectUpTo: (place: CellPlace): void => {
      if (selection === undefined || !table.current?.contains(document.activeElement)) focus(place);
      else select(selection.from, place);
    },
  };
}
