import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a dialog open and calls `onAttempt` at each attempt to close it; does nothing without `onAttempt`. Preventing
 * `cancel` is not enough: browsers close a dialog at the second Escape in a row.
 */
export function usePreventClose(
  dialog: RefObject<HTMLDialogElement | null>,
  onAttempt: (() => void) | undefined,
): void {
  const prevents = onAttempt !== undefined;
  const latestHandler = useRef(onAttempt);
  useLayoutEffect(() => void (latestHandler.current = onAttempt), [onAttempt]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !prevents) return undefined;
    const stop = new AbortController();
    const prevent = (event: Event) => {
      event.preventDefault();
      latestHandler.current?.();
    };
    // Newer browsers then ignore all close requests, including the back gesture of phones.
    element.setAttribute('closedby', 'none');
    document.addEventListener('keydown', (event) => event.key === 'Escape' && prevent(event), stop);
    element.addEventListener('cancel', prevent, stop);
    element.addEventListener('close', () => element.showModal(), stop);
    return () => stop.abort();
  }, [dialog, prevents]);
}
