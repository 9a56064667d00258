import type { HighlightedText } from 'contract/search.ts';
import { HeaderText } from '../text/header-text.tsx';
import styles from './highlighted.module.css';

/** A text with the search terms highlighted. */
export function Highlighted({ parts }: { parts: HighlightedText }) {
  let end = 0;
  return parts.map(({ text, hit }) => {
    end += text.length;
    const shown = <HeaderText key={end}>{text}</HeaderText>;
    return hit ? (
      <mark key={end} className={styles.mark}>
        {shown}
      </mark>
    ) : (
      shown
    );
  });
}
