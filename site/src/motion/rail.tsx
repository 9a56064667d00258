import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
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
  const [place, setPlace] = useState<Place>({ seen: 0.3, end: 'start' });
  const autoplay = useAutoplay(frame, { interval, onTick: () => step(track, 1, 'around') });

  useEffect(() => {
    const view = track.current;
    if (view === null) return undefined;
    const observer = new ResizeObserver(() => setPlace(placeOf(view)));
    observer.observe(view);
    const keepFocused = ({ target }: FocusEvent) => keepInView(view, target);
    view.addEventListener('focusin', keepFocused);
    return () => {
      observer.disconnect();
      view.removeEventListener('focusin', keepFocused);
    };
  }, []);

  return (
    <div ref={frame} className={`${styles.frame} ${className ?? ''}`}>
      {/* Focusable, since a region that scrolls must be within the keyboard's reach. */}
      <section
        ref={track}
        className={styles.track}
        aria-label={label}
        tabIndex={autoplay.calm ? undefined : 0}
        onScroll={(event) => setPlace(placeOf(event.currentTarget))}
      >
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.key} className={styles.item}>
              {item.content}
            </li>
          ))}
        </ul>
      </section>
      <RailControls
        label={label}
        place={place}
        onStep={(steps) => step(track, steps, 'stop')}
        pause={interval === undefined ? null : <PauseButton autoplay={autoplay} what={label} />}
      />
    </div>
  );
}

type RailControlsProps = {
  label: string;
  place: Place;
  onStep: (steps: 1 | -1) => void;
  pause: ReactNode;
};

/** At the end a button says that it has nothing left, but keeps the focus: `disabled` would drop it. */
function RailControls({ label, place, onStep, pause }: RailControlsProps) {
  const text = useText().parts;
  return (
    <div className={styles.controls}>
      <progress className={styles.progress} max={1} value={place.seen} aria-hidden="true" />
      <div className={buttons.tools}>
        {pause}
        <button
          type="button"
          className={buttons.tool}
          aria-label={text.previous(label)}
          aria-disabled={place.end === 'start' || place.end === 'both'}
          onClick={() => onStep(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={buttons.tool}
          aria-label={text.next(label)}
          aria-disabled={place.end === 'end' || place.end === 'both'}
          onClick={() => onStep(1)}
        >
          <Icon name="go" />
        </button>
      </div>
    </div>
  );
}

/** How much has been seen, of one, and whether there is more on either side. */
type Place = { seen: number; end: 'start' | 'end' | 'between' | 'both' };

function placeOf(view: HTMLElement): Place {
  const furthest = view.scrollWidth - view.clientWidth;
  const seen = Math.round(((view.scrollLeft + view.clientWidth) / (view.scrollWidth || 1)) * 100) / 100;
  if (furthest < 2) return { seen: 1, end: 'both' };
  return { seen, end: view.scrollLeft < 2 ? 'start' : view.scrollLeft > furthest - 2 ? 'end' : 'between' };
}

/** The rail may be moving on just then: it stops at once, and what has the focus stays in view. */
function keepInView(view: HTMLElement, focused: EventTarget | null): void {
  const item = focused instanceof Element ? focused.closest('li') : null;
  if (item === null || !view.contains(item)) return;
  view.scrollTo({ left: view.scrollLeft, behavior: 'instant' });
  item.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
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
