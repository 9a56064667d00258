import { type RefObject, useLayoutEffect } from 'react';

/**
 * Closes a dialog when a click starts and ends outside its content. A drag that starts on text is a selection and does
 * not close it.
 */
export function useOutsideClick(
  dialog: RefObject<HTMLDialogElement | null>,
  isBeside: ((pressed: EventTarget | null, dialog: HTMLDialogElement) => boolean) | undefined,
): void {
  // A layout effect, since a click may come as soon as the dialog is visible.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || isBeside === undefined) return undefined;
    let pressed = false;
    const stop = new AbortController();
    element.addEventListener('pointerdown', (event) => (pressed = isBeside(event.target, element)), stop);
    element.addEventListener('click', (event) => pressed && isBeside(event.target, element) && element.close(), stop);
    return () => stop.abort();
  }, [dialog, isBeside]);
}
