import styles from './lot-drawing.module.css';

/** The head of a certificate: the lot number is below the code. */
export function LotDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 130" aria-hidden="true">
      <path className={styles.sheet} d="M.5 130V.5h419V130" />
      <path className={styles.text} d="M24 30h84M24 52h150M24 72h120M24 102h232" />
      <path
        className={styles.code}
        d="M322 16h22v22h-22zM356 16h22v22h-22zM322 50h22v22h-22zM329 23h8v8h-8zM363 23h8v8h-8z"
      />
      <path className={styles.code} d="M329 57h8v8h-8zM356 50h8v8h-8zM370 50h8v8h-8zM356 64h8v8h-8zM370 64h8v8h-8z" />
      <rect className={styles.lot} x="300.5" y="80.5" width="99" height="26" rx="2" />
      <text className={styles.number} x="350" y="98" textAnchor="middle">
        260812010031
      </text>
    </svg>
  );
}
