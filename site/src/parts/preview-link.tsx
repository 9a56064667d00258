import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

type PreviewLinkProps = {
  /** Of the picture's file, where the link leads without scripts. */
  address: string;
  className: string | undefined;
  lang?: 'zh-Hans' | undefined;
  onOpen: (link: HTMLElement) => void;
  children: ReactNode;
};

/** A picture that opens large; `usePicturePreview` does it. */
export function PreviewLink({ address, className, lang, onOpen, children }: PreviewLinkProps) {
  const hydrated = useHydrated();
  return (
    <a
      className={className}
      href={address}
      lang={lang}
      aria-haspopup={hydrated ? 'dialog' : undefined}
      onClick={(event) => {
        // A new tab that was asked for shows the file.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
