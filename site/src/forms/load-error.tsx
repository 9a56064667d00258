import type { CallFailure } from 'client/failure.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { failureSentence } from '../text/failure-sentence.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import primitives from '../parts/primitives.module.css';
import styles from './load-error.module.css';

type LoadErrorProps = { failure: CallFailure | undefined; onReload: () => void };

/** Shown when the data of a form did not load. The visitor can go on writing, but cannot send. */
export function LoadError({ failure, onReload }: LoadErrorProps) {
  const text = useText();
  const forms = usePageText('forms');
  return (
    <div className={`${styles.error} ${primitives.fullWidth}`} role="alert">
      {failure === undefined ? null : (
        <div className={`${styles.message} ${primitives.small}`}>
          <Icon name="warning" />
          <p>
            <strong className={styles.title}>{forms.loadError}</strong>
            <span className={`${styles.reason} ${primitives.quiet}`}>{failureSentence(text, failure)}</span>
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
