import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { scrollToPart } from '../parts/scroll-to-part.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './privacy-contents.module.css';

type Part = { id: string; heading: string; headingLang: 'zh-Hans' | undefined };

/** Links to the parts. */
export function PrivacyContents({ parts }: { parts: readonly Part[] }) {
  const text = usePageText('privacy');
  return (
    <nav
      className={`${styles.contents} ${layout.sticky} ${layout.caption} ${layout.screenOnly}`}
      aria-labelledby="contents-heading"
    >
      <h2
        id="contents-heading"
        className={`${styles.heading} ${layout.desktopOnly} ${layout.regular} ${layout.strongTopBorder} ${layout.caption} ${layout.quiet}`}
      >
        {text.contents}
      </h2>
      {/* Collapses the list beside it. */}
      <details
        className={`${styles.disclosure} ${layout.notOnDesktop} ${layout.strongTopBorder} ${layout.bottomBorder}`}
      >
        <summary className={`${layout.rowBetween} ${layout.openIcons}`}>
          <span>
            {text.contents} <span className={layout.quiet}>{parts.length}</span>
          </span>
          <Icon name="plus" />
          <Icon name="minus" />
        </summary>
      </details>
      <ol className={styles.list}>
        {parts.map(({ id, heading, headingLang }) => (
          <li key={id} className={layout.topBorder}>
            <a
              className={`${styles.link} ${layout.link}`}
              href={`#${id}`}
              lang={headingLang}
              onClick={(event) => scrollToPart(event, id)}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
