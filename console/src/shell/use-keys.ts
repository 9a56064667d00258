import { useRef } from 'react';
import { isDialogOpen, isTyping, latinLetter } from '../parts/keyboard/keyboard.ts';
import { useKeyDown } from '../parts/keyboard/use-key-down.ts';

/** After G, the letter of an area must follow within a second. */
const chordMilliseconds = 1000;

type FrameKeys = {
  togglePalette: () => void;
  openShortcuts: () => void;
  toggleHelp: () => void;
  toggleNavigation: () => void;
  /** G and then a letter. */
  goTo: (letter: string) => void;
};

/** The keys that work everywhere. */
export function useFrameKeys({ togglePalette, openShortcuts, toggleHelp, toggleNavigation, goTo }: FrameKeys): void {
  const chordUntil = useRef(0);
  useKeyDown((event) => {
    const key = latinLetter(event);
    if (event.ctrlKey || event.metaKey) {
      const run = { k: togglePalette, '\\': toggleNavigation }[key];
      if (run === undefined) return;
      event.preventDefault();
      run();
      return;
    }
    if (event.key === 'F1') {
      // Instead of the browser's own help, which says nothing of this screen.
      event.preventDefault();
      toggleHelp();
      return;
    }
    if (event.altKey || isTyping(event.target) || isDialogOpen()) return;
    if (key === '?') openShortcuts();
    else if (Date.now() < chordUntil.current) {
      chordUntil.current = 0;
      goTo(key);
    } else if (key === 'g') chordUntil.current = Date.now() + chordMilliseconds;
  });
}
