import { useEffect, useRef } from 'react';

/** Whether somebody types into the element: single letters must not act there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** A dialog is open: keys of the page below it do nothing. */
function isDialogOpen(): boolean {
  return document.querySelector('.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open') !== null;
}

/** After G, the letter of an area must follow within a second. */
const chordMilliseconds = 1000;

type FrameKeys = {
  togglePalette: () => void;
  openKeysSheet: () => void;
  toggleNavigation: () => void;
  /** G and then a letter. */
  goTo: (letter: string) => void;
};

/** The keys that work everywhere. */
export function useFrameKeys(keys: FrameKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let chordUntil = 0;
    function onKeyDown(event: KeyboardEvent): void {
      const { togglePalette, openKeysSheet, toggleNavigation, goTo } = latest.current;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        const run = { k: togglePalette, '\\': toggleNavigation }[key];
        if (run === undefined) return;
        event.preventDefault();
        run();
        return;
      }
      if (event.altKey || isTyping(event.target) || isDialogOpen()) return;
      if (key === '?') openKeysSheet();
      else if (Date.now() < chordUntil) {
        chordUntil = 0;
        goTo(key);
      } else if (key === 'g') chordUntil = Date.now() + chordMilliseconds;
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
