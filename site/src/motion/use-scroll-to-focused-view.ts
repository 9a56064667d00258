import { type RefObject, useEffect } from 'react';
import { scrollToView } from './scroll-to-view.ts';

/** Scrolls a strip to the slide that receives the focus, even while it scrolls elsewhere. */
export function useScrollToFocusedView(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = strip.current;
    if (target === null) return undefined;
    const stop = new AbortController();
    target.addEventListener(
      'focusin',
      ({ target: focused }) => {
        const index = [...target.children].findIndex((slide) => focused instanceof Element && slide.contains(focused));
        if (index !== -1) void scrollToView(target, index);
      },
      stop,
    );
    return () => stop.abort();
  }, [strip]);
}
