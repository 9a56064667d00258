import { type Conversation, openConversation } from 'contract/submissions/conversation.ts';
import { useState } from 'react';
import type { Call } from '../gateway/call.ts';
import { isCallFailure } from '../gateway/route-errors.ts';
import buttons from '../parts/button.module.css';
import { showToast } from '../parts/toasts/toasts.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { failureText } from './failure-text.ts';
import type { OpenSubmission } from './open-submission.ts';
import type { SolveChallenge } from './use-solve-challenge.ts';

type CheckForRepliesProps = {
  call: Call;
  solveChallenge: SolveChallenge;
  opened: OpenSubmission;
  onFound: (now: Conversation) => void;
};

/** Checks for new entries on request only, since each check costs the server a slow hash. */
export function CheckForReplies({
  call,
  solveChallenge,
  opened: { receipt, conversation },
  onFound,
}: CheckForRepliesProps) {
  const text = useText();
  const words = usePageText('submissions');
  const [busy, setBusy] = useState(false);

  async function check() {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await call(openConversation, { receipt, challenge: await solveChallenge() });
      const isNew = data.status !== conversation.status || data.entries.length > conversation.entries.length;
      showToast({ kind: 'done', title: isNew ? words.somethingNew : words.nothingNew });
      onFound(data);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      showToast({ kind: 'failed', title: failureText(text, words, reason) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className={`${buttons.line} ${buttons.small}`} aria-busy={busy} onClick={() => void check()}>
      {busy ? words.opening : words.checkForReplies}
    </button>
  );
}
