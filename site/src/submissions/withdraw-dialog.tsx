import { withdrawSubmission } from 'contract/conversation.ts';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '../call.ts';
import buttons from '../parts/button.module.css';
import { Dialog } from '../parts/dialog.tsx';
import { showNotice } from '../parts/notices.ts';
import { isCallFailure } from '../refuse.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { failureTold } from './failure-told.ts';
import { WithdrawalWords } from './withdrawal-words.tsx';

type WithdrawDialogProps = { call: Call; receipt: string; onWithdrawn: () => void; onClosed: () => void };

/** Asks before anything is deleted. The way back has the focus. */
export function WithdrawDialog({ call, receipt, onWithdrawn, onClosed }: WithdrawDialogProps) {
  const text = useText();
  const words = usePageText('submissions');
  const [busy, setBusy] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  async function withdraw() {
    if (busy) return;
    setBusy(true);
    try {
      await call(withdrawSubmission, { receipt });
      onWithdrawn();
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      showNotice({ kind: 'failed', title: failureTold(text, words, reason) });
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={words.withdraw.ask}
      onClosed={onClosed}
      footer={
        <>
          <button type="button" className={buttons.ember} aria-busy={busy} onClick={() => void withdraw()}>
            {busy ? words.withdraw.confirming : words.withdraw.confirm}
          </button>
          <button
            ref={keep}
            type="button"
            className={buttons.line}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {words.withdraw.keep}
          </button>
        </>
      }
    >
      <WithdrawalWords />
    </Dialog>
  );
}
