import primitives from './primitives.module.css';
import styles from './skeleton.module.css';

/** A placeholder for a line of text. `label` is read aloud, for example in a heading. */
export function SkeletonLine({ wide, label }: { wide?: 'short' | 'middle'; label?: string }) {
  return (
    <span className={styles.line} data-wide={wide}>
      {label === undefined ? null : <span className={primitives.visuallyHidden}>{label}</span>}
    </span>
  );
}

/** The class of a picture's placeholder. */
export const skeletonBlock = styles.block;
