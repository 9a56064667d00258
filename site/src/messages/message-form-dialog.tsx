import { words } from 'contract/words/words.ts';
import { type ReactNode, useId } from 'react';
import { DialogFields, FormDialog } from '../forms/form-dialog.tsx';
import type { Submission } from '../forms/use-submission.ts';
import { useLocale } from '../text/use-text.tsx';
import type { MessageOptions } from './message-options.ts';
import { useMessageControls } from './message-submission.ts';
import { ReplyLine } from './reply-line.tsx';
import type { ServerTime } from './use-server-clock.ts';

type MessageFormDialogProps = {
  title: string;
  /** What the text may tell. */
  hint: string;
  /** The label of the send button, and the text beside it. */
  send: string;
  note: string;
  submission: Submission<unknown, MessageOptions>;
  time: ServerTime;
  /** The details of an inquiry. */
  more?: ReactNode;
  onClosed: () => void;
};

/** The dialog of a message and of an inquiry: the fields, and the time of the reply. */
export function MessageFormDialog({
  title,
  hint,
  submission,
  time,
  more,
  onClosed,
  ...button
}: MessageFormDialogProps) {
  const locale = useLocale();
  const replyId = useId();
  const controls = useMessageControls(words[locale].fieldErrors.businessTypeRequired, submission.options.value, hint);
  return (
    <FormDialog
      title={title}
      width="narrow"
      submission={submission}
      {...button}
      footer={<ReplyLine id={replyId} time={time} zones="officeAndVisitor" />}
      describedBy={time.isServers ? replyId : undefined}
      firstControl="select"
      onClosed={onClosed}
    >
      <DialogFields submission={submission} controls={controls} more={more} />
    </FormDialog>
  );
}
