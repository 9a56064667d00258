import { useSyncExternalStore } from 'react';
import { createSessionStorageStore, useStore } from '../browser/store.ts';

const motionSwitch = createSessionStorageStore('calm');

/** Whether automatic motion is off: the visitor's system asks for it, or the switch in the side bar is on. */
export function useReducedMotion(): boolean {
  const switchedOn = useStore(motionSwitch) === 'on';
  const preferred = useSyncExternalStore(
    subscribeToPreference,
    () => systemPreference().matches,
    () => false,
  );
  return switchedOn || preferred;
}

export function setReducedMotion(reduced: boolean): void {
  motionSwitch.set(reduced ? 'on' : 'off');
}

function systemPreference(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}

function subscribeToPreference(listener: () => void): () => void {
  const preference = systemPreference();
  preference.addEventListener('change', listener);
  return () => preference.removeEventListener('change', listener);
}
