import { type ReactNode, useEffect, useRef } from 'react';
import styles from './marquee.module.css';
import { PauseButton } from './pause-button.tsx';
import { useRunning } from './use-autoplay.ts';

const secondsPerView = 10;

type MarqueeProps = {
  label: string;
  items: readonly { key: string | number; content: ReactNode }[];
  /** What stands left of the pause control, on the row above. */
  heading: ReactNode;
};

/** A row that runs past for ever: one window's width in ten seconds. In calm it wraps and stands. */
export function Marquee({ label, items, heading }: MarqueeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const autoplay = useRunning(frame);

  useEffect(() => {
    const view = track.current;
    if (view === null) return undefined;
    const observer = new ResizeObserver(() => {
      const views = view.scrollWidth / 2 / (view.parentElement?.clientWidth || 1);
      view.style.setProperty('--duration', `${views * secondsPerView}s`);
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, []);

  const row = items.map((item) => <li key={item.key}>{item.content}</li>);
  return (
    <div>
      <div className={styles.head}>
        {heading}
        <PauseButton autoplay={autoplay} what={label} />
      </div>
      <div ref={frame} className={styles.frame} data-calm={autoplay.calm || undefined}>
        <div ref={track} className={styles.track} data-running={autoplay.running || undefined}>
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
