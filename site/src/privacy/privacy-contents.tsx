import type { MouseEvent } from 'react';
import layout from '../parts/layout.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './privacy-contents.module.css';

type Part = { id: string; heading: string; headingLang: 'zh-Hans' | undefined };

/** Links to the parts. With scripts the link scrolls itself, since hash mode would treat a fragment as a route. */
export function PrivacyContents({ parts }: { parts: readonly Part[] }) {
  const text = usePageText('privacy');
  return (
    <nav className={`${styles.contents} ${layout.caption} ${layout.screenOnly}`} aria-labelledby="contents-heading">
      <h2
        id="contents-heading"
        className={`${styles.heading} ${layout.regular} ${layout.strongTopBorder} ${layout.caption} ${layout.quiet}`}
      >
        {text.contents}
      </h2>
      <ol>
        {parts.map(({ id, heading, headingLang }) => (
          <li key={id} className={layout.topBorder}>
            <a
              className={`${styles.link} ${layout.link}`}
              href={`#${id}`}
              lang={headingLang}
              onClick={(event) => goTo(event, id)}
            >
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
