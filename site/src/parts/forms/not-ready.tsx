import type { CallFailure } from '../../call.ts';
import { failureSentence } from '../../text/failure-sentence.ts';
import { usePageText, useText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { Icon } from '../icon.tsx';
import styles from './not-ready.module.css';

type NotReadyProps = { failure: CallFailure | undefined; onReload: () => void };

/** What a form needs from the gateway did not come: writing goes on, sending waits. */
export function NotReady({ failure, onReload }: NotReadyProps) {
  const text = useText();
  const forms = usePageText('forms');
  return (
    <div className={styles.place} role="alert">
      {failure === undefined ? null : (
        <div className={styles.notReady}>
          <Icon name="warning" />
          <p>
            <strong className={styles.title}>{forms.notReady}</strong>
            <span className={styles.why}>{failureSentence(text, failure)}</span>
          </p>
          <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={onReload}>
            <Icon name="again" size="small" />
            {forms.reload}
          </button>
        </div>
      )}
    </div>
  );
}
