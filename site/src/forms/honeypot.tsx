import styles from './honeypot.module.css';

/** A hidden field that only bots fill in. */
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

export function honeypotIn(form: HTMLFormElement): string {
  const website = new FormData(form).get('website');
  return typeof website === 'string' ? website : '';
}
