import { useEffect } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import type { CallFailure } from '../call.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { dismissNotice, showNotice } from '../parts/notices.ts';
import type { RootData } from '../root-loader.ts';
import { phoneAddress } from '../shell/addresses.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import { useText } from '../text/use-text.tsx';
import styles from './failure-panel.module.css';

/** What failed, in one sentence, with a retry: it stays in the place of what is missing, a page or a list. */
export function FailurePanel({ failure }: { failure: CallFailure }) {
  const text = useText();
  const phone = useRouteLoaderData<RootData>('root')?.data.contact.phones.switchboard;
  useFailureNotice(failure);
  return (
    <div className={styles.panel}>
      <Icon name="warning" />
      <p className={styles.why}>{failureSentence(text, failure)}</p>
      <div className={styles.ways}>
        {failure.silence === 'script' ? <Reload /> : <Retry />}
        {phone === undefined ? null : (
          <a href={phoneAddress(phone)} className={buttons.line}>
            <Icon name="phone" size="small" />
            {text.failure.unavailable.call} {phone}
          </a>
        )}
      </div>
    </div>
  );
}

/** A link to the same place: the router loads it anew, and so does the browser where no script runs. */
function Retry() {
  const text = useText().failure.unavailable;
  const { pathname, search } = useLocation();
  return (
    <Link to={{ pathname, search }} replace className={buttons.button}>
      <Icon name="again" size="small" />
      {text.retry}
    </Link>
  );
}

/** What a browser could not import it may never import again: only a new document can. */
function Reload() {
  const text = useText().failure.unavailable;
  return (
    <button type="button" className={buttons.button} onClick={() => location.reload()}>
      <Icon name="again" size="small" />
      {text.reload}
    </button>
  );
}

/** Says it aloud, above everything, for five seconds: once for every failure. */
export function useFailureNotice(failure: CallFailure | undefined): void {
  const text = useText();
  useEffect(() => {
    if (failure === undefined) return undefined;
    const notice = showNotice({ kind: 'failed', title: failureSentence(text, failure) });
    return () => dismissNotice(notice);
  }, [failure, text]);
}
