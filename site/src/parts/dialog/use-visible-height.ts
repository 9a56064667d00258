import { type RefObject, useLayoutEffect } from 'react';

/**
 * On phones the keyboard covers the page without resizing it. Sets `--visible-height` of an element to the remaining
 * height, so that its end stays reachable. Does nothing while the page is pinch-zoomed.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    const viewport = visualViewport;
    if (!wanted || viewport === null) return undefined;
    const follow = () => {
      if (viewport.scale < 1.01) element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    return () => viewport.removeEventListener('resize', follow);
  }, [element, wanted]);
}
