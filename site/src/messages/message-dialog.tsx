import { words } from 'contract/words/words.ts';
import { useId } from 'react';
import { DialogFields, FormDialog } from '../forms/form-dialog.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { messageDrafts } from './message-draft.ts';
import { MessageSent } from './message-sent.tsx';
import { inquiryForm, messageSubmissionForm, useMessageControls } from './message-submission.ts';
import { ReplyLine } from './reply-line.tsx';
import { useServerClock } from './use-server-clock.ts';

type MessageDialogProps = {
  /** The subject of the message. */
  about?: string | undefined;
  onClosed: () => void;
};

/** The message form in a dialog. An outside click does not close it, and the draft survives closing. */
export function MessageDialog({ about = '', onClosed }: MessageDialogProps) {
  const text = usePageText('messages');
  const locale = useLocale();
  const { fetch, time } = useServerClock();
  const replyId = useId();
  const drafts = messageDrafts(about === '' ? '' : `${text.about(about)}\n`);
  const form = about === '' ? messageSubmissionForm : inquiryForm;
  const submission = useSubmission({ form, drafts, fetch }, ({ reply }, { remark }) => (
    <MessageSent reply={reply} message={remark} now={time.isServers ? time.now : undefined} clock="officeAndVisitor" />
  ));
  const controls = useMessageControls(words[locale].fieldErrors.businessTypeRequired, submission.choices.value);
  return (
    <FormDialog
      title={about === '' ? text.title : text.inquiryTitle}
      width="narrow"
      submission={submission}
      send={text.send}
      note={text.allRequired}
      footer={<ReplyLine id={replyId} time={time} clock="officeAndVisitor" />}
      describedBy={time.isServers ? replyId : undefined}
      firstControl="select"
      onClosed={onClosed}
    >
      <DialogFields submission={submission} controls={controls} />
    </FormDialog>
  );
}
