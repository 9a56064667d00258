import { type RefObject, useEffect } from 'react';

/** Duration of a slide change in milliseconds. Wheel events during it are momentum and are ignored. */
const animationTime = 700;
const gesturePause = 120;
const minStrength = 30;
/** Slides without padding below end in cards, which have it themselves. */
const leastFoot = 24;

/**
 * Where slides snap, one wheel movement changes one slide. Snapping alone would undo a short movement. In a slide that
 * is higher than the window, one movement first goes to its other end.
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
      const distance = changing ? undefined : nextStop(container, event.deltaY > 0);
      if (distance === undefined && !changing) return;
      event.preventDefault();
      if (distance === undefined || !isNewGesture) return;
      startedAt = event.timeStamp;
      scrollBy({ top: distance, behavior: 'smooth' });
    }

    container.addEventListener('wheel', onWheel, { passive: false });
    return () => container.removeEventListener('wheel', onWheel);
  }, [slides]);
}

/** The style sheet decides by width, reduced motion and print (slide.module.css). */
function pageSnaps(): boolean {
  return getComputedStyle(document.documentElement).scrollSnapType !== 'none';
}

/** How far it is to the other end of the current slide, or else to the next slide in that direction. */
function nextStop(container: HTMLElement | null, down: boolean): number | undefined {
  const middle = innerHeight / 2;
  const slides = [...(container?.children ?? [])];
  const shown = slides.findIndex((slide) => {
    const { top, bottom } = slide.getBoundingClientRect();
    return top <= middle && bottom > middle;
  });
  const [current, next] = [slides[shown], slides[down ? shown + 1 : shown - 1]];
  if (current === undefined) return undefined;
  const { start, end } = stopsOf(current);
  const otherEnd = down ? end : -start;
  if (start !== end && otherEnd > 2) return down ? end : start;
  return next && stopsOf(next)[down ? 'start' : 'end'];
}

/** The distances to both ends of a slide. They are the same where only its empty foot is below the window. */
function stopsOf(slide: Element): { start: number; end: number } {
  const { top, bottom } = slide.getBoundingClientRect();
  const foot = Math.max(leastFoot, Number.parseFloat(getComputedStyle(slide).paddingBottom));
  return { start: top, end: bottom - top - innerHeight > foot ? bottom - innerHeight : top };
}
