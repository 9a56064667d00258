import type { ReactNode } from 'react';
import { useHydrated } from '../parts/use-hydrated.ts';
import { mailAddress } from './addresses.ts';
import { useDialogOpener } from './dialogs.ts';
import { useSettings } from './use-settings.ts';

type MessageButtonProps = {
  className: string | undefined;
  /** What the message is about, such as a product: it is its first line. */
  about?: string;
  children: ReactNode;
};

/** Opens the message board. Without scripts it begins a letter instead. */
export function MessageButton({ className, about = '', children }: MessageButtonProps) {
  const hydrated = useHydrated();
  const { contact } = useSettings();
  const { opening, prepare, open } = useDialogOpener('message', about);
  if (!hydrated) {
    return (
      <a className={className} href={mailAddress(contact.mail, about)}>
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
