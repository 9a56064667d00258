import type { HighlightedText } from 'contract/search.ts';
import { RunningText } from '../text/running-text.tsx';
import { ShortText } from '../text/short-text.tsx';
import styles from './highlighted.module.css';

/** A text with the search terms highlighted. `short` is for a title, whose Chinese breaks between words only. */
export function Highlighted({ parts, short = false }: { parts: HighlightedText; short?: boolean }) {
  const Text = short ? ShortText : RunningText;
  let end = 0;
  return parts.map(({ text, hit }) => {
    end += text.length;
    const shown = <Text key={end}>{text}</Text>;
    return hit ? (
      <mark key={end} className={styles.mark}>
        {shown}
      </mark>
    ) : (
      shown
    );
  });
}
