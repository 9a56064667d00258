import { useTexts } from '../../text/use-language.ts';
import styles from './loading-rows.module.css';

/** Rows of a list's own height, so that nothing jumps when the list arrives. */
export function LoadingRows({ rows = 8 }: { rows?: number }) {
  const { parts } = useTexts();
  return (
    <section className={styles.loading} aria-busy="true" aria-label={parts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div className={styles.row} key={`row ${row + 1}`}>
          <span style={{ width: 28, height: 28 }} />
          <span style={{ width: `${52 - ((row * 17) % 26)}%` }} />
          <span style={{ width: 72 }} />
          <span style={{ width: 72 }} />
        </div>
      ))}
    </section>
  );
}
