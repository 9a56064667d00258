import type { Pieces } from 'contract/search.ts';
import styles from './marked.module.css';

/** A text with what was looked for highlighted. */
export function Marked({ pieces }: { pieces: Pieces }) {
  let place = 0;
  return pieces.map(({ text, hit }) => {
    place += text.length;
    return hit ? (
      <mark key={place} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
