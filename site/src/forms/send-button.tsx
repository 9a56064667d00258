import { useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import { notSentSentence } from './not-sent.ts';
import primitives from '../parts/primitives.module.css';
import styles from './send-button.module.css';
import type { Sending } from './use-sending.ts';

type SendButtonProps = {
  sending: Sending;
  formId: string;
  /** The button's label, and its label while sending. */
  label: string;
  busyLabel: string;
  /** A line of secondary text beside the button while nothing is wrong. */
  note: string;
  /** The id of further text that describes the button. */
  describedBy?: string | undefined;
};

/**
 * A form's send button with its status. It is never disabled, which would drop the focus; further clicks while sending
 * do nothing.
 */
export function SendButton({ sending, formId, label, busyLabel, note, describedBy }: SendButtonProps) {
  const { state, stoppedAttempts, failure } = sending;
  const text = usePageText('forms');
  const button = useRef<HTMLButtonElement>(null);
  const busy = state === 'sending';
  // Errors that appear while sending are counted only after it has ended.
  const invalidCount = busy ? 0 : sending.invalidCount;

  // Fields are disabled while sending and lose the focus, so the button takes it.
  useEffect(() => {
    if (state !== 'writing' && document.activeElement?.matches('body, dialog, :disabled')) button.current?.focus();
  }, [state]);

  return (
    <div className={`${styles.footer} ${primitives.tiny} ${primitives.wrap} ${primitives.row}`}>
      <button
        ref={button}
        type="submit"
        form={formId}
        aria-describedby={describedBy}
        className={`${buttons.accent} ${styles.send}`}
        aria-disabled={busy}
        aria-busy={busy}
      >
        {busy ? <span className={styles.spinner} /> : null}
        {busy ? busyLabel : state === 'failed' ? text.retry : label}
        {state === 'failed' ? <Icon name="again" size="small" /> : null}
      </button>
      <div className={styles.status} role="alert">
        {invalidCount > 0 ? (
          <p key={stoppedAttempts} className={primitives.accent}>
            {text.invalidFields(invalidCount)}
          </p>
        ) : null}
      </div>
      {invalidCount === 0 && !busy ? (
        <p className={`${styles.quiet} ${primitives.balanced} ${primitives.quiet}`}>
          {state === 'failed' ? notSentSentence(text, failure) : note}
        </p>
      ) : null}
    </div>
  );
}
