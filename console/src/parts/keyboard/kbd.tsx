import styles from './kbd.module.css';

/** Keys as they are printed on the keyboard: `<Kbd keys="Ctrl K" />`. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
