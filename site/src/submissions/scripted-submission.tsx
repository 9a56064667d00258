import { useMemo, useState } from 'react';
import { createCall } from '../call.ts';
import buttons from '../parts/button.module.css';
import { showNotice } from '../parts/notices.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { Asking } from './asking.tsx';
import { ConversationView } from './conversation-view.tsx';
import styles from './parts-of-opened.module.css';
import { type Shown, useOpening } from './use-opening.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { Withdrawn } from './withdrawn.tsx';

/** The page as scripts run it: nothing is loaded anew, and the number stays in its memory. */
export function ScriptedSubmission({ incomplete, unreadable }: { incomplete: string; unreadable: string | undefined }) {
  const locale = useLocale();
  const call = useMemo(() => createCall(locale, fetch.bind(globalThis)), [locale]);
  const opening = useOpening(call, incomplete);
  const { asked, shown } = opening;
  if (shown.is === 'withdrawn') return <Withdrawn onAnother={opening.forget} />;
  if (shown.is === 'opened') return <OpenedSubmission {...shown} call={call} opening={opening} />;
  return (
    <Asking
      asked={asked.tries === 0 ? { ...asked, fault: unreadable } : asked}
      followed={{ opening: opening.opening, onWrite: opening.write, onOpen: () => void opening.open() }}
    />
  );
}

type OpenedSubmissionProps = Extract<Shown, { is: 'opened' }> & {
  call: ReturnType<typeof createCall>;
  opening: ReturnType<typeof useOpening>;
};

function OpenedSubmission({ opened, Form, call, opening }: OpenedSubmissionProps) {
  const text = usePageText('submissions');
  const [withdrawing, setWithdrawing] = useState(false);
  const { receipt, conversation } = opened;
  return (
    <div className={styles.opened}>
      <ConversationView conversation={conversation} />
      <section className={styles.section}>
        <h2 className={styles.heading}>{text.add}</h2>
        {conversation.open ? (
          <Form
            call={call}
            opened={opened}
            onWritten={(now) => {
              opening.follow({ receipt, conversation: now });
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
          <button type="button" className={buttons.text} onClick={opening.forget}>
            {text.leave}
          </button>
        </p>
      </section>
      {withdrawing ? (
        <WithdrawDialog
          call={call}
          receipt={receipt}
          onWithdrawn={opening.withdrawn}
          onClosed={() => setWithdrawing(false)}
        />
      ) : null}
    </div>
  );
}
