import { useSyncExternalStore } from 'react';
import type { Mode } from './colours.ts';

export const appearances = ['light', 'dark', 'system'] as const;

/** What is chosen; `system` follows the computer. */
export type Appearance = (typeof appearances)[number];

const storageKey = 'console-appearance';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function readAppearance(): Appearance {
  const stored = localStorage.getItem(storageKey);
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

function readMode(): Mode {
  const appearance = readAppearance();
  return appearance === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : appearance;
}

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  systemIsDark.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemIsDark.removeEventListener('change', listener);
  };
}

export function chooseAppearance(appearance: Appearance): void {
  localStorage.setItem(storageKey, appearance);
  notifyAll();
}

export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, readAppearance);
}

/** The mode that is shown now. */
export function useMode(): Mode {
  return useSyncExternalStore(subscribe, readMode);
}
