import type { JobPost } from 'contract/jobs.ts';
import type { ReactNode } from 'react';
import buttons from '../parts/button.module.css';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import { resumeMail } from './resume-mail.ts';

type ResumeButtonProps = { post: Pick<JobPost, 'postNo' | 'postName'>; children: ReactNode };

/** Opens the resume dialog for one post. Without scripts it is a mail link. */
export function ResumeButton({ post: { postNo, postName }, children }: ResumeButtonProps) {
  const text = usePageText('jobs').resume;
  const { contact } = useSettings();
  const letter = resumeMail(contact.mail, text.subject(postNo));
  return (
    <DialogButton dialog="resume" about={postNo} title={postName} href={letter} className={buttons.accent}>
      {children}
    </DialogButton>
  );
}
