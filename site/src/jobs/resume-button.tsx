import type { ReactNode } from 'react';
import buttons from '../parts/button.module.css';
import { useHydrated } from '../parts/use-hydrated.ts';
import { useDialogOpener } from '../shell/dialogs.ts';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import { resumeMail } from './resume-mail.ts';

/** Opens the resume dialog for one post. Without scripts it begins a letter instead. */
export function ResumeButton({ postNo, children }: { postNo: string; children: ReactNode }) {
  const hydrated = useHydrated();
  const text = usePageText('jobs').resume;
  const { contact } = useSettings();
  const { opening, prepare, open } = useDialogOpener('resume', postNo);
  if (!hydrated) {
    return (
      <a className={buttons.button} href={resumeMail(contact.mail, text.subject(postNo))}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={buttons.button}
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
