import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAttended } from './use-attended.ts';
import { useCalm } from './use-calm.ts';
import { useOnScreen } from './use-on-screen.ts';

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
  /** Moves now: nobody and nothing holds it. */
  running: boolean;
  /** Stopped by the visitor, until the visitor starts it again. */
  paused: boolean;
  /** In calm nothing moves: a pause control would control nothing. */
  calm: boolean;
  setPaused: (paused: boolean) => void;
};

/** What moves by itself moves only while it is seen, not attended to, not paused, and nobody asked for calm. */
export function useRunning(element: RefObject<HTMLElement | null>, heedsHover = true): Autoplay {
  const [paused, setPaused] = useState(false);
  const calm = useCalm();
  const onScreen = useOnScreen(element);
  const attended = useAttended(element, heedsHover);
  const visible = usePageVisible();
  return { running: !paused && !calm && onScreen && visible && !attended, paused, calm, setPaused };
}

type AutoplayOptions = {
  interval: number | undefined;
  onTick: (position: number) => void;
  position?: number;
  /** False for what fills the window, where the pointer always rests. */
  heedsHover?: boolean;
};

/** Calls `onTick` every `interval` milliseconds while running, never without an interval. A change of `position`, which `onTick` is given, starts the wait anew. */
export function useAutoplay(
  element: RefObject<HTMLElement | null>,
  { interval, onTick, position = 0, heedsHover = true }: AutoplayOptions,
): Autoplay {
  const autoplay = useRunning(element, heedsHover);
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!autoplay.running || interval === undefined) return undefined;
    const timer = setInterval(() => tick(position), interval);
    return () => clearInterval(timer);
  }, [autoplay.running, interval, position]);
  return autoplay;
}
