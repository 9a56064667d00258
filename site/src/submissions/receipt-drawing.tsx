import styles from '../parts/drawing.module.css';

/** A receipt: its number has four groups of digits. */
export function ReceiptDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 130" aria-hidden="true">
      <path className={styles.sheet} d="M.5 .5h419v129H.5z" />
      <path className={styles.text} d="M24 30h84M24 102h232" />
      <rect className={styles.frame} x="24.5" y="49.5" width="196" height="32" rx="2" />
      <text className={styles.number} x="122.5" y="71" textAnchor="middle">
        0000 0000 0000 0000
      </text>
    </svg>
  );
}
