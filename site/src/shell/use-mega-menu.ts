import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A pointer crossing the header on its way elsewhere opens nothing; one that slips out for a moment closes nothing. */
const openDelay = 140;
const closeDelay = 260;

export type MegaMenuState = {
  open: boolean;
  /** The group under the pointer, or from which the keyboard came. */
  group: string | undefined;
  toggle: RefObject<HTMLButtonElement | null>;
  switchOver(): void;
};

/** Opens by hovering the navigation, by the toggle, by ArrowDown on a link; closes by Escape, by leaving, by going somewhere. */
export function useMegaMenu(): [header: RefObject<HTMLElement | null>, menu: MegaMenuState] {
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [group, setGroup] = useState<string>();
  const { key: step } = useLocation();

  useEffect(() => {
    setOpen(false);
    const element = header.current;
    if (element === null) return;
    const stop = new AbortController();
    // Listens on the element itself, since hovering is no act that needs a role.
    watchPointer(element, stop.signal, (next) => (setOpen(next !== undefined), next && setGroup(next)));
    watchKeyboard(element, stop.signal, {
      open: (next) => (setOpen(true), setGroup(next)),
      close: () => setOpen(false),
      toggle,
    });
    return () => stop.abort();
    // A step to another page closes the menu, and any wait that would open it.
  }, [step]);

  return [header, { open, group, toggle, switchOver: () => setOpen(!open) }];
}
