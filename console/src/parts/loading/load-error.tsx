import { failureText } from '../../text/failure-text.ts';
import type { CallFailure } from 'client/failure.ts';
import { Button } from 'antd';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './blank.module.css';
import { NoPermission } from './no-permission.tsx';
import { useCopy } from '../use-copy.ts';

/** Something did not load: why, that nothing was changed, and what to do. The number helps whoever is asked. */
export function LoadError({ failure, retry }: { failure: CallFailure; retry: () => void }) {
  const { parts } = useTexts();
  const locale = useLocale();
  const copy = useCopy();
  const { requestId } = failure;
  if (failure.status === 403) return <NoPermission />;
  return (
    <div className={`${styles.blank} ${styles.failed}`} role="alert">
      <CircleAlert size={32} strokeWidth={1.4} />
      <h2>{parts.notLoaded}</h2>
      <p>
        {failureText(failure, locale)}
        <br />
        {parts.nothingChanged}
      </p>
      <div className={styles.actions}>
        <Button icon={<RotateCcw size={14} />} onClick={retry}>
          {parts.tryAgain}
        </Button>
        {requestId === undefined ? null : (
          <Button type="text" onClick={() => void copy(requestId)}>
            {parts.copyErrorNumber}
          </Button>
        )}
      </div>
      {requestId === undefined ? null : <small>{`${requestId} · ${failure.status}`}</small>}
    </div>
  );
}
