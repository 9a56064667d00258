import { useEffect, useRef } from 'react';
import { usePageText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { Icon } from '../icon.tsx';
import { notSentSentence } from './not-sent.ts';
import styles from './send-button.module.css';
import type { Sending } from './use-sending.ts';

type SendButtonProps = {
  sending: Sending;
  formId: string;
  /** What it does, and what it says while it does it. */
  label: string;
  busyLabel: string;
  /** One quiet line beside it while nothing is wrong. */
  note: string;
  /** The id of what else is to be read with the button. */
  describedBy?: string | undefined;
};

/** A form's one button, and beside it what stands in its way. It is never switched off, which would lose the focus: a second press does nothing. */
export function SendButton({ sending, formId, label, busyLabel, note, describedBy }: SendButtonProps) {
  const { state, stopped, failure } = sending;
  const text = usePageText('forms');
  const button = useRef<HTMLButtonElement>(null);
  const busy = state === 'sending';
  // What turns out wrong on the way is told where it stands, and here when all has come to rest.
  const wrong = busy ? 0 : sending.wrong;

  // Fields that are locked while they are sent lose the focus: it waits here for what comes next.
  useEffect(() => {
    if (state !== 'writing' && document.activeElement?.matches('body, dialog, :disabled')) button.current?.focus();
  }, [state]);

  return (
    <div className={styles.foot}>
      <button
        ref={button}
        type="submit"
        form={formId}
        aria-describedby={describedBy}
        className={`${buttons.button} ${styles.send}`}
        aria-disabled={busy}
        aria-busy={busy}
      >
        {busy ? <span className={styles.spinner} /> : null}
        {busy ? busyLabel : state === 'failed' ? text.retry : label}
        {state === 'failed' ? <Icon name="again" size="small" /> : null}
      </button>
      <div className={styles.say} role="alert">
        {wrong > 0 ? (
          <p key={stopped} className={styles.wrong}>
            {text.wrong(wrong)}
          </p>
        ) : null}
      </div>
      {wrong === 0 && !busy ? (
        <p className={styles.quiet}>{state === 'failed' ? notSentSentence(text, failure) : note}</p>
      ) : null}
    </div>
  );
}
