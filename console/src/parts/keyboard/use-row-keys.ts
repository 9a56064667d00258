import { useState } from 'react';
import { isSingleKeyShortcut, latinLetter } from './keyboard.ts';
import { useKeyDown } from './use-key-down.ts';

type RowActions = {
  open: (index: number) => void;
  /** `upTo` with Shift. */
  select?: (index: number, upTo: boolean) => void;
};

type RowKey = { action: 'choose' | 'select' | 'open'; index: number };

/** The row that was chosen last, or the last row if the list has become shorter since; -1 if none is chosen. */
const chosenRow = (last: number, count: number) => Math.min(last, count - 1);

/** What a key does in a list, by its letter in lower case. */
export function rowKey(letter: string, last: number, count: number): RowKey | undefined {
  const chosen = chosenRow(last, count);
  const step = { j: 1, k: -1 }[letter];
  if (step !== undefined && count > 0)
    return { action: 'choose', index: Math.min(count - 1, Math.max(0, chosen + step)) };
  const action = ({ x: 'select', enter: 'open' } as const)[letter];
  return action === undefined || chosen < 0 ? undefined : { action, index: chosen };
}

/**
 * J and K choose the next and the previous row of a list, Enter opens it, X selects it. Returns the chosen row's index,
 * or -1.
 */
export function useRowKeys(count: number, { open, select }: RowActions): number {
  const [last, setLast] = useState(-1);
  useKeyDown((event) => {
    if (!isSingleKeyShortcut(event)) return;
    const { action, index = -1 } = rowKey(latinLetter(event), last, count) ?? {};
    if (action === 'choose') {
      setLast(index);
      // Enter then opens the row, not the link of the navigation that led here.
      if (isControl(event.target) && event.target instanceof HTMLElement) event.target.blur();
    }
    if (action === 'select') select?.(index, event.shiftKey);
    // Enter on a link or button does what the link or button does.
    if (action === 'open' && !isControl(event.target)) open(index);
  });
  return chosenRow(last, count);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, [role="button"]') !== null;
}
