import styles from './skeleton.module.css';

/** Stands for a line of text that is on its way. */
export function SkeletonLine({ wide }: { wide?: 'short' | 'middle' }) {
  return <span className={styles.line} data-wide={wide} />;
}

/** The class of a box that stands for a picture. */
export const skeletonBlock = styles.block;
