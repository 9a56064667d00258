import { type KeyboardEvent, useState } from 'react';
import { latinLetter } from '../../parts/keyboard.ts';
import { useTexts } from '../../text/use-language.ts';
import { cellsOfClipboard, readValue, withoutHeads } from './pasted-cells.ts';
import { printValue } from './value-sheet-model.ts';
import styles from './value-sheet.module.css';

export type SheetCommand = 'undo' | 'redo' | 'fillDown';

type ValueCellProps = {
  id: string;
  label: string;
  value: number | null;
  decimals: unknown;
  isStrong: boolean;
  isOutOfOrder: boolean;
  isSelected: boolean;
  isReadOnly: boolean;
  change: (value: number | null) => void;
  onFocus: () => void;
  /** Selects up to this cell, by the pointer. */
  selectUpTo: () => void;
  /** Moves the focus to the cell beside; false at the edge of the sheet. */
  moveBy: (down: number, right: number) => boolean;
  /** Selects more or fewer cells, beginning at the one with the focus. */
  extendBy: (down: number, right: number) => void;
  run: (command: SheetCommand) => void;
  paste: (cells: string[][]) => void;
};

/** What was typed, and the value that it stood for. Once the cell has another value, it is shown instead. */
type Typed = { text: string; value: number | null };

/** A figure. What is no number stays in the cell, marked, and is not written. */
export function ValueCell({ id, label, value, decimals, isReadOnly, change, ...rest }: ValueCellProps) {
  const { sheet } = useTexts().publishing;
  const [last, setTyped] = useState<Typed>();
  const typed = last?.value === value ? last : undefined;
  const isUnclear = typed !== undefined && readValue(typed.text) === undefined;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const command = commandOf(event);
    if (command !== undefined && !isReadOnly) {
      event.preventDefault();
      // What was not written yet is the first thing to be taken back.
      if (command === 'undo' && isUnclear) setTyped(undefined);
      else rest.run(command);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const isAtStart = selectionStart === 0;
    const isAtEnd = selectionEnd === text.length;
    const step = stepOf(event.key, event.shiftKey);
    if (step === undefined) return;
    const isArrow = event.key !== 'Enter';
    if (isArrow && event.shiftKey) {
      // Within a text, Shift with the arrows selects its characters.
      if (step[1] !== 0 && !(isAtStart && isAtEnd)) return;
      event.preventDefault();
      rest.extendBy(...step);
      return;
    }
    if ((event.key === 'ArrowLeft' && !isAtStart) || (event.key === 'ArrowRight' && !isAtEnd)) return;
    if (rest.moveBy(...step)) event.preventDefault();
  }

  return (
    <td
      data-selected={rest.isSelected || undefined}
      onPointerEnter={({ buttons }) => {
        if (buttons === 1) rest.selectUpTo();
      }}
    >
      <input
        data-cell={id}
        aria-label={label}
        aria-invalid={isUnclear || rest.isOutOfOrder}
        title={isUnclear ? sheet.notNumber : undefined}
        className={rest.isStrong ? styles.strong : undefined}
        inputMode="decimal"
        readOnly={isReadOnly}
        value={typed?.text ?? printValue(value, decimals)}
        onFocus={rest.onFocus}
        onMouseDown={(event) => {
          if (!event.shiftKey) return;
          event.preventDefault();
          rest.selectUpTo();
        }}
        onDragStart={(event) => event.preventDefault()}
        onChange={({ target }) => {
          const read = readValue(target.value);
          setTyped({ text: target.value, value: read === undefined ? value : read });
          if (read !== undefined) change(read);
        }}
        onBlur={() => {
          if (!isUnclear) setTyped(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const cells = cellsOfClipboard(event.clipboardData);
          const isOneCell = cells.length === 1 && cells[0]?.length === 1;
          if (isReadOnly || isOneCell) return;
          event.preventDefault();
          rest.paste(withoutHeads(cells));
        }}
      />
    </td>
  );
}

function commandOf(event: KeyboardEvent): SheetCommand | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  switch (latinLetter(event.nativeEvent)) {
    case 'z':
      return event.shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 'd':
      return 'fillDown';
    default:
      return undefined;
  }
}

function stepOf(key: string, isBackwards: boolean): [down: number, right: number] | undefined {
  if (key === 'Enter') return [isBackwards ? -1 : 1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowLeft') return [0, -1];
  return key === 'ArrowRight' ? [0, 1] : undefined;
}
