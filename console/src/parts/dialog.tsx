import { Button, Modal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../text/use-language.ts';

type DialogProps = Omit<ModalProps, 'onCancel' | 'footer'> & {
  close: () => void;
  /** The button that does what the dialog is about; beside it stands the one that cancels. */
  action?: ReactNode;
  /** What is shown before these buttons. */
  note?: ReactNode;
  /** Instead of both buttons. */
  footer?: ReactNode;
};

/** A dialog. It opens and closes without a movement, which would keep whoever works with it all day waiting. */
export function Dialog({ close, action, note, footer = null, ...modal }: DialogProps) {
  const { parts } = useTexts();
  const buttons = (
    <>
      {note}
      <Button onClick={close}>{parts.cancel}</Button>
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
      {...modal}
    />
  );
}
