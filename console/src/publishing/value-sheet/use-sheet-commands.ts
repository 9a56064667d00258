import { useTexts } from '../../text/use-language.ts';
import type { SheetCommand } from './cell-keys.ts';
import type { CellNames } from './use-cell-names.ts';
import { useSheetEdits } from './use-sheet-edits.ts';
import type { SheetSelection } from './use-sheet-selection.ts';
import { type CellPosition, type CellValue, printValue, type Row, valueAt } from './value-sheet-model.ts';
import { filledDown } from './value-sheet-selection.ts';

export type EditedSheet = {
  properties: readonly Row[];
  grades: readonly Row[];
  names: CellNames;
  onChange: (grades: unknown[]) => void;
};

/** What is written into the sheet, by typing, by a paste and by its commands, and what is announced of it. */
export function useSheetCommands(
  { properties, grades, names, onChange }: EditedSheet,
  { selection, focus }: Pick<SheetSelection, 'selection' | 'focus'>,
  setAnnouncement: (text: string) => void,
) {
  const { sheet } = useTexts().publishing;
  const edits = useSheetEdits({ properties, grades, onChange });

  function whatChanged(positions: readonly CellPosition[], changed: readonly Row[]): string {
    const [position] = positions;
    if (position === undefined || positions.length > 1) return sheet.cells(positions.length);
    return `${names.ofCell(position)}: ${printValue(valueAt(changed, position), properties[position.property]?.['decimals']) || '—'}`;
  }

  function run(command: SheetCommand, movesFocus: boolean): void {
    if (command === 'fillDown') {
      const filled = selection && filledDown(grades, selection);
      return setAnnouncement(filled === undefined ? sheet.nothingAbove : sheet.filled(edits.write(filled)));
    }
    const result = edits.step(command);
    const [first] = result?.positions ?? [];
    if (result === undefined || first === undefined) return setAnnouncement(sheet.nothingLeft[command]);
    if (movesFocus) focus(first);
    setAnnouncement(sheet.taken[command](whatChanged(result.positions, result.grades)));
  }

  return {
    enabled: { undo: edits.canUndo, redo: edits.canRedo, fillDown: selection !== undefined },
    run,
    writeTyped: (position: CellPosition, value: number | null) => void edits.write([{ position, value }], true),
    endTyping: edits.endTyping,
    writePasted: (cells: readonly CellValue[]) => setAnnouncement(sheet.written(edits.write(cells))),
  };
}
