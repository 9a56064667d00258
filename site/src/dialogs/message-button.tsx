import { paths } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { useHref } from '../pages/link.tsx';
import { DialogButton } from './dialog-button.tsx';

type MessageButtonProps = {
  className: string | undefined;
  /** The subject, such as a product. It becomes the first line of the message, which is then an inquiry. */
  about?: string;
  children: ReactNode;
};

/** Opens the message form. Without scripts it links to the page with the same form. */
export function MessageButton({ className, about = '', children }: MessageButtonProps) {
  const page = useHref(paths.message(about || undefined));
  return (
    <DialogButton dialog={about === '' ? 'message' : 'inquiry'} about={about} href={page} className={className}>
      {children}
    </DialogButton>
  );
}
