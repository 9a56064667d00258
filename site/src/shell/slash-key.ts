import { useEffect } from 'react';
import { createSessionStorageStore, useStore } from '../browser/store.ts';

const slashKey = createSessionStorageStore('slashKey');

/**
 * Whether the / key opens the search. Users of speech input must be able to switch off single-key shortcuts (WCAG
 * 2.1.4).
 */
export function useSlashKeySwitchedOn(): boolean {
  return useStore(slashKey) !== 'off';
}

export function switchSlashKey(on: boolean): void {
  slashKey.set(on ? 'on' : 'off');
}

/** Calls `open` when / is pressed outside fields and while no dialog or popover is open. */
export function useSlashKey(open: (from: HTMLElement) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (slashKey.get() === 'off' || event.repeat || event.defaultPrevented) return;
      if (!isSlash(event) || isInFieldOrOverlay(event)) return;
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
