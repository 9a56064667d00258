import type { ReactNode } from 'react';
import { useHydrated } from '../parts/use-hydrated.ts';
import { type DialogName, useDialogOpener } from './dialogs.ts';

type DialogButtonProps = {
  opens: DialogName;
  /** What it is opened for: a product, a post. */
  about?: string;
  /** Where the same can be done without scripts, when no dialog opens: until they run it is a link to there. */
  href: string;
  className: string | undefined;
  children: ReactNode;
};

export function DialogButton({ opens, about, href, className, children }: DialogButtonProps) {
  const hydrated = useHydrated();
  const { opening, prepare, open } = useDialogOpener(opens, about);
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
