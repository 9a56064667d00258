import { paths } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { useHref } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import primitives from '../parts/primitives.module.css';
import styles from './no-script-page.module.css';

type NoScriptConfirmationProps = {
  message: string;
  receipt: string;
  /** The promised reply time, if any. */
  promise?: ReactNode;
  /** What the receipt is for, if there is more to say. */
  next?: ReactNode;
  /** A link to write another one. */
  another: { to: string; label: string };
};

/** The confirmation with the receipt. */
export function NoScriptConfirmation({ message, receipt, promise, next, another }: NoScriptConfirmationProps) {
  const text = usePageText('forms').accepted;
  const { parts } = useText();
  return (
    <div className={`${styles.accepted} ${primitives.topBorder}`}>
      <p className={`${styles.message} ${primitives.strong} ${primitives.row}`}>
        <Icon name="check" />
        {message}
      </p>
      {promise === undefined ? null : <div className={styles.promise}>{promise}</div>}
      <p className={`${primitives.smallSize} ${primitives.quiet}`}>{text.receipt}</p>
      <p className={styles.receipt}>{receipt}</p>
      {next === undefined ? null : <p className={`${styles.text} ${primitives.small}`}>{next}</p>}
      <p className={`${styles.text} ${primitives.small}`}>{text.writeDown}</p>
      <p className={`${styles.actions} ${primitives.wrap}`}>
        <a className={buttons.line} href={useHref(another.to)}>
          {another.label}
        </a>
        <a className={buttons.text} href={useHref(paths.submission())}>
          {parts.lookUpReceipt}
        </a>
      </p>
    </div>
  );
}
