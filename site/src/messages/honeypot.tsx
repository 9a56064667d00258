import styles from './honeypot.module.css';

/** Nobody sees it, so only a program fills it in. */
export function Honeypot() {
  return (
    <div className={styles.offScreen} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
