import type { ReactNode } from 'react';
import styles from './dark-band.module.css';

/** A dark strip over the whole width, for the one drawing or the one dark section of a page. */
export function DarkBand({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band} data-theme="dark">
      {children}
    </div>
  );
}
