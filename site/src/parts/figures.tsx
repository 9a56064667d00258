import type { ReactNode } from 'react';
import styles from './figures.module.css';

export type Figure = {
  key: string;
  /** The number, as text or as a counter. */
  value: ReactNode;
  /** Stands small behind the number: `+`, `t`, `км`. */
  unit?: string;
  caption: ReactNode;
};

/** Figures with small units, each with what it counts. `middle` where one of them is long (200 000 t). */
export function Figures({ figures, size = 'large' }: { figures: readonly Figure[]; size?: 'large' | 'middle' }) {
  return (
    <dl className={styles.figures} data-size={size}>
      {figures.map((figure) => (
        <div key={figure.key} className={styles.figure}>
          <dt className={styles.caption}>{figure.caption}</dt>
          <dd className={styles.value}>
            {figure.value}
            {figure.unit === undefined ? null : <small className={styles.unit}>{figure.unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
