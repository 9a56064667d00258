import { paths, plainAddress } from 'contract/paths.ts';
import { useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { SubmissionOpener } from './submission-opener.tsx';
import styles from './withdrawn.module.css';

/** After a submission was taken back. `onAnother` leads back to the beginning; without scripts a link does. */
export function Withdrawn({ onAnother }: { onAnother?: () => void }) {
  const text = usePageText('submissions');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <SubmissionOpener />
      <section className={styles.withdrawn}>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {text.withdrawn.title}
        </h2>
        <p className={styles.say}>{text.withdrawn.say}</p>
        {onAnother === undefined ? (
          <a className={buttons.line} href={plainAddress(locale, paths.submission())}>
            {text.another}
          </a>
        ) : (
          <button type="button" className={buttons.line} onClick={onAnother}>
            {text.another}
          </button>
        )}
      </section>
    </>
  );
}
