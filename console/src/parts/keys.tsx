import styles from './keys.module.css';

/** Keys as they are printed on the keyboard: `<Keys of="Ctrl K" />`. */
export function Keys({ of }: { of: string }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {of.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
