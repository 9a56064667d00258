import { type RefObject, useEffect } from 'react';
import { turnTo } from './turn-to.ts';

/** Turns a strip to the view that has got the focus, though it may be turning elsewhere just then. */
export function useTurningToFocus(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = strip.current;
    if (target === null) return undefined;
    const stop = new AbortController();
    target.addEventListener(
      'focusin',
      ({ target: focused }) => {
        const index = [...target.children].findIndex((view) => focused instanceof Element && view.contains(focused));
        if (index !== -1) void turnTo(target, index);
      },
      stop,
    );
    return () => stop.abort();
  }, [strip]);
}
