import type { MouseEvent } from 'react';
import { usePageText } from '../text/use-text.tsx';
import styles from './privacy-contents.module.css';

type Part = { id: string; heading: string; headingLang: 'zh-Hans' | undefined };

/** The parts as anchors. With scripts the link goes there itself: in hash mode a fragment would be taken for a route. */
export function PrivacyContents({ parts }: { parts: readonly Part[] }) {
  const text = usePageText('privacy');
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading">
      <h2 id="contents-heading" className={styles.heading}>
        {text.contents}
      </h2>
      <ol className={styles.list}>
        {parts.map(({ id, heading, headingLang }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={`#${id}`} lang={headingLang} onClick={(event) => goTo(event, id)}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function goTo(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
