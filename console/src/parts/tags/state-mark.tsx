import styles from './state-mark.module.css';

export type MarkedState = 'live' | 'draft' | 'waiting' | 'withdrawn';

/** A state as a shape, so that a column is readable without colour. The word is shown beside it. */
export function StateMark({ state, size = 12 }: { state: MarkedState; size?: number }) {
  const common = { width: size, height: size, viewBox: '0 0 14 14', 'aria-hidden': true };
  const shapes: Record<MarkedState, React.ReactNode> = {
    live: <circle cx="7" cy="7" r="4.5" fill="currentColor" />,
    draft: <circle cx="7" cy="7" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.4" />,
    waiting: <path d="M7 .9l6.1 6.1L7 13.1.9 7z" fill="currentColor" />,
    withdrawn: (
      <g fill="none" stroke="currentColor" strokeWidth="1.4">
        <circle cx="7" cy="7" r="4.8" />
        <path d="M3.6 10.4l6.8-6.8" />
      </g>
    ),
  };
  return (
    <svg {...common} className={styles.mark} data-state={state}>
      {shapes[state]}
    </svg>
  );
}
