import { paths } from 'contract/paths.ts';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { DialogButton } from './dialog-button.tsx';

type MessageButtonProps = {
  className: string | undefined;
  /** What the message is about, such as a product: it is its first line. */
  about?: string;
  children: ReactNode;
};

/** Opens the message board. Without scripts it leads to the page of the same form. */
export function MessageButton({ className, about = '', children }: MessageButtonProps) {
  const page = useHref(paths.message(about || undefined));
  return (
    <DialogButton opens="message" about={about} href={page} className={className}>
      {children}
    </DialogButton>
  );
}
