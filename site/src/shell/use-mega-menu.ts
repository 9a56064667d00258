import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { followHeader } from './follow-header.ts';

type MegaMenuState = {
  open: boolean;
  /** The hovered group, or the group that the keyboard opened. */
  group: string | undefined;
  toggleMenu: () => void;
};

type MegaMenu = {
  header: RefObject<HTMLElement | null>;
  toggle: RefObject<HTMLButtonElement | null>;
  menu: MegaMenuState;
};

/** The handlers load when the pointer or the focus first reaches the header. */
let handlers: { followHeader: typeof followHeader } | undefined;

/**
 * The menu opens on hover, by its toggle button, or by ArrowDown on a link. It closes on Escape, on leaving and on
 * navigation.
 */
export function useMegaMenu(): MegaMenu {
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const locationKey = useLocation().key;
  // A navigation closes the menu.
  const [opened, setOpened] = useState<{ locationKey: string; group: string | undefined }>();
  const open = opened?.locationKey === locationKey;

  useEffect(() => {
    const element = header.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const controls = {
      show: (group: string) => setOpened({ locationKey, group }),
      hide: () => setOpened(undefined),
      toggle,
    };
    const load = () =>
      void import('./follow-header.ts').then(
        (loaded) => {
          if (handlers === undefined && !signal.aborted) loaded.followHeader(element, signal, controls, true);
          handlers = loaded;
        },
        () => undefined,
      );
    if (handlers !== undefined) handlers.followHeader(element, signal, controls, false);
    else for (const event of ['pointerover', 'focusin']) element.addEventListener(event, load, { signal, once: true });
    return () => stop.abort();
  }, [locationKey]);

  const menu = {
    open,
    group: open ? opened.group : undefined,
    toggleMenu: () => setOpened(open ? undefined : { locationKey, group: undefined }),
  };
  return { header, toggle, menu };
}
