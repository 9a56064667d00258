import { type ReactNode, useRef } from 'react';
import styles from './marquee.module.css';
import { PauseButton } from './pause-button.tsx';
import { useRunning } from './use-autoplay.ts';

type MarqueeProps = {
  label: string;
  items: readonly { key: string | number; content: ReactNode }[];
  /** What stands left of the pause control, on the row above. */
  heading: ReactNode;
};

/** A row that runs past for ever: one round in ten seconds (section 9). In calm it wraps and stands. */
export function Marquee({ label, items, heading }: MarqueeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const autoplay = useRunning(frame);

  const row = items.map((item) => <li key={item.key}>{item.content}</li>);
  return (
    <div>
      <div className={styles.head}>
        {heading}
        <PauseButton autoplay={autoplay} what={label} />
      </div>
      <div ref={frame} className={styles.frame}>
        <div className={styles.track} data-running={autoplay.running || undefined}>
          <ul className={styles.row} aria-label={label}>
            {row}
          </ul>
          {/* The same row again, so that the loop has no seam. */}
          <ul className={styles.row} aria-hidden="true" inert>
            {row}
          </ul>
        </div>
      </div>
    </div>
  );
}
