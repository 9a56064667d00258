import { useId } from 'react';
import { SendButton } from '../forms/send-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { usePageText } from '../text/use-text.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { ReplyLine } from './reply-line.tsx';
import { useMessage } from './use-message.ts';
import { useServerClock } from './use-server-clock.ts';

/** The message form in a dialog. An outside click does not close it, and the draft survives closing. */
export function MessageDialog({ about = '', onClosed }: { about?: string | undefined; onClosed: () => void }) {
  const text = usePageText('messages');
  const { sending } = usePageText('forms');
  const { fetch, time } = useServerClock();
  const message = useMessage(about, fetch, ({ reply }) => (
    <MessageSent reply={reply} now={time.isServers ? time.now : undefined} clock="officeAndVisitor" />
  ));
  const formId = useId();
  const replyId = useId();

  return (
    <Dialog
      title={text.title}
      width="narrow"
      sheet
      footer={
        <>
          <ReplyLine id={replyId} time={time} clock="officeAndVisitor" />
          <SendButton
            sending={message}
            formId={formId}
            label={text.send}
            busyLabel={sending}
            note={text.allRequired}
            describedBy={time.isServers ? replyId : undefined}
          />
        </>
      }
      onClosed={onClosed}
    >
      <MessageForm id={formId} message={message} />
    </Dialog>
  );
}
