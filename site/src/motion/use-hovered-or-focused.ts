import { type RefObject, useEffect, useState } from 'react';

/** Whether a mouse hovers over the element or it contains the keyboard focus. Touch does neither. */
export function useHoveredOrFocused(element: RefObject<HTMLElement | null>, withHover: boolean): boolean {
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
  return (withHover && hovered) || focused;
}
