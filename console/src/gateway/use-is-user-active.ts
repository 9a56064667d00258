import { useSyncExternalStore } from 'react';

/** Without a key or a movement of the pointer for so long, nobody uses the page. */
const idleMilliseconds = 15 * 60_000;

export const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

let usedAt = Date.now();
let isUserActive = true;
const listeners = new Set<() => void>();

function update(): void {
  const isActive = Date.now() - usedAt < idleMilliseconds;
  if (isActive === isUserActive) return;
  isUserActive = isActive;
  for (const notify of listeners) notify();
}

function onActivity(): void {
  usedAt = Date.now();
  if (!isUserActive) update();
}

let isWatching = false;

/** From the first reader on, as long as the page is open. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const event of activityEvents) addEventListener(event, onActivity, { capture: true, passive: true });
  setInterval(update, 60_000);
}

function subscribe(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody uses the page. What is read again by itself would otherwise keep a forgotten session open. */
export function useIsUserActive(): boolean {
  return useSyncExternalStore(subscribe, () => isUserActive);
}
