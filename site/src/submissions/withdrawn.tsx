import { paths, localePath } from 'contract/urls/paths.ts';
import { useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { SubmissionHeader } from './submission-header.tsx';
import styles from './withdrawn.module.css';

/** The confirmation of a withdrawal. `onAnother` returns to the start; without scripts it is a link. */
export function Withdrawn({ onAnother }: { onAnother?: () => void }) {
  const text = usePageText('submissions');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <SubmissionHeader />
      <section className={`${styles.withdrawn} ${primitives.alignStart}`}>
        <h2 ref={heading} tabIndex={-1}>
          {text.withdrawn.title}
        </h2>
        <p className={styles.text}>{text.withdrawn.lead}</p>
        {onAnother === undefined ? (
          <a className={buttons.line} href={localePath(locale, paths.submission())}>
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
