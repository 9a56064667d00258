import type { ReactNode } from 'react';
import { useHydrated } from '../parts/use-hydrated.ts';
import { mailAddress } from './addresses.ts';
import { useDialogOpener } from './dialogs.ts';
import { useSettings } from './use-settings.ts';

/** Opens the message board. Without scripts it begins a letter instead. */
export function MessageButton({ className, children }: { className: string | undefined; children: ReactNode }) {
  const hydrated = useHydrated();
  const { contact } = useSettings();
  const { opening, prepare, open } = useDialogOpener('message');
  if (!hydrated) {
    return (
      <a className={className} href={mailAddress(contact.mail)}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-busy={opening}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => void open(event.currentTarget)}
    >
      {children}
    </button>
  );
}
