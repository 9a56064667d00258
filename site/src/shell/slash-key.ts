import { useEffect, useSyncExternalStore } from 'react';
import { readSession, writeSession } from '../session.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isChosen(): boolean {
  return readSession('slashKey') !== 'off';
}

/** Whether the / key opens the search. Who types by voice must be able to switch a key of one character off (WCAG 2.1.4). */
export function useSlashKeyChosen(): boolean {
  return useSyncExternalStore(subscribe, isChosen, () => true);
}

export function chooseSlashKey(chosen: boolean): void {
  writeSession('slashKey', chosen ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Calls `open` when / is pressed anywhere but in a field, with nothing open above the page. */
export function useSlashKey(open: (from: HTMLElement) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isSlash(event) || event.repeat || event.defaultPrevented || !isChosen() || isElsewhere(event)) return;
      event.preventDefault();
      const { activeElement } = document;
      open(activeElement instanceof HTMLElement ? activeElement : document.body);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [open]);
}

/** On Russian keys a full stop stands there; Chinese input methods take the key for themselves. */
function isSlash({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  return key === '/' || (code === 'Slash' && !shiftKey && ['.', '、', 'Process'].includes(key));
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return typing || document.querySelector('dialog[open], :popover-open') !== null;
}
