import type { ReactNode } from 'react';
import { Dialog } from '../parts/dialog.tsx';

/** The steps of adding a second factor or a passkey, one after another. A click beside it does not lose them. */
export function StepDialog({
  title,
  close,
  children,
}: {
  /** Undefined while the dialog is closed. */
  title: string | undefined;
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
      destroyOnHidden
    >
      {children}
    </Dialog>
  );
}
