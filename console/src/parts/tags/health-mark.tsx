import type { HealthState } from 'contract/console/health.ts';
import styles from './health-mark.module.css';

/** A filled circle, a triangle or an empty circle: it is told apart without colour. The word is shown beside it. */
export function HealthMark({ state }: { state: HealthState }) {
  const shapes: Record<HealthState, React.ReactNode> = {
    ok: <circle cx="7" cy="7" r="4.5" fill="currentColor" />,
    failing: <path d="M7 1l6.2 11.4H.8z" fill="currentColor" />,
    off: <circle cx="7" cy="7" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  };
  return (
    <svg className={styles.mark} data-state={state} width={12} height={12} viewBox="0 0 14 14" aria-hidden>
      {shapes[state]}
    </svg>
  );
}
