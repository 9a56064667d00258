import { useText } from '../text/use-text.tsx';
import layout from './layout.module.css';
import styles from './skeleton.module.css';

const lineWidths = ['long', 'middle', 'long', 'short'] as const;

/** The shape of what is being loaded: cards with a picture, or lines of text. */
export function Skeleton({ cards = 0, lines = 0 }: { cards?: number; lines?: number }) {
  const text = useText().parts;
  return (
    <div className={styles.skeleton} aria-busy="true">
      <output className={layout.unseen}>{text.loading}</output>
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className={styles.card}>
            <span className={styles.picture} />
            <span className={styles.line} data-width="short" />
            <span className={styles.line} data-width="long" />
          </div>
        ))}
      </div>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={styles.line}
          data-width={lineWidths[index % lineWidths.length]}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
