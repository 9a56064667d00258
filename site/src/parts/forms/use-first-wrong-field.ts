import { type RefObject, useEffect } from 'react';

/** After each try that was stopped, the first wrong field has the focus. */
export function useFirstWrongField(form: RefObject<HTMLFormElement | null>, stopped: number): void {
  useEffect(() => {
    if (stopped > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, stopped]);
}
