import { type RefObject, useEffect } from 'react';

/** Milliseconds a turn takes; what the wheel says meanwhile is its echo. */
const turnTime = 700;
const pause = 120;
const firm = 30;

/**
 * Where slides snap, one push of the wheel turns one slide. Snapping alone would throw a short push back. A slide higher
 * than the window is scrolled through first, by the browser.
 */
export function useWheelTurning(slides: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = slides.current;
    if (container === null) return undefined;
    let turnedAt = -turnTime;
    let last = { at: -pause, strength: 0 };

    function onWheel(event: WheelEvent) {
      const strength = Math.abs(event.deltaY);
      if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > strength || !pageSnaps()) return;
      // A touchpad rolls out for a second after the push: ever weaker, without a pause.
      const newPush = event.timeStamp - last.at > pause || (strength >= firm && strength >= last.strength);
      last = { at: event.timeStamp, strength };
      const turning = event.timeStamp - turnedAt < turnTime;
      const next = turning ? undefined : slideToTurnTo(container, event.deltaY > 0);
      if (next === undefined && !turning) return;
      event.preventDefault();
      if (next === undefined || !newPush) return;
      turnedAt = event.timeStamp;
      // Going up, to its end: one that is higher than the window is read from there. `scrollIntoView` would stop short of it.
      const { top, bottom } = next.getBoundingClientRect();
      scrollBy({ top: event.deltaY > 0 ? top : bottom - innerHeight, behavior: 'smooth' });
    }

    container.addEventListener('wheel', onWheel, { passive: false });
    return () => container.removeEventListener('wheel', onWheel);
  }, [slides]);
}

/** The style sheet decides, by width, calm and print (slide.module.css). */
function pageSnaps(): boolean {
  return getComputedStyle(document.documentElement).scrollSnapType !== 'none';
}

/** The next one in that direction, once the slide on show has nothing left there. */
function slideToTurnTo(container: HTMLElement | null, down: boolean): Element | undefined {
  const middle = innerHeight / 2;
  const slides = [...(container?.children ?? [])].map((slide) => ({ slide, box: slide.getBoundingClientRect() }));
  const shown = slides.findIndex(({ box }) => box.top <= middle && box.bottom > middle);
  const box = slides[shown]?.box;
  if (box === undefined || (down ? box.bottom - innerHeight : -box.top) > 2) return undefined;
  return slides[down ? shown + 1 : shown - 1]?.slide;
}
