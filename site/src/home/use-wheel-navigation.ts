import { type RefObject, useEffect } from 'react';

/** Duration of a slide change in milliseconds. Wheel events during it are momentum and are ignored. */
const animationTime = 700;
const gesturePause = 120;
const minStrength = 30;

/**
 * Where slides snap, one wheel movement changes one slide. Snapping alone would undo a short movement. The browser
 * first scrolls through slides that are higher than the window.
 */
export function useWheelNavigation(slides: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = slides.current;
    if (container === null) return undefined;
    let startedAt = -animationTime;
    let last = { at: -gesturePause, strength: 0 };

    function onWheel(event: WheelEvent) {
      const strength = Math.abs(event.deltaY);
      if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > strength || !pageSnaps()) return;
      // A touchpad sends ever weaker momentum events for about a second, without a pause.
      const isNewGesture =
        event.timeStamp - last.at > gesturePause || (strength >= minStrength && strength >= last.strength);
      last = { at: event.timeStamp, strength };
      const changing = event.timeStamp - startedAt < animationTime;
      const next = changing ? undefined : nextSlide(container, event.deltaY > 0);
      if (next === undefined && !changing) return;
      event.preventDefault();
      if (next === undefined || !isNewGesture) return;
      startedAt = event.timeStamp;
      // When going up, scroll to the end of a slide that is higher than the window. `scrollIntoView` would stop short
      // of it.
      const { top, bottom } = next.getBoundingClientRect();
      scrollBy({ top: event.deltaY > 0 ? top : bottom - innerHeight, behavior: 'smooth' });
    }

    container.addEventListener('wheel', onWheel, { passive: false });
    return () => container.removeEventListener('wheel', onWheel);
  }, [slides]);
}

/** The style sheet decides by width, reduced motion and print (slide.module.css). */
function pageSnaps(): boolean {
  return getComputedStyle(document.documentElement).scrollSnapType !== 'none';
}

/** The next slide in that direction, once the current slide has no content left there. */
function nextSlide(container: HTMLElement | null, down: boolean): Element | undefined {
  const middle = innerHeight / 2;
  const slides = [...(container?.children ?? [])].map((slide) => ({ slide, box: slide.getBoundingClientRect() }));
  const shown = slides.findIndex(({ box }) => box.top <= middle && box.bottom > middle);
  const box = slides[shown]?.box;
  if (box === undefined || (down ? box.bottom - innerHeight : -box.top) > 2) return undefined;
  return slides[down ? shown + 1 : shown - 1]?.slide;
}
