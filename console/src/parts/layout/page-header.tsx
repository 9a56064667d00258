import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/**
 * Title, one quiet line, and what one can do here. The primary action is the last one, and the only filled button of
 * the page.
 */
export function PageHeader({
  title,
  note,
  children,
  tabs,
}: {
  title: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
  tabs?: ReactNode;
}) {
  return (
    <div className={tabs ? `${styles.header} ${styles.withTabs}` : styles.header}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {note ? <p>{note}</p> : null}
        </div>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      {tabs}
    </div>
  );
}
