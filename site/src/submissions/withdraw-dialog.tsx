import { withdrawSubmission } from 'contract/submissions/conversation.ts';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '../gateway/call.ts';
import { isCallFailure } from '../gateway/route-errors.ts';
import buttons from '../parts/button.module.css';
import { Dialog } from '../parts/dialog/dialog.tsx';
import { showToast } from '../parts/toasts/toasts.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { failureText } from './failure-text.ts';
import type { SolveChallenge } from './use-solve-challenge.ts';
import { WithdrawalEffects } from './withdrawal-effects.tsx';

type WithdrawDialogProps = {
  call: Call;
  solveChallenge: SolveChallenge;
  receipt: string;
  onWithdrawn: () => void;
  onClosed: () => void;
};

/** Confirms the deletion. The cancel button has the focus. */
export function WithdrawDialog({ call, solveChallenge, receipt, onWithdrawn, onClosed }: WithdrawDialogProps) {
  const text = useText();
  const words = usePageText('submissions');
  const [busy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);

  async function withdraw() {
    if (busy) return;
    setBusy(true);
    try {
      await call(withdrawSubmission, { receipt, challenge: await solveChallenge() });
      onWithdrawn();
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      showToast({ kind: 'failed', title: failureText(text, words, reason) });
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={words.withdraw.confirmTitle}
      onClosed={onClosed}
      footer={
        <>
          <button type="button" className={buttons.accent} aria-busy={busy} onClick={() => void withdraw()}>
            {busy ? words.withdraw.confirming : words.withdraw.confirm}
          </button>
          <button
            ref={cancel}
            type="button"
            className={buttons.line}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {words.withdraw.cancel}
          </button>
        </>
      }
    >
      <WithdrawalEffects />
    </Dialog>
  );
}
