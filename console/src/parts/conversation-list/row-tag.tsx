import type { ReactNode } from 'react';
import styles from './row-tag.module.css';

type RowTagProps = { isDanger?: boolean; title?: string; lang?: string; children: ReactNode };

/** A word in a small frame in a row of a list. */
export function RowTag({ isDanger = false, title, lang, children }: RowTagProps) {
  return (
    <span className={styles.tag} data-danger={isDanger} title={title} lang={lang}>
      {children}
    </span>
  );
}
