import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useHoveredOrFocused } from './use-hovered-or-focused.ts';
import { useOnScreen } from './use-on-screen.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
}

export type Autoplay = {
  /** It is running now: nothing pauses it. */
  running: boolean;
  /** Paused by the visitor until the visitor resumes it. */
  paused: boolean;
  /** Under reduced motion nothing moves, so there is no pause button. */
  reducedMotion: boolean;
  setPaused: (paused: boolean) => void;
};

/**
 * Whether an animation may run: it is on screen, the page is visible, and nobody hovers, focuses, pauses it or reduces
 * motion.
 */
export function useRunning(element: RefObject<HTMLElement | null>, pausesOnHover = true): Autoplay {
  const [paused, setPaused] = useState(false);
  const reducedMotion = useReducedMotion();
  const onScreen = useOnScreen(element);
  const hoveredOrFocused = useHoveredOrFocused(element, pausesOnHover);
  const visible = usePageVisible();
  return {
    running: !paused && !reducedMotion && onScreen && visible && !hoveredOrFocused,
    paused,
    reducedMotion,
    setPaused,
  };
}

type AutoplayOptions = {
  interval: number | undefined;
  onTick: (position: number) => void;
  position?: number;
  /** False for an element that fills the window, where the pointer always hovers. */
  pausesOnHover?: boolean;
};

/**
 * Calls `onTick` with `position` every `interval` milliseconds while running; never without an interval. A new position
 * restarts the wait.
 */
export function useAutoplay(
  element: RefObject<HTMLElement | null>,
  { interval, onTick, position = 0, pausesOnHover = true }: AutoplayOptions,
): Autoplay {
  const autoplay = useRunning(element, pausesOnHover);
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!autoplay.running || interval === undefined) return undefined;
    const timer = setInterval(() => tick(position), interval);
    return () => clearInterval(timer);
  }, [autoplay.running, interval, position]);
  return autoplay;
}
