import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a box shows all its content without horizontal scrolling. Only a scrolling box must be focusable. Widths are
 * rounded, so a pixel more is no overflow.
 */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setFits(element.scrollWidth <= element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return fits;
}
