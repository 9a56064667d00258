import { useSyncExternalStore } from 'react';
import { readSession, writeSession } from '../browser/session.ts';

const listeners = new Set<() => void>();

function systemPreference(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}

function subscribe(listener: () => void): () => void {
  const system = systemPreference();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function isSwitchedOn(): boolean {
  return readSession('calm') === 'on';
}

function isReduced(): boolean {
  return isSwitchedOn() || systemPreference().matches;
}

/** Whether automatic motion is off: the visitor's system asks for it, or the switch in the side bar is on. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}

export function setReducedMotion(reduced: boolean): void {
  writeSession('calm', reduced ? 'on' : 'off');
  for (const listener of listeners) listener();
}
