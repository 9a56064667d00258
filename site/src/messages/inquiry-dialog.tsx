import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { maxInquiryFiles } from 'contract/uploads/uploads.ts';
import { useState } from 'react';
import { useSubmission } from '../forms/use-submission.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { messageDrafts } from './message-draft.ts';
import { MessageFormDialog } from './message-form-dialog.tsx';
import { MessageSent } from './message-sent.tsx';
import { inquirySubmissionForm, sentText } from './message-submission.ts';
import { useServerClock } from './use-server-clock.ts';

type InquiryDialogProps = {
  /** What the inquiry is about. */
  about?: string | undefined;
  onClosed: () => void;
};

/** The message form as it is opened from a product or a table: with details, and a file. */
export function InquiryDialog({ about = '', onClosed }: InquiryDialogProps) {
  const text = usePageText('messages');
  const locale = useLocale();
  const { onResponse, time } = useServerClock();
  const [form] = useState(() => inquirySubmissionForm(locale));
  const uploads = useUploads({ extensions: submissionKinds.message.extensions, most: maxInquiryFiles });
  const submission = useSubmission(
    { form, drafts: messageDrafts(`${text.about(about)}\n`), onResponse, uploads },
    ({ reply }, values) => (
      <MessageSent
        reply={reply}
        message={sentText(locale, values)}
        fileName={uploads.files[0]?.file.name}
        now={time.isServers ? time.now : undefined}
        zones="officeAndVisitor"
      />
    ),
  );
  const { binding, errors, state } = submission;
  return (
    <MessageFormDialog
      title={text.inquiry.title}
      hint={text.inquiry.hint}
      send={text.inquiry.send}
      note={text.inquiry.note}
      submission={submission}
      time={time}
      more={
        <InquiryFields binding={binding} errors={errors}>
          <UploadField
            label={text.inquiry.file}
            uploads={uploads}
            error={errors['fileNos']}
            locked={state === 'sending'}
            notKept={submission.filesNotKept}
            optional
          />
        </InquiryFields>
      }
      onClosed={onClosed}
    />
  );
}
