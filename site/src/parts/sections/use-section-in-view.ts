import { useEffect, useState } from 'react';
import { useNamedSection } from '../../pages/scroll-restoration.ts';

/**
 * The last section that begins above a line slightly above the window's middle. Until one does: the section that the
 * URL names, or the first.
 */
export function useSectionInView(names: readonly string[]): string | undefined {
  const named = useNamedSection();
  const [inView, setInView] = useState<string>();
  const all = names.join(' ');
  useEffect(() => {
    const sections = all.split(' ');
    const begun = new Set<string>();
    // Everything above the line counts, so that a jump over several sections is noticed as well.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        const last = sections.findLast((name) => begun.has(name));
        // Above the first section again, the URL no longer says where the visitor is.
        setInView((before) => last ?? (before && sections[0]));
      },
      { rootMargin: '1000000px 0px -60% 0px' },
    );
    for (const name of sections) {
      const element = document.getElementById(name);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [all]);
  return names.find((name) => name === inView) ?? names.find((name) => name === named) ?? names[0];
}
