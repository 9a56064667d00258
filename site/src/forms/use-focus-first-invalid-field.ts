import { type RefObject, useEffect } from 'react';

/** Focuses the first invalid field after each attempt that validation stopped. */
export function useFocusFirstInvalidField(form: RefObject<HTMLFormElement | null>, stopped: number): void {
  useEffect(() => {
    if (stopped > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, stopped]);
}
