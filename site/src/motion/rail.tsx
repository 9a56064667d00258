import { type ReactNode, type RefObject, useRef, useState } from 'react';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.tsx';
import { PauseButton } from './pause-button.tsx';
import styles from './rail.module.css';
import { useAutoplay } from './use-autoplay.ts';

type RailProps = {
  /** Names the rail to those who cannot see it. */
  label: string;
  items: readonly { key: string | number; content: ReactNode }[];
  /** Milliseconds between two steps; without it the rail stands still. */
  interval?: number;
  /** A class that sets `--per-view`, how many items are seen at once. */
  className?: string | undefined;
};

/** A row that scrolls sideways and snaps. Without scripts it scrolls by hand; in calm it lies out as a grid. */
export function Rail({ label, items, interval, className }: RailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const progress = useRef<HTMLProgressElement>(null);
  const [end, setEnd] = useState<'start' | 'end' | 'between'>('start');
  const autoplay = useAutoplay(frame, { interval, onTick: () => step(track, 1, 'around') });

  function follow() {
    const view = track.current;
    if (view === null || progress.current === null) return;
    const furthest = view.scrollWidth - view.clientWidth;
    progress.current.value = view.scrollWidth === 0 ? 1 : (view.scrollLeft + view.clientWidth) / view.scrollWidth;
    setEnd(view.scrollLeft < 2 ? 'start' : view.scrollLeft > furthest - 2 ? 'end' : 'between');
  }

  return (
    <div ref={frame} className={`${styles.frame} ${className ?? ''}`} data-calm={autoplay.calm || undefined}>
      {/* Focusable, since a region that scrolls must be within the keyboard's reach. */}
      <div ref={track} className={styles.track} role="group" aria-label={label} tabIndex={autoplay.calm ? undefined : 0} onScroll={follow}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.key} className={styles.item}>
              {item.content}
            </li>
          ))}
        </ul>
      </div>
      <RailControls
        label={label}
        end={end}
        onStep={(steps) => step(track, steps, 'stop')}
        pause={interval === undefined ? null : <PauseButton autoplay={autoplay} what={label} />}
        progress={<progress ref={progress} className={styles.progress} max={1} value={0.3} aria-hidden="true" />}
      />
    </div>
  );
}

type RailControlsProps = {
  label: string;
  end: 'start' | 'end' | 'between';
  onStep: (steps: 1 | -1) => void;
  pause: ReactNode;
  progress: ReactNode;
};

function RailControls({ label, end, onStep, pause, progress }: RailControlsProps) {
  const text = useText().parts;
  return (
    <div className={styles.controls}>
      {progress}
      <div className={buttons.tools}>
        {pause}
        <button type="button" className={buttons.tool} aria-label={text.previous(label)} disabled={end === 'start'} onClick={() => onStep(-1)}>
          <Icon name="back" />
        </button>
        <button type="button" className={buttons.tool} aria-label={text.next(label)} disabled={end === 'end'} onClick={() => onStep(1)}>
          <Icon name="go" />
        </button>
      </div>
    </div>
  );
}

/** One item on, or back; `around` goes from the last to the first. The browser snaps, and heeds calm. */
function step(track: RefObject<HTMLElement | null>, steps: 1 | -1, atTheEnd: 'around' | 'stop'): void {
  const view = track.current;
  const [first, second] = view?.querySelectorAll('li') ?? [];
  if (!view || !first) return;
  const width = second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  const furthest = view.scrollLeft >= view.scrollWidth - view.clientWidth - 2;
  view.scrollTo({ left: atTheEnd === 'around' && furthest ? 0 : view.scrollLeft + steps * width });
}
