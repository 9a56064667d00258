import { type RefObject, useEffect, useRef } from 'react';

/** After an item is closed, its row has the focus. */
export function useReturnedFocus(rows: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const last = useRef(opened);
  useEffect(() => {
    if (opened === undefined && last.current !== undefined)
      rows.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(last.current)}"]`)?.focus();
    last.current = opened;
  }, [rows, opened]);
}
