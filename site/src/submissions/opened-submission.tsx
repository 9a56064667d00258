import { useState } from 'react';
import type { Call } from '../gateway/call.ts';
import buttons from '../parts/button.module.css';
import primitives from '../parts/primitives.module.css';
import { showToast } from '../parts/toasts/toasts.ts';
import { usePageText } from '../text/use-text.tsx';
import { AnswerFile } from './answer-file.tsx';
import { CheckForReplies } from './check-for-replies.tsx';
import { ConversationView } from './conversation-view.tsx';
import { EntryForm } from './entry-form.tsx';
import styles from './opened-submission.module.css';
import { SubmissionHeader } from './submission-header.tsx';
import type { OpenSubmission } from './open-submission.ts';
import type { SolveChallenge } from './use-solve-challenge.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { Withdrawn } from './withdrawn.tsx';

type OpenedSubmissionProps = {
  call: Call;
  solveChallenge: SolveChallenge;
  opened: OpenSubmission | 'withdrawn';
  onChanged: (opened: OpenSubmission | 'withdrawn') => void;
  onLeft: () => void;
};

/** Everything that a visitor can do with a submission. The code loads when a number is opened. */
export function OpenedSubmission({ call, solveChallenge, opened, onChanged, onLeft }: OpenedSubmissionProps) {
  const text = usePageText('submissions');
  const [withdrawing, setWithdrawing] = useState(false);
  if (opened === 'withdrawn') return <Withdrawn onAnother={onLeft} />;
  const { receipt, conversation } = opened;
  return (
    <>
      <SubmissionHeader />
      <div className={primitives.nextBlock}>
        <ConversationView
          conversation={conversation}
          receipt={receipt}
          AnswerFile={AnswerFile}
          actions={
            <>
              <CheckForReplies
                call={call}
                solveChallenge={solveChallenge}
                opened={opened}
                onFound={(now) => onChanged({ receipt, conversation: now })}
              />
              <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={onLeft}>
                {text.leave}
              </button>
            </>
          }
        />
        <section className={`${styles.section} ${primitives.topBorder}`}>
          <h2 className={styles.heading}>{text.add}</h2>
          <EntryForm
            call={call}
            solveChallenge={solveChallenge}
            opened={opened}
            onWritten={(now) => {
              onChanged({ receipt, conversation: now });
              showToast({ kind: 'done', title: text.written });
            }}
          />
        </section>
        <section className={`${styles.section} ${primitives.topBorder}`}>
          <h2 className={styles.heading}>{text.withdraw.title}</h2>
          <p className={styles.text}>{text.withdraw.lead}</p>
          <p className={`${styles.actions} ${primitives.wrap}`}>
            <button type="button" className={buttons.line} aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
              {text.withdraw.open}
            </button>
          </p>
        </section>
        {withdrawing ? (
          <WithdrawDialog
            call={call}
            solveChallenge={solveChallenge}
            receipt={receipt}
            onWithdrawn={() => onChanged('withdrawn')}
            onClosed={() => setWithdrawing(false)}
          />
        ) : null}
      </div>
    </>
  );
}
