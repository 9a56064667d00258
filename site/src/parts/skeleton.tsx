import layout from './layout.module.css';
import styles from './skeleton.module.css';

/** Stands for a line of text that is on its way. `say` where it is read aloud, as in a heading. */
export function SkeletonLine({ wide, say }: { wide?: 'short' | 'middle'; say?: string }) {
  return (
    <span className={styles.line} data-wide={wide}>
      {say === undefined ? null : <span className={layout.unseen}>{say}</span>}
    </span>
  );
}

/** The class of a box that stands for a picture. */
export const skeletonBlock = styles.block;
