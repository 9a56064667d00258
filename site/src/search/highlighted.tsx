import type { HighlightedText } from 'contract/search.ts';
import styles from './highlighted.module.css';

/** A text with the search terms highlighted. */
export function Highlighted({ parts }: { parts: HighlightedText }) {
  let end = 0;
  return parts.map(({ text, hit }) => {
    end += text.length;
    return hit ? (
      <mark key={end} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
