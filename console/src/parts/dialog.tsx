import { Button, Modal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../text/use-language.ts';

type DialogProps = Omit<ModalProps, 'onCancel' | 'footer'> & {
  close: () => void;
  /** Whether what its action writes is pending: it stays open then. Given, it also outlasts a click beside it. */
  isPending?: boolean;
  /** The button that does what the dialog is about; beside it stands the one that cancels. */
  action?: ReactNode;
  /** What is shown before these buttons. */
  note?: ReactNode;
  /** Instead of both buttons. */
  footer?: ReactNode;
};

/** A dialog. It opens and closes without a movement, which would keep whoever works with it all day waiting. */
export function Dialog({ close, isPending, action, note, footer = null, ...modal }: DialogProps) {
  const { parts } = useTexts();
  const buttons = (
    <>
      {note}
      <Button disabled={isPending === true} onClick={close}>
        {parts.cancel}
      </Button>
      {action}
    </>
  );
  return (
    <Modal
      open
      onCancel={close}
      transitionName=""
      maskTransitionName=""
      footer={action === undefined ? footer : buttons}
      {...(isPending !== undefined && { closable: !isPending, keyboard: !isPending, mask: { closable: false } })}
      {...modal}
    />
  );
}
