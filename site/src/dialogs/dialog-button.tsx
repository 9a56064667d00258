import type { ReactNode } from 'react';
import { useHydrated } from '../parts/use-hydrated.ts';
import { useDialogOpener } from './use-dialog-opener.ts';
import type { DialogName } from './shown-dialog.ts';

type DialogButtonProps = {
  dialog: DialogName;
  /** The subject of the dialog: a product or a post. */
  about?: string;
  /** The subject's name, where `about` is its number. */
  title?: string;
  /** The page with the same function. Until scripts run, the button is a link to it. */
  href: string;
  className: string | undefined;
  children: ReactNode;
};

export function DialogButton({ dialog, about, title, href, className, children }: DialogButtonProps) {
  const hydrated = useHydrated();
  const { opening, prepare, open } = useDialogOpener(dialog, about, title);
  if (!hydrated) {
    return (
      <a className={className} href={href}>
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
