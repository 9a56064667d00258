import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import styles from './carousel.module.css';
import { PauseButton } from './pause-button.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useMouseDrag } from './use-mouse-drag.ts';

type CarouselProps = {
  /** The accessible name of the carousel. */
  label: string;
  items: readonly { key: string | number; content: ReactNode }[];
  /** Milliseconds between two steps; without it the carousel does not move automatically. */
  interval?: number;
  /** A class that sets `--items-per-view`, the number of visible items. */
  className?: string | undefined;
};

/**
 * A row that scrolls sideways and snaps. Without scripts it scrolls by hand; under reduced motion it becomes a grid.
 */
export function Carousel({ label, items, interval, className }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [scroll, setScroll] = useState<ScrollState>({ progress: 0.3, end: 'start' });
  const autoplay = useAutoplay(frame, { interval, onTick: () => step(track, 1, 'around') });

  useMouseDrag(track);

  useEffect(() => {
    const view = track.current;
    if (view === null) return undefined;
    const observer = new ResizeObserver(() => setScroll(scrollStateOf(view)));
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
      {/* Focusable, since keyboard users must be able to scroll the region. */}
      <section
        ref={track}
        className={`${styles.track} ${primitives.scrollRow}`}
        aria-label={label}
        tabIndex={autoplay.reducedMotion ? undefined : 0}
        onScroll={(event) => setScroll(scrollStateOf(event.currentTarget))}
      >
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.key} className={styles.item}>
              {item.content}
            </li>
          ))}
        </ul>
      </section>
      <CarouselControls
        label={label}
        scroll={scroll}
        onStep={(steps) => step(track, steps, 'stop')}
        pause={interval === undefined ? null : <PauseButton autoplay={autoplay} what={label} />}
      />
    </div>
  );
}

type CarouselControlsProps = {
  label: string;
  scroll: ScrollState;
  onStep: (steps: 1 | -1) => void;
  pause: ReactNode;
};

/** At the end a button is `aria-disabled`: `disabled` would drop the focus. */
function CarouselControls({ label, scroll, onStep, pause }: CarouselControlsProps) {
  const text = useText().parts;
  return (
    <div className={`${styles.controls} ${primitives.needsScripts} ${primitives.screenOnly} ${primitives.row}`}>
      <progress className={styles.progress} max={1} value={scroll.progress} aria-hidden="true" />
      <div className={buttons.tools}>
        {pause}
        <button
          type="button"
          className={buttons.tool}
          aria-label={text.previous(label)}
          aria-disabled={scroll.end === 'start' || scroll.end === 'both'}
          onClick={() => onStep(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={buttons.tool}
          aria-label={text.next(label)}
          aria-disabled={scroll.end === 'end' || scroll.end === 'both'}
          onClick={() => onStep(1)}
        >
          <Icon name="go" />
        </button>
      </div>
    </div>
  );
}

/** The share that has been seen, from 0 to 1, and whether more follows on either side. */
type ScrollState = { progress: number; end: 'start' | 'end' | 'between' | 'both' };

function scrollStateOf(view: HTMLElement): ScrollState {
  const maxScroll = view.scrollWidth - view.clientWidth;
  const progress = Math.round(((view.scrollLeft + view.clientWidth) / (view.scrollWidth || 1)) * 100) / 100;
  if (maxScroll < 2) return { progress: 1, end: 'both' };
  return { progress, end: view.scrollLeft < 2 ? 'start' : view.scrollLeft > maxScroll - 2 ? 'end' : 'between' };
}

/** The carousel may be scrolling at this time. It stops at once, so that the focused item stays in view. */
function keepInView(view: HTMLElement, focused: EventTarget | null): void {
  const item = focused instanceof Element ? focused.closest('li') : null;
  if (item === null || !view.contains(item)) return;
  view.scrollTo({ left: view.scrollLeft, behavior: 'instant' });
  item.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/**
 * Scrolls by one item; `around` continues from the last to the first. The browser snaps and respects reduced motion.
 */
function step(track: RefObject<HTMLElement | null>, steps: 1 | -1, atTheEnd: 'around' | 'stop'): void {
  const view = track.current;
  const [first, second] = view?.querySelectorAll('li') ?? [];
  if (!view || !first) return;
  const width = second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  const isAtEnd = view.scrollLeft >= view.scrollWidth - view.clientWidth - 2;
  view.scrollTo({ left: atTheEnd === 'around' && isAtEnd ? 0 : view.scrollLeft + steps * width });
}
