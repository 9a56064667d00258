import { useEffect, useRef, useState } from 'react';

/**
 * The scroll state of a wide table: whether it scrolls sideways, whether its header is out of view, and the sticky
 * copy's position.
 */
export function useSheetScroll(firstHighlighted: number) {
  const scroller = useRef<HTMLElement>(null);
  const following = useRef<HTMLDivElement>(null);
  // Undefined until measured.
  const [scrolls, setScrolls] = useState<boolean>();
  const [headerHidden, setHeaderHidden] = useState(false);
  const shownFirst = useRef(firstHighlighted);

  useEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector('thead');
    if (!box || !head) return undefined;
    const size = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth + 1));
    size.observe(box);
    const siteHead = getComputedStyle(box).getPropertyValue('--header-height');
    const gone = new IntersectionObserver(
      ([entry]) => setHeaderHidden(entry?.isIntersecting === false && entry.boundingClientRect.top < 0),
      // Everything below counts as visible, so that a jump from there to beyond the header is also detected.
      { rootMargin: `-${siteHead} 0px 1000000px` },
    );
    gone.observe(head);
    return () => {
      size.disconnect();
      gone.disconnect();
    };
  }, []);

  // The requested column may be outside the visible part.
  useEffect(() => {
    const box = scroller.current;
    const column = box?.querySelectorAll<HTMLElement>('th[data-grade]')[shownFirst.current];
    const first = box?.querySelector<HTMLElement>('th[scope="col"]');
    if (box && column && first) box.scrollLeft = column.offsetLeft - first.offsetWidth;
  }, []);

  function follow() {
    const box = scroller.current;
    if (box === null) return;
    box.toggleAttribute('data-scrolled', box.scrollLeft > 0);
    if (following.current) following.current.scrollLeft = box.scrollLeft;
  }

  useEffect(follow, [scrolls]);
  return { scroller, following, scrolls, headerHidden, follow };
}
