import styles from './brand.module.css';
import primitives from './primitives.module.css';

/** The logo: one ring of the graphite lattice with six bonds, one of them in the accent colour. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
      <path d="M34.4 18V30L24 36 13.6 30V18L24 12" />
      <path d="M24 12V3.4M34.4 18l7.4-4.3M34.4 30l7.4 4.3M24 36v8.6M13.6 30l-7.4 4.3M13.6 18l-7.4-4.3" />
      <path className={styles.highlightedBond} d="M24 12L34.4 18" />
    </svg>
  );
}

export function Brand({ name }: { name: string }) {
  return (
    <span className={`${styles.brand} ${primitives.inline}`}>
      <BrandMark />
      <span className={`${styles.name} ${primitives.strong}`}>{name}</span>
    </span>
  );
}
