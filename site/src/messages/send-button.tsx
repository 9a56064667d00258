import { useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './send-button.module.css';
import type { Message } from './use-message.ts';

type SendButtonProps = {
  message: Message;
  formId: string;
  /** The id of what else is to be read with the button. */
  describedBy: string | undefined;
};

/** The form's one button, and beside it what stands in its way. */
export function SendButton({ message: { state, errors, stopped, notSent }, formId, describedBy }: SendButtonProps) {
  const text = usePageText('messages');
  const button = useRef<HTMLButtonElement>(null);
  const wrong = Object.keys(errors).length;
  const sending = state === 'sending';

  // A button that was switched off has lost the focus; after a failure it is what the visitor needs next.
  useEffect(() => {
    if (state === 'failed' && (document.activeElement?.matches('body, dialog') ?? true)) button.current?.focus();
  }, [state]);

  return (
    <div className={styles.foot}>
      <button
        ref={button}
        type="submit"
        form={formId}
        aria-describedby={describedBy}
        className={`${buttons.button} ${styles.send}`}
        disabled={sending}
        aria-busy={sending}
      >
        {sending ? <span className={styles.spinner} /> : null}
        {sending ? text.sending : state === 'failed' ? text.retry : text.send}
        {state === 'failed' ? <Icon name="again" size="small" /> : null}
      </button>
      <div className={styles.say} role="alert">
        {wrong > 0 ? (
          <p key={stopped} className={styles.wrong}>
            {text.wrong(wrong)}
          </p>
        ) : null}
      </div>
      {wrong === 0 ? <p className={styles.quiet}>{state === 'failed' ? notSent : text.allRequired}</p> : null}
    </div>
  );
}
