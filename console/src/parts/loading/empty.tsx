import type { ReactNode } from 'react';
import styles from './blank.module.css';

/** Nothing is here: why, and what one can do. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.blank}>
      <svg
        width="40"
        height="40"
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeDasharray="3 3"
        aria-hidden="true"
      >
        <path d="M24 6L39.6 15V33L24 42 8.4 33V15z" />
      </svg>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}
