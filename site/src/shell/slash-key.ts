import { useEffect, useSyncExternalStore } from 'react';
import { readSession, writeSession } from '../browser/session.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isSwitchedOn(): boolean {
  return readSession('slashKey') !== 'off';
}

/**
 * Whether the / key opens the search. Users of speech input must be able to switch off single-key shortcuts (WCAG
 * 2.1.4).
 */
export function useSlashKeySwitchedOn(): boolean {
  return useSyncExternalStore(subscribe, isSwitchedOn, () => true);
}

export function switchSlashKey(on: boolean): void {
  writeSession('slashKey', on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Calls `open` when / is pressed outside fields and while no dialog or popover is open. */
export function useSlashKey(open: (from: HTMLElement) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSlash(event) || event.repeat || event.defaultPrevented || !isSwitchedOn() || isInFieldOrOverlay(event))
        return;
      event.preventDefault();
      const { activeElement } = document;
      open(activeElement instanceof HTMLElement ? activeElement : document.body);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** Russian keyboards have a full stop on this key, and Chinese input methods report it as `Process`. */
function isSlash({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  return key === '/' || (code === 'Slash' && !shiftKey && ['.', '、', 'Process'].includes(key));
}

function isInFieldOrOverlay({ target }: KeyboardEvent): boolean {
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return typing || document.querySelector('dialog[open], :popover-open') !== null;
}
