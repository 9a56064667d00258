import { type Conversation, openConversation } from 'contract/conversation.ts';
import { useState } from 'react';
import type { Call } from '../call.ts';
import buttons from '../parts/button.module.css';
import { showNotice } from '../parts/notices.ts';
import { isCallFailure } from '../refuse.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { failureTold } from './failure-told.ts';
import type { Opened } from './opened.ts';

type LookAgainProps = { call: Call; opened: Opened; onFound: (now: Conversation) => void };

/** Asks whether the staff have written since. Not by itself: each time costs the server a slow hash. */
export function LookAgain({ call, opened: { receipt, conversation }, onFound }: LookAgainProps) {
  const text = useText();
  const words = usePageText('submissions');
  const [busy, setBusy] = useState(false);

  async function look() {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await call(openConversation, { receipt });
      const isNew = data.status !== conversation.status || data.entries.length > conversation.entries.length;
      showNotice({ kind: 'done', title: isNew ? words.somethingNew : words.nothingNew });
      onFound(data);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      showNotice({ kind: 'failed', title: failureTold(text, words, reason) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className={`${buttons.line} ${buttons.small}`} aria-busy={busy} onClick={() => void look()}>
      {busy ? words.opening : words.lookAgain}
    </button>
  );
}
