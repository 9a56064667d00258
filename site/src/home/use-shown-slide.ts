import { useEffect, useState } from 'react';
import { homeSlides, slideTheme } from './home-slides.ts';

/** The slide that crosses the middle of the window. The header and the document take its theme. */
export function useShownSlide(): number {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const slides = homeSlides.flatMap((name) => document.getElementById(name) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const middle = entries.find((entry) => entry.isIntersecting);
        if (middle !== undefined) setShown(slides.findIndex((slide) => slide === middle.target));
      },
      { rootMargin: '-50% 0px -49% 0px' },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    document.documentElement.dataset['theme'] = slideTheme(shown);
  }, [shown]);

  return shown;
}
