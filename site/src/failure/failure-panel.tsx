import type { CallFailure } from 'client/failure.ts';
import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { dismissToast, showToast } from '../parts/toasts/toasts.ts';
import { phoneHref } from '../settings/contact-hrefs.ts';
import type { RootData } from '../settings/use-settings.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import { useText } from '../text/use-text.tsx';
import styles from './failure-panel.module.css';

/** The failure in one sentence, with a retry. It replaces the missing page or list. */
export function FailurePanel({ failure }: { failure: CallFailure }) {
  const text = useText();
  const phone = useRouteLoaderData<RootData>('root')?.data.contact.phones.switchboard;
  useFailureToast(failure);
  return (
    <div className={`${styles.panel} ${primitives.panel}`}>
      <Icon name="warning" />
      <p className={`${styles.reason} ${primitives.large}`}>
        {failureSentence(text, failure)}
        {failure.requestId === undefined ? null : (
          <small className={`${styles.request} ${primitives.smallSize} ${primitives.quiet}`}>
            {text.failure.unavailable.requestId(failure.requestId)}
          </small>
        )}
      </p>
      <div className={`${styles.actions} ${primitives.wrap}`}>
        {failure.reason === 'script' ? <Reload /> : <Retry />}
        {phone === undefined ? null : (
          <a href={phoneHref(phone)} className={buttons.line}>
            <Icon name="phone" size="small" />
            {text.failure.unavailable.call} {phone}
          </a>
        )}
      </div>
    </div>
  );
}

/** The server renders one failure page for every URL, so the page does not know its own. */
const currentUrl = '';

/** A link to the same URL: the router loads it again, and so does a browser without scripts. */
function Retry() {
  const text = useText().failure.unavailable;
  const { pathname, search } = useLocation();
  if (import.meta.env.SSR)
    return (
      <a href={currentUrl} className={buttons.button}>
        <Icon name="again" size="small" />
        {text.retry}
      </a>
    );
  return (
    <Link to={pathname + search} replace className={buttons.button}>
      <Icon name="again" size="small" />
      {text.retry}
    </Link>
  );
}

/** A browser may never retry a failed import. Only a new document can load it. */
function Reload() {
  const text = useText().failure.unavailable;
  return (
    <button type="button" className={buttons.button} onClick={() => location.reload()}>
      <Icon name="again" size="small" />
      {text.reload}
    </button>
  );
}

/** Announces each failure once, in a toast that closes after five seconds. */
export function useFailureToast(failure: CallFailure | undefined): void {
  const text = useText();
  useEffect(() => {
    if (failure === undefined) return undefined;
    const toast = showToast({ kind: 'failed', title: failureSentence(text, failure) });
    return () => dismissToast(toast);
  }, [failure, text]);
}
