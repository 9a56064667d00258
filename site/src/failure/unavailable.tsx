import { Link, useLocation, useRouteLoaderData } from 'react-router';
import type { CallFailure } from '../call.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { Opener } from '../parts/opener.tsx';
import type { RootData } from '../root-loader.ts';
import { phoneAddress } from '../shell/addresses.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import { useText } from '../text/use-text.tsx';
import styles from './unavailable.module.css';

export function Unavailable({ failure }: { failure: CallFailure }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const phone = useRouteLoaderData<RootData>('root')?.data.contact.phones.switchboard;
  const { name, title, say, retry, call } = text.failure.unavailable;
  const code = failure.code || failure.status;
  return (
    <>
      <Opener index={code === 0 ? '—' : String(code)} name={name} title={title} say={<p>{say}</p>} level={1} />
      <div className={styles.panel} role="alert">
        <Icon name="warning" />
        <p className={styles.why}>{failureSentence(text, failure)}</p>
        <div className={styles.ways}>
          {/* A link to the same place: the router loads it anew, and so does the browser where no script runs. */}
          <Link to={{ pathname, search }} replace className={buttons.button}>
            <Icon name="again" size="small" />
            {retry}
          </Link>
          {phone === undefined ? null : (
            <a href={phoneAddress(phone)} className={buttons.line}>
              <Icon name="phone" size="small" />
              {call} {phone}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
