import { type RefObject, useEffect, useState } from 'react';

/** Whether the page has been scrolled beyond the element. */
export function useScrolledPast(element: RefObject<Element | null>, watched: boolean): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!watched || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      setPast(false);
    };
  }, [element, watched]);
  return past;
}
