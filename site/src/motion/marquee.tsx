import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import primitives from '../parts/primitives.module.css';
import styles from './marquee.module.css';
import { PauseButton } from './pause-button.tsx';
import { useRunning } from './use-autoplay.ts';

type MarqueeProps = {
  label: string;
  items: readonly { key: string | number; content: ReactNode }[];
  /** Content left of the pause button, in the row above. */
  heading: ReactNode;
};

/** By keyboard, a link may get the focus where the row has moved it out of sight. Then the row stands still. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

function startOver({ currentTarget }: FocusEvent) {
  currentTarget.scrollLeft = 0;
}

/** An endless row: one round takes ten seconds (section 9). Under reduced motion it wraps and does not move. */
export function Marquee({ label, items, heading }: MarqueeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const autoplay = useRunning(frame);

  useEffect(() => {
    // Browsers do not load a lazy picture that only the animation moves into view.
    if (autoplay.running) for (const image of frame.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
  }, [autoplay.running]);

  const row = items.map((item) => <li key={item.key}>{item.content}</li>);
  return (
    <div>
      <div className={`${styles.header} ${primitives.screenOnly} ${primitives.page} ${primitives.rowBetween}`}>
        {heading}
        <PauseButton autoplay={autoplay} what={label} />
      </div>
      <div ref={frame} className={styles.frame} onFocus={showFocused} onBlur={startOver}>
        <div className={styles.track} data-running={autoplay.running || undefined}>
          <ul className={`${styles.row} ${primitives.row}`} aria-label={label}>
            {row}
          </ul>
          {/* The row is repeated so that the loop has no seam. */}
          <ul className={`${styles.row} ${primitives.row}`} aria-hidden="true" inert>
            {row}
          </ul>
        </div>
      </div>
    </div>
  );
}
