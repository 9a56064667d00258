import { type RefObject, useRef, useState } from 'react';

type PictureTrack = {
  track: RefObject<HTMLElement | null>;
  /** Index of the picture that fills the track. */
  shown: number;
  step: (steps: 1 | -1) => void;
  show: (index: number) => void;
  followScroll: () => void;
};

/** A row of full-width pictures that scrolls and snaps. Swipes and key steps can be mixed. */
export function usePictureTrack(start: number, count: number): PictureTrack {
  const track = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(start);
  // The target of the current scroll. A second step starts from it while the first is still scrolling.
  const targetIndex = useRef(start);

  function show(index: number): void {
    const view = track.current;
    targetIndex.current = Math.min(Math.max(index, 0), count - 1);
    view?.scrollTo({ left: targetIndex.current * view.clientWidth });
  }

  function followScroll(): void {
    const view = track.current;
    if (view === null) return;
    const position = view.scrollLeft / (view.clientWidth || 1);
    const nearest = Math.round(position);
    setShown(nearest);
    if (Math.abs(position - nearest) < 0.01) targetIndex.current = nearest;
  }

  return { track, shown, step: (steps) => show(targetIndex.current + steps), show, followScroll };
}
