import type { RefObject } from 'react';
import { isSingleKeyShortcut, latinLetter } from './keyboard.ts';
import { useKeyDown } from './use-key-down.ts';
import { rowKey } from './use-row-keys.ts';

const arrows: Readonly<Record<string, string>> = { arrowdown: 'j', arrowup: 'k' };

/** An element, as far as its list item is concerned. */
type Part = { closest: (selector: string) => Part | null };

/** The row that has an element: its link, or what stands beside the link in the item; -1 for an element outside the rows. */
export function indexOfRow(rows: readonly Part[], element: Part | null): number {
  // The link below a long list is in no item.
  const itemOf = (part: Part) => part.closest('li') ?? part;
  return element === null ? -1 : rows.findIndex((row) => itemOf(row) === itemOf(element));
}

/**
 * J and K move the focus from row to row, beginning at the opened one; Enter opens the row, which is a link. Arrows do
 * the same as long as nothing outside the list has the focus: elsewhere they scroll. X selects the row, if that is
 * possible; with Shift all up to it.
 */
export function useLinkRowKeys(
  list: RefObject<HTMLElement | null>,
  select?: (index: number, upTo: boolean) => void,
): void {
  useKeyDown((event) => {
    if (!isSingleKeyShortcut(event)) return;
    const letter = latinLetter(event);
    const isAtList = event.target === document.body || list.current?.contains(document.activeElement) === true;
    const key = isAtList ? (arrows[letter] ?? letter) : letter;
    const rows = [...(list.current?.querySelectorAll('a') ?? [])];
    const focused = indexOfRow(rows, document.activeElement);
    const opened = rows.findIndex((row) => row.ariaCurrent === 'true');
    const { action, index = -1 } = rowKey(key, focused >= 0 ? focused : opened, rows.length) ?? {};
    if (action === 'select') select?.(index, event.shiftKey);
    if (action !== 'choose') return;
    event.preventDefault();
    rows[index]?.focus();
  });
}
