import { type RefObject, useLayoutEffect } from 'react';

/**
 * Phones lay their keyboard over the page without making it shorter. Keeps `--seen-height` of an element at what is
 * left, so that its end can still be reached. A page that was enlarged with the fingers is left alone.
 */
export function useSeenHeight(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    const seen = visualViewport;
    if (!wanted || seen === null) return undefined;
    const follow = () => {
      if (seen.scale < 1.01) element.current?.style.setProperty('--seen-height', `${seen.height}px`);
    };
    follow();
    seen.addEventListener('resize', follow);
    return () => seen.removeEventListener('resize', follow);
  }, [element, wanted]);
}
