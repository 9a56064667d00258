/** What the keys do in a cell of the sheet. */
import type { KeyboardEvent } from 'react';
import { latinLetter } from '../../parts/keyboard/keyboard.ts';

export type SheetCommand = 'undo' | 'redo' | 'fillDown';

type Move = { step: [down: number, right: number]; isExtending: boolean };

export function commandOf(event: KeyboardEvent): SheetCommand | undefined {
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

function stepOf(key: string, isBackwards: boolean): Move['step'] | undefined {
  if (key === 'Enter') return [isBackwards ? -1 : 1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowLeft') return [0, -1];
  return key === 'ArrowRight' ? [0, 1] : undefined;
}

/** Where a key leads from a cell; undefined if it moves the cursor in its text, or does nothing. */
export function moveOf(event: KeyboardEvent<HTMLInputElement>): Move | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const step = stepOf(event.key, event.shiftKey);
  if (step === undefined) return undefined;
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAtStart = selectionStart === 0;
  const isAtEnd = selectionEnd === value.length;
  // Within a text, Shift with the arrows selects its characters.
  if (event.shiftKey && event.key !== 'Enter')
    return step[1] !== 0 && !(isAtStart && isAtEnd) ? undefined : { step, isExtending: true };
  if ((event.key === 'ArrowLeft' && !isAtStart) || (event.key === 'ArrowRight' && !isAtEnd)) return undefined;
  return { step, isExtending: false };
}
