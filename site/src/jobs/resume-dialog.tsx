import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { DialogFields, FormDialog } from '../forms/form-dialog.tsx';
import { newDraftMetadata, sessionDraft } from '../forms/session-draft.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { usePageText } from '../text/use-text.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { OtherWays } from './other-ways.tsx';
import { emptyResume, resumeSubmissionForm, useResumeControls } from './resume-submission.ts';

const stored = sessionDraft('resumeDraft', () => ({ ...emptyResume, consentVersion: '', fileCount: 0 }));

/** The idempotency key is new each time, as the files are. */
const drafts = { ...stored, read: () => ({ ...newDraftMetadata(), ...stored.read() }) };

type ResumeDialogProps = {
  /** The post's number and name. */
  about?: string | undefined;
  title?: string | undefined;
  onClosed: () => void;
};

/** The form to send a resume for one post. Files are uploaded only when it is sent. */
export function ResumeDialog({ about = '', title = '', onClosed }: ResumeDialogProps) {
  const text = usePageText('resumes');
  const uploads = useUploads({ extensions: submissionKinds.resume.extensions });
  const submission = useSubmission({ form: resumeSubmissionForm(about), drafts, uploads }, () =>
    text.sent(title, about),
  );
  const { errors, failure, state } = submission;
  const controls = useResumeControls();
  return (
    <FormDialog
      title={text.title}
      intro={`${title} · ${text.post(about)}`}
      width="slim"
      submission={submission}
      send={text.send}
      note={usePageText('uploads').note}
      firstControl="input"
      onClosed={onClosed}
    >
      <DialogFields submission={submission} controls={controls}>
        {failure?.status === 503 ? <OtherWays postNo={about} /> : null}
        <UploadField
          label={text.files}
          uploads={uploads}
          error={errors['fileNos']}
          locked={state === 'sending'}
          notKept={submission.filesNotKept}
        />
      </DialogFields>
    </FormDialog>
  );
}
