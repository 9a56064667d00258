import { useId, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { SendButton } from '../parts/forms/send-button.tsx';
import { usePageText } from '../text/use-text.tsx';
import { MessageForm } from './message-form.tsx';
import { CloseButton, MessageSent } from './message-sent.tsx';
import { ReplyLine } from './reply-line.tsx';
import { type SentMessage, useMessage } from './use-message.ts';
import { useServerClock } from './use-server-clock.ts';

/** The message board. It does not close on a click beside it; what was typed waits for the next opening. */
export function MessageDialog({ about = '', onClosed }: { about?: string | undefined; onClosed: () => void }) {
  const text = usePageText('messages');
  const { sending } = usePageText('forms');
  const [sent, setSent] = useState<SentMessage>();
  const { fetch, time } = useServerClock();
  const message = useMessage(about, fetch, setSent);
  const formId = useId();
  const replyId = useId();
  const writing = sent === undefined;

  return (
    <Dialog
      title={text.title}
      width="narrow"
      sheet
      footer={
        writing ? (
          <>
            <ReplyLine id={replyId} time={time} />
            <SendButton
              sending={message}
              formId={formId}
              label={text.send}
              busyLabel={sending}
              note={text.allRequired}
              describedBy={time.isServers ? replyId : undefined}
            />
          </>
        ) : (
          <CloseButton />
        )
      }
      onClosed={onClosed}
    >
      {writing ? <MessageForm id={formId} message={message} /> : <MessageSent sent={sent} time={time} />}
    </Dialog>
  );
}
