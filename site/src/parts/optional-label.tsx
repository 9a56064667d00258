import type { ReactNode } from 'react';
import { usePageText } from '../text/use-text.tsx';
import styles from './optional-label.module.css';

/** The label of an optional field. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  const text = usePageText('forms');
  return (
    <>
      {children}
      <span className={styles.optional}>{text.optional}</span>
    </>
  );
}
