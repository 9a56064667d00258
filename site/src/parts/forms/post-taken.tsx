import { paths } from 'contract/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { Icon } from '../icon.tsx';
import styles from './post-page.module.css';

type PostTakenProps = {
  said: string;
  receipt: string;
  /** By when it is answered, where that is promised. */
  promise?: ReactNode;
  /** What the receipt is for, where there is more to say. */
  next?: ReactNode;
  /** Where another one is written, and what the link there is called. */
  another: { to: string; label: string };
};

/** After a post: the receipt. */
export function PostTaken({ said, receipt, promise, next, another }: PostTakenProps) {
  const text = usePageText('forms').taken;
  return (
    <div className={styles.taken}>
      <p className={styles.said}>
        <Icon name="check" />
        {said}
      </p>
      {promise === undefined ? null : <div className={styles.promise}>{promise}</div>}
      <p className={styles.quiet}>{text.receipt}</p>
      <p className={styles.receipt}>{receipt}</p>
      {next === undefined ? null : <p className={styles.say}>{next}</p>}
      <p className={styles.say}>{text.keep}</p>
      <p className={styles.doors}>
        <Link className={buttons.line} to={another.to} reloadDocument>
          {another.label}
        </Link>
        <Link className={buttons.text} to={paths.submission()} reloadDocument>
          {text.look}
        </Link>
      </p>
    </div>
  );
}
