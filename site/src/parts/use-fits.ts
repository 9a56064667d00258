import { type RefObject, useEffect, useState } from 'react';

/** Whether all of a box is seen without scrolling sideways. Only one that scrolls needs to be within the keyboard's reach. */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setFits(element.scrollWidth <= element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return fits;
}
