import { useSyncExternalStore } from 'react';
import { readSession, writeSession } from '../session.ts';

/** Calm: nothing moves by itself. Chosen by the switch in the side bar, or asked for by the visitor's system. */
const listeners = new Set<() => void>();

function askedBySystem(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}

function subscribe(listener: () => void): () => void {
  const system = askedBySystem();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function isChosen(): boolean {
  return readSession('calm') === 'on';
}

function isCalm(): boolean {
  return isChosen() || askedBySystem().matches;
}

function never(): boolean {
  return false;
}

export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, never);
}

export function chooseCalm(calm: boolean): void {
  writeSession('calm', calm ? 'on' : 'off');
  for (const listener of listeners) listener();
}
