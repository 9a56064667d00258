import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer rests on the element or the keyboard is inside it. A finger does neither. */
export function useAttended(element: RefObject<HTMLElement | null>, heedsHover: boolean): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const stop = new AbortController();
    const on = (event: string, change: (event: Event) => void) =>
      target.addEventListener(event, change, { signal: stop.signal });
    on('pointerenter', (event) => setHovered(event instanceof PointerEvent && event.pointerType === 'mouse'));
    on('pointerleave', () => setHovered(false));
    on('focusin', (event) => setFocused(event.target instanceof Element && event.target.matches(':focus-visible')));
    on('focusout', () => setFocused(false));
    return () => stop.abort();
  }, [element]);
  return (heedsHover && hovered) || focused;
}
