import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { scrollToPart } from '../parts/scroll-to-part.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './privacy-contents.module.css';

type Part = { id: string; heading: string; headingLang: 'zh-Hans' | undefined };

/** Links to the parts. */
export function PrivacyContents({ parts }: { parts: readonly Part[] }) {
  const text = usePageText('privacy');
  return (
    <nav
      className={`${styles.contents} ${primitives.sticky} ${primitives.label} ${primitives.screenOnly}`}
      aria-labelledby="contents-heading"
    >
      <h2
        id="contents-heading"
        className={`${styles.heading} ${primitives.desktopOnly} ${primitives.regular} ${primitives.strongTopBorder} ${primitives.label} ${primitives.quiet}`}
      >
        {text.contents}
      </h2>
      {/* Collapses the list beside it. */}
      <details
        className={`${styles.disclosure} ${primitives.notOnDesktop} ${primitives.strongTopBorder} ${primitives.bottomBorder}`}
      >
        <summary className={`${primitives.rowBetween} ${primitives.openIcons}`}>
          <span>
            {text.contents} <span className={primitives.quiet}>{parts.length}</span>
          </span>
          <Icon name="plus" />
          <Icon name="minus" />
        </summary>
      </details>
      <ol className={styles.list}>
        {parts.map(({ id, heading, headingLang }) => (
          <li key={id} className={primitives.topBorder}>
            <a
              className={`${styles.link} ${primitives.link}`}
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
