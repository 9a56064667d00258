import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { commandOf, moveOf, type SheetCommand } from './cell-keys.ts';
import { cellsOfClipboard, readValue, withoutHeaders } from './pasted-cells.ts';
import { type Typed, typeText } from './typed-value.ts';
import { printValue } from './value-sheet-model.ts';
import styles from './value-sheet.module.css';

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

/** A figure. What is no number stays in the cell, marked, and is not written. */
export function ValueCell({ id, label, value, decimals, isReadOnly, change, ...rest }: ValueCellProps) {
  const { sheet } = useTexts().publishing;
  const [last, setTyped] = useState<Typed>();
  // Once the cell has another value than was typed, it is shown instead.
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
    const move = moveOf(event);
    if (move === undefined) return;
    if (move.isExtending) rest.extendBy(...move.step);
    // At the edge of the sheet the key does what it does in any field.
    if (move.isExtending || rest.moveBy(...move.step)) event.preventDefault();
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
          const next = typeText(target.value, value, typed);
          setTyped(next);
          change(next.value);
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
          rest.paste(withoutHeaders(cells));
        }}
      />
    </td>
  );
}
