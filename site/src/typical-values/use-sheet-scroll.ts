import { useEffect, useRef, useState } from 'react';

/** What a table that may scroll sideways needs: whether it does, whether its head has gone under the site's, and a head that moves along. */
export function useSheetScroll(firstMarked: number) {
  const scroller = useRef<HTMLElement>(null);
  const following = useRef<HTMLDivElement>(null);
  // Unknown until it is measured.
  const [scrolls, setScrolls] = useState<boolean>();
  const [headGone, setHeadGone] = useState(false);
  const shownFirst = useRef(firstMarked);

  useEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector('thead');
    if (!box || !head) return undefined;
    const size = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth + 1));
    size.observe(box);
    const siteHead = getComputedStyle(box).getPropertyValue('--head');
    const gone = new IntersectionObserver(
      ([entry]) => setHeadGone(entry?.isIntersecting === false && entry.boundingClientRect.top < 0),
      // All that lies below counts as seen: a jump from there to beyond the head must be told too.
      { rootMargin: `-${siteHead} 0px 1000000px` },
    );
    gone.observe(head);
    return () => {
      size.disconnect();
      gone.disconnect();
    };
  }, []);

  // A column that the address asks for may lie beyond the edge.
  useEffect(() => {
    const box = scroller.current;
    const column = box?.querySelectorAll<HTMLElement>('th[scope="colgroup"]')[shownFirst.current];
    const first = box?.querySelector<HTMLElement>('th[scope="col"]');
    if (box && column && first) box.scrollLeft = column.offsetLeft - first.offsetWidth;
  }, []);

  function follow() {
    const box = scroller.current;
    if (box === null) return;
    box.toggleAttribute('data-moved', box.scrollLeft > 0);
    if (following.current) following.current.scrollLeft = box.scrollLeft;
  }

  useEffect(follow, [scrolls]);
  return { scroller, following, scrolls, headGone, follow };
}
