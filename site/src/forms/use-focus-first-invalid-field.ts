import { type RefObject, useEffect } from 'react';

/** Focuses the first invalid field after each attempt that validation stopped. */
export function useFocusFirstInvalidField(form: RefObject<HTMLFormElement | null>, stoppedAttempts: number): void {
  useEffect(() => {
    if (stoppedAttempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, stoppedAttempts]);
}
