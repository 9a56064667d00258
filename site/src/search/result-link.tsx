import type { HighlightedText } from 'contract/search.ts';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import { Highlighted } from './highlighted.tsx';
import styles from './result-link.module.css';

/** Links to a page of the site, or opens the original publication of a news item in a new window. */
export function ResultLink({ path, title }: { path: string; title: HighlightedText }) {
  const text = useText().parts;
  if (path.startsWith('/')) {
    return (
      <Link className={`${styles.link} ${primitives.stretched}`} to={path} viewTransition>
        <Highlighted parts={title} />
      </Link>
    );
  }
  return (
    <a className={`${styles.link} ${primitives.stretched}`} href={path} target="_blank" rel="noopener">
      <Highlighted parts={title} />
      {/* The no-break space keeps the sign on the line of the last word. */}
      {'\u00A0'}
      <span className={`${styles.outside} ${primitives.accent}`}>
        <Icon name="outside" size="small" />
        <span className={primitives.visuallyHidden}> {text.opensOutside}</span>
      </span>
    </a>
  );
}
