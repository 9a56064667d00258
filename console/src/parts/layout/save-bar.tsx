import type { ReactNode } from 'react';
import footer from './footer.module.css';
import styles from './save-bar.module.css';

export type SaveState = 'saved' | 'unsaved' | 'saving';

/**
 * The footer of an editor, always there and always as high. On the left what is unsaved, in words; on the right what one
 * can do. Bulk actions of a list are shown in the same place.
 */
export function SaveBar({ state, note, children }: { state: SaveState; note: ReactNode; children: ReactNode }) {
  return (
    <footer className={`${footer.footer} ${styles.bar}`} data-state={state}>
      <output>
        <i className={styles.mark} aria-hidden="true" />
        <span>{note}</span>
      </output>
      <div className={styles.actions}>{children}</div>
    </footer>
  );
}
