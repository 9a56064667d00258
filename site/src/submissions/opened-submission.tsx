import { useState } from 'react';
import type { Call } from '../call.ts';
import buttons from '../parts/button.module.css';
import { showNotice } from '../parts/notices.ts';
import { usePageText } from '../text/use-text.tsx';
import { ConversationView } from './conversation-view.tsx';
import { EntryForm } from './entry-form.tsx';
import { LookAgain } from './look-again.tsx';
import type { Opened } from './opened.ts';
import styles from './opened-submission.module.css';
import { SubmissionOpener } from './submission-opener.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { Withdrawn } from './withdrawn.tsx';

type OpenedSubmissionProps = {
  call: Call;
  opened: Opened | 'withdrawn';
  onChanged: (opened: Opened | 'withdrawn') => void;
  onLeft: () => void;
};

/** All that can be done with a submission. It comes when a number is opened. */
export function OpenedSubmission({ call, opened, onChanged, onLeft }: OpenedSubmissionProps) {
  const text = usePageText('submissions');
  const [withdrawing, setWithdrawing] = useState(false);
  if (opened === 'withdrawn') return <Withdrawn onAnother={onLeft} />;
  const { receipt, conversation } = opened;
  return (
    <>
      <SubmissionOpener />
      <div className={styles.opened}>
        <ConversationView
          conversation={conversation}
          ways={
            <>
              <LookAgain call={call} opened={opened} onFound={(now) => onChanged({ receipt, conversation: now })} />
              <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={onLeft}>
                {text.leave}
              </button>
            </>
          }
        />
        <section className={styles.section}>
          <h2 className={styles.heading}>{text.add}</h2>
          {conversation.open ? (
            <EntryForm
              call={call}
              opened={opened}
              onWritten={(now) => {
                onChanged({ receipt, conversation: now });
                showNotice({ kind: 'done', title: text.written });
              }}
            />
          ) : (
            <p className={styles.say}>{text.notOpen}</p>
          )}
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{text.withdraw.title}</h2>
          <p className={styles.say}>{text.withdraw.say}</p>
          <p className={styles.ways}>
            <button type="button" className={buttons.line} aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
              {text.withdraw.open}
            </button>
          </p>
        </section>
        {withdrawing ? (
          <WithdrawDialog
            call={call}
            receipt={receipt}
            onWithdrawn={() => onChanged('withdrawn')}
            onClosed={() => setWithdrawing(false)}
          />
        ) : null}
      </div>
    </>
  );
}
