import type { ReactNode } from 'react';
import { mailAddress } from './addresses.ts';
import { DialogButton } from './dialog-button.tsx';
import { useSettings } from './use-settings.ts';

type MessageButtonProps = {
  className: string | undefined;
  /** What the message is about, such as a product: it is its first line. */
  about?: string;
  children: ReactNode;
};

/** Opens the message board. Without scripts it begins a letter instead. */
export function MessageButton({ className, about = '', children }: MessageButtonProps) {
  const { contact } = useSettings();
  return (
    <DialogButton opens="message" about={about} href={mailAddress(contact.mail, about)} className={className}>
      {children}
    </DialogButton>
  );
}
