import type { ReactNode } from 'react';
import { Dialog } from '../parts/dialog.tsx';

/**
 * The steps of adding a second factor or a passkey, one after another. A click beside it does not lose them. The last one
 * shows recovery codes: they are shown once, so only their own button closes it.
 */
export function StepDialog({
  title,
  hasCodes,
  close,
  children,
}: {
  /** Undefined while the dialog is closed. */
  title: string | undefined;
  hasCodes: boolean;
  close: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      open={title !== undefined}
      title={title}
      close={close}
      width={480}
      mask={{ closable: false }}
      closable={!hasCodes}
      keyboard={!hasCodes}
      destroyOnHidden
    >
      {children}
    </Dialog>
  );
}
