import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a dialog open whatever its reader or browser tries, and calls `onTry` each time; does nothing without it.
 * Preventing `cancel` is not enough: browsers close at the second Escape in a row all the same.
 */
export function useHeld(dialog: RefObject<HTMLDialogElement | null>, onTry: (() => void) | undefined): void {
  const held = onTry !== undefined;
  const tell = useRef(onTry);
  useLayoutEffect(() => void (tell.current = onTry), [onTry]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !held) return undefined;
    const stop = new AbortController();
    const refuse = (event: Event) => {
      event.preventDefault();
      tell.current?.();
    };
    // Newer browsers then listen to no wish to close, the back gesture of phones included.
    element.setAttribute('closedby', 'none');
    document.addEventListener('keydown', (event) => event.key === 'Escape' && refuse(event), stop);
    element.addEventListener('cancel', refuse, stop);
    element.addEventListener('close', () => element.showModal(), stop);
    return () => stop.abort();
  }, [dialog, held]);
}
