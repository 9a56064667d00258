import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** The row above a list. The toolbar stays at its right end when the search is hidden. */
export function Filters({ isShown, children, toolbar }: { isShown: boolean; children: ReactNode; toolbar: ReactNode }) {
  return (
    <search className={styles.filters}>
      {isShown ? children : null}
      {toolbar}
    </search>
  );
}
