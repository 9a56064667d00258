import { useState } from 'react';
import { endTyping, noHistory, recordEdit, stepThrough } from './value-sheet-history.ts';
import { type CellPosition, type CellValue, type Row, withValueAt } from './value-sheet-model.ts';

type SheetOfEdits = { properties: readonly Row[]; grades: readonly Row[]; onChange: (grades: Row[]) => void };

/** Writes into the sheet, with a way back and forth again. */
export function useSheetEdits({ properties, grades, onChange }: SheetOfEdits) {
  const [history, setHistory] = useState(noHistory);
  const sheet = { properties, grades };
  return {
    canUndo: stepThrough(history, sheet, 'undo') !== undefined,
    canRedo: stepThrough(history, sheet, 'redo') !== undefined,
    /** Returns how many cells have another value now. */
    write: (cells: readonly CellValue[], isTyping = false): number => {
      const next = recordEdit(history, sheet, cells, isTyping);
      if (next === undefined) return 0;
      setHistory(next);
      let written = [...grades];
      for (const { position, value } of cells) written = withValueAt(written, position, value);
      onChange(written);
      return next.done.at(-1)?.changes.length ?? 0;
    },
    /** Returns the cells that have changed; undefined if there is nothing to undo or redo. */
    step: (direction: 'undo' | 'redo'): { positions: CellPosition[]; grades: Row[] } | undefined => {
      const result = stepThrough(history, sheet, direction);
      if (result === undefined) return undefined;
      setHistory(result.history);
      onChange(result.grades);
      return result;
    },
    endTyping: () => setHistory(endTyping),
  };
}
