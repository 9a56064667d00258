import { useEffect, useState } from 'react';
import { useNamedSection } from '../pages/scroll-restoration.ts';

/**
 * The section that crosses a line slightly above the window's middle. Until one does: the section that the URL
 * names, or the first.
 */
export function useSectionInView(names: readonly string[]): string | undefined {
  const named = useNamedSection();
  const [inView, setInView] = useState<string>();
  const all = names.join(' ');
  useEffect(() => {
    const [first] = all.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.findLast((entry) => entry.isIntersecting)?.target.id;
        if (crossing !== undefined) setInView(crossing);
        // Scrolled up above the first section.
        else if (entries.some(({ boundingClientRect }) => boundingClientRect.top > 0)) setInView(first);
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const name of all.split(' ')) {
      const element = document.getElementById(name);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [all]);
  return names.find((name) => name === inView) ?? names.find((name) => name === named) ?? names[0];
}
