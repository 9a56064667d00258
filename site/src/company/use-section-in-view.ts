import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

/** The name of the section that crosses a line a little above the window's middle; until one does, the one the address names. */
export function useSectionInView<Name extends string>(names: readonly Name[]): Name | undefined {
  const { section } = useParams();
  const [inView, setInView] = useState<Name>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.findLast((entry) => entry.isIntersecting)?.target.id;
        const name = names.find((candidate) => candidate === crossing);
        if (name !== undefined) setInView(name);
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const name of names) {
      const element = document.getElementById(name);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [names]);
  return inView ?? names.find((name) => name === section) ?? names[0];
}
