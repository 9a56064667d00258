import { useSyncExternalStore } from 'react';

/** Without a key or a movement of the pointer for so long, nobody uses the page. */
const idleMilliseconds = 15 * 60_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

let usedAt = Date.now();
let isInUse = true;
const listeners = new Set<() => void>();

function update(): void {
  const isNow = Date.now() - usedAt < idleMilliseconds;
  if (isNow === isInUse) return;
  isInUse = isNow;
  for (const notify of listeners) notify();
}

function onSign(): void {
  usedAt = Date.now();
  if (!isInUse) update();
}

let isWatching = false;

/** From the first reader on, as long as the page is open. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  setInterval(update, 60_000);
}

function subscribe(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody uses the page. What is read again by itself would otherwise keep a forgotten session open. */
export function useIsInUse(): boolean {
  return useSyncExternalStore(subscribe, () => isInUse);
}
