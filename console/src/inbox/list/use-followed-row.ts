import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isDialogOpen } from '../../parts/keyboard/keyboard.ts';
import { indexOfRow } from '../../parts/keyboard/use-link-row-keys.ts';
import { type RowPosition, currentIndex } from '../neighbours.ts';

/** What acts on the rows: when it is gone, the last row has the focus again. */
const aboveRows = '[role="dialog"], [role="menu"], [role="toolbar"]';

/**
 * A row that had the focus when it left the list, or went to another group, gives it to its new element or to the row that
 * is there now. Otherwise the next key would act on the opened item.
 */
export function useFollowedRow(list: RefObject<HTMLElement | null>): void {
  const last = useRef<RowPosition>(undefined);
  useEffect(() => {
    const onTurn = ({ target }: Event) => remember(last, list, target);
    const onKey = () => restore(last, list);
    // Neither comes when the focused element is removed.
    addEventListener('focusin', onTurn);
    addEventListener('pointerdown', onTurn);
    // A dialog that closes after the list has changed leaves the focus nowhere.
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('focusin', onTurn);
      removeEventListener('pointerdown', onTurn);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [list]);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) restore(last, list);
    else remember(last, list, document.activeElement);
  });
}

function remember(
  last: RefObject<RowPosition | undefined>,
  list: RefObject<HTMLElement | null>,
  target: unknown,
): void {
  if (!(target instanceof Element) || target.closest(aboveRows) !== null) return;
  const rows = linksOf(list);
  const index = indexOfRow(rows, target);
  const id = rows[index]?.dataset['id'];
  last.current = id === undefined ? undefined : { id, index };
}

function restore(last: RefObject<RowPosition | undefined>, list: RefObject<HTMLElement | null>): void {
  if (last.current === undefined || document.activeElement !== document.body || isDialogOpen()) return;
  const rows = linksOf(list);
  const ids = rows.map(({ dataset }) => dataset['id'] ?? '');
  rows[currentIndex(ids, last.current)]?.focus();
}

function linksOf(list: RefObject<HTMLElement | null>): HTMLAnchorElement[] {
  return [...(list.current?.querySelectorAll('a') ?? [])];
}
