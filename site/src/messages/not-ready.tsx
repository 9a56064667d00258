import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { failureSentence } from '../text/failure-sentence.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './not-ready.module.css';
import type { LoadedChoices } from './use-choices.ts';

/** The business types or the privacy page did not come: writing goes on, sending waits. */
export function NotReady({ loaded: { failure, reload } }: { loaded: LoadedChoices }) {
  const text = useText();
  const messages = usePageText('messages');
  return (
    <div className={styles.place} role="alert">
      {failure === undefined ? null : (
        <div className={styles.notReady}>
          <Icon name="warning" />
          <p>
            <strong className={styles.title}>{messages.notReady}</strong>
            <span className={styles.why}>{failureSentence(text, failure)}</span>
          </p>
          <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={reload}>
            <Icon name="again" size="small" />
            {messages.reload}
          </button>
        </div>
      )}
    </div>
  );
}
