import type { ReactNode } from 'react';
import { useHydrated } from '../use-hydrated.ts';

type PreviewLinkProps = {
  /** The picture's file, which the link opens without scripts. */
  href: string;
  className: string | undefined;
  lang?: 'zh-Hans' | undefined;
  onOpen: (link: HTMLElement) => void;
  children: ReactNode;
};

/** A picture that opens the preview; see `usePicturePreview`. */
export function PreviewLink({ href, className, lang, onOpen, children }: PreviewLinkProps) {
  const hydrated = useHydrated();
  return (
    <a
      className={className}
      href={href}
      lang={lang}
      aria-haspopup={hydrated ? 'dialog' : undefined}
      onClick={(event) => {
        // A modified click opens the file in a new tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
