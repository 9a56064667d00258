import { type RefObject, useLayoutEffect } from 'react';
import { closeOnBack } from './close-on-back.ts';

/** Opens a dialog element as a modal while its component is mounted. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    const afterClose = closeOnBack(element);
    return () => {
      // Without this, a navigation that removes the dialog would drop the focus.
      element.close();
      afterClose();
    };
  }, [dialog]);
}
