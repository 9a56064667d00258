import type { ReactNode } from 'react';
import styles from './figures.module.css';
import primitives from './primitives.module.css';

export type Figure = {
  key: string;
  /** The number, as text or as a counter. */
  value: ReactNode;
  /** Shown small after the number: `+`, `t`, `км`. */
  unit?: string;
  caption: ReactNode;
};

/** Figures with units and captions. Use `middle` where a figure is long (200 000 t). */
export function Figures({ figures, size = 'large' }: { figures: readonly Figure[]; size?: 'large' | 'middle' }) {
  return (
    <dl className={styles.figures} data-size={size}>
      {figures.map((figure) => (
        <div key={figure.key} className={`${styles.figure} ${primitives.column} ${primitives.topBorder}`}>
          <dt className={`${styles.caption} ${primitives.balanced} ${primitives.label} ${primitives.quiet}`}>
            {figure.caption}
          </dt>
          <dd className={styles.value}>
            {figure.value}
            {figure.unit === undefined ? null : (
              <small className={`${styles.unit} ${primitives.regular} ${primitives.accent}`}>{figure.unit}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
