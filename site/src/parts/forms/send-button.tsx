import { usePageText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { Icon } from '../icon.tsx';
import styles from './send-button.module.css';
import type { Sending } from './use-submission.ts';

type SendButtonProps = {
  sending: Sending;
  formId: string;
  /** What it does, and what it says while it does it. */
  label: string;
  busyLabel: string;
  /** One quiet line beside it while nothing is wrong. */
  note: string;
};

/** A form's one button, and beside it what stands in its way. It is never switched off, which would lose the focus: a second press does nothing. */
export function SendButton({ sending, formId, label, busyLabel, note }: SendButtonProps) {
  const { state, stopped } = sending;
  const text = usePageText('forms');
  const busy = state === 'sending';
  // What turns out wrong on the way is told where it stands, and here when all has come to rest.
  const wrong = busy ? 0 : sending.wrong;
  return (
    <div className={styles.foot}>
      <button
        type="submit"
        form={formId}
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
      {wrong === 0 && !busy ? <p className={styles.quiet}>{state === 'failed' ? text.notSent : note}</p> : null}
    </div>
  );
}
