import { useId } from 'react';
import { SendButton } from '../forms/send-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { usePageText } from '../text/use-text.tsx';
import { ResumeForm } from './resume-form.tsx';
import { type Resume, useResume } from './use-resume.ts';

type ResumeDialogProps = {
  /** The post's number. */
  about?: string | undefined;
  onClosed: () => void;
};

/** The form to send a resume for one post. Files are uploaded only when it is sent. */
export function ResumeDialog({ about = '', onClosed }: ResumeDialogProps) {
  const text = usePageText('resumes');
  const resume = useResume(about);
  const formId = useId();
  return (
    <Dialog
      title={text.title}
      intro={text.post(about)}
      width="slim"
      sheet
      footer={<SendResume resume={resume} formId={formId} />}
      onClosed={onClosed}
    >
      <ResumeForm id={formId} postNo={about} resume={resume} />
    </Dialog>
  );
}

function SendResume({ resume, formId }: { resume: Resume; formId: string }) {
  const text = usePageText('resumes');
  const forms = usePageText('forms');
  const arrived = resume.uploads.files.every(({ state }) => state.is === 'done');
  return (
    <SendButton
      sending={resume}
      formId={formId}
      label={text.send}
      busyLabel={arrived ? forms.sending : forms.uploading}
      note={text.note}
    />
  );
}
