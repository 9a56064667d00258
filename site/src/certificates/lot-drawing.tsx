import styles from '../parts/drawing.module.css';

/** The header of a certificate: the lot number is below the code. */
export function LotDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 130" aria-hidden="true">
      <path className={styles.sheet} d="M.5 .5h419v129H.5z" />
      <path className={styles.text} d="M24 30h84M24 52h150M24 72h120M24 102h232" />
      <path
        className={styles.code}
        transform="translate(-16 5)"
        d="M324 14h16v16h-16zM360 14h16v16h-16zM324 50h16v16h-16z"
      />
      <path
        className={styles.modules}
        transform="translate(-16 5)"
        d="M330 20h4v4h-4zM366 20h4v4h-4zM330 56h4v4h-4zM346 12h4v8h-4zM350 24h4v8h-4zM346 36h8v4h-8zM322 36h4v8h-4zM330 40h8v4h-8zM338 36h4v4h-4zM358 36h4v8h-4zM366 40h4v4h-4zM374 36h4v8h-4zM346 44h4v8h-4zM354 48h8v4h-8zM366 48h8v4h-8zM350 56h4v8h-4zM358 56h4v4h-4zM366 56h8v4h-8zM346 64h4v4h-4zM358 64h12v4h-12zM374 60h4v8h-4z"
      />
      <rect className={styles.frame} x="265.5" y="82.5" width="137" height="30" rx="2" />
      <text className={styles.number} x="334" y="102.5" textAnchor="middle">
        260812010031
      </text>
    </svg>
  );
}
