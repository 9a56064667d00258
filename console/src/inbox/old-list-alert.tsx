import { failureText } from '../text/failure-text.ts';
import type { CallFailure } from 'client/failure.ts';
import { Button } from 'antd';
import { WifiOff } from 'lucide-react';
import { formatShortInstant } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './old-list-alert.module.css';

/** Says that the list is not read again, since when and why. It stays readable, and its times keep counting. */
export function OldListAlert({
  readAt,
  now,
  failure,
  retry,
}: {
  readAt: Date;
  now: Date;
  failure: CallFailure | undefined;
  retry: () => void;
}) {
  const { inbox, parts } = useTexts();
  const locale = useLocale();
  return (
    <output className={styles.alert}>
      <WifiOff size={15} strokeWidth={1.6} aria-hidden="true" />
      <span>
        <b>{inbox.notRefreshed(formatShortInstant(readAt.toISOString(), now))}</b>
        <small>
          {failure === undefined ? null : `${failureText(failure, locale)} `}
          {inbox.timesKeepCounting}
        </small>
      </span>
      <Button size="small" onClick={retry}>
        {parts.tryAgain}
      </Button>
    </output>
  );
}
