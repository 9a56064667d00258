import styles from '../parts/drawing.module.css';

/** A receipt: its number has four groups of digits. */
export function ReceiptDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 96" aria-hidden="true">
      <path className={styles.sheet} d="M.5 .5h419v95H.5z" />
      <path className={styles.text} d="M24 26h84M24 50h132M24 70h108" />
      <rect className={styles.frame} x="198.5" y="44.5" width="196" height="32" rx="2" />
      <text className={styles.number} x="296.5" y="66" textAnchor="middle">
        0000 0000 0000 0000
      </text>
    </svg>
  );
}
