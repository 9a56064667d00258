import { type RefObject, useLayoutEffect } from 'react';

/** Closes a dialog by a press that begins and ends beside what it shows. One that begins on text and slips out is a selection, not a wish to leave. */
export function useOutsideClick(
  dialog: RefObject<HTMLDialogElement | null>,
  isBeside: ((pressed: EventTarget | null, dialog: HTMLDialogElement) => boolean) | undefined,
): void {
  // Before it is seen: a press may come at once.
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
