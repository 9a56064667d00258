import { useSubmission } from '../forms/use-submission.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { messageDrafts } from './message-draft.ts';
import { MessageFormDialog } from './message-form-dialog.tsx';
import { MessageSent } from './message-sent.tsx';
import { messageSubmissionForm } from './message-submission.ts';
import { useServerClock } from './use-server-clock.ts';

const drafts = messageDrafts('');

/** The message form in a dialog. An outside click does not close it, and the draft survives closing. */
export function MessageDialog({ onClosed }: { onClosed: () => void }) {
  const text = usePageText('messages');
  const { parts } = useText();
  const { onResponse, time } = useServerClock();
  const submission = useSubmission({ form: messageSubmissionForm, drafts, onResponse }, ({ reply }, { remark }) => (
    <MessageSent reply={reply} message={remark} now={time.isServers ? time.now : undefined} zones="officeAndVisitor" />
  ));
  return (
    <MessageFormDialog
      title={parts.leaveMessage}
      hint={text.messageHint}
      send={text.send}
      note={text.allRequired}
      submission={submission}
      time={time}
      onClosed={onClosed}
    />
  );
}
