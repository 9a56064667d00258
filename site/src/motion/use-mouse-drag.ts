import { type RefObject, useEffect } from 'react';

/** Lets a mouse drag the row. The code loads once a mouse is over it: touch screens scroll by themselves. */
export function useMouseDrag(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const view = row.current;
    view?.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        import('./mouse-drag.ts').then(({ dragWithMouse }) => dragWithMouse(view, stop.signal)).catch(() => undefined);
      },
      { signal: stop.signal, once: true },
    );
    return () => stop.abort();
  }, [row]);
}
