import { useId, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import { MessageForm } from './message-form.tsx';
import { CloseButton, MessageSent } from './message-sent.tsx';
import { SendButton } from './send-button.tsx';
import { useMessage } from './use-message.ts';

/** The message board. It does not close on a click beside it; what was typed waits for the next opening. */
export function MessageDialog({ about = '', onClosed }: { about?: string | undefined; onClosed: () => void }) {
  const text = usePageText('messages');
  const { replyHours } = useSettings().facts;
  const [said, setSaid] = useState<string>();
  const message = useMessage(about, setSaid);
  const formId = useId();
  const writing = said === undefined;

  return (
    <Dialog
      title={text.title}
      intro={writing ? text.promise(replyHours) : undefined}
      width="narrow"
      sheet
      footer={writing ? <SendButton message={message} formId={formId} /> : <CloseButton />}
      onClosed={onClosed}
    >
      {writing ? <MessageForm id={formId} message={message} /> : <MessageSent said={said} />}
    </Dialog>
  );
}
