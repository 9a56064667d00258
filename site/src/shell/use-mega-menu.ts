import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

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
    const show = (group: string | undefined) => setOpened({ locationKey, group });
    const hide = () => setOpened(undefined);
    followPointer(element, stop.signal, show, hide);
    followKeyboard(element, stop.signal, show, hide, toggle);
    return () => stop.abort();
  }, [locationKey]);

  const menu = {
    open,
    group: open ? opened.group : undefined,
    toggleMenu: () => setOpened(open ? undefined : { locationKey, group: undefined }),
  };
  return { header, toggle, menu };
}

/** Delays in milliseconds: crossing the header must not open the menu, and a brief mouseleave must not close it. */
const openDelay = 140;
const closeDelay = 280;

function followPointer(
  header: HTMLElement,
  signal: AbortSignal,
  show: (group: string) => void,
  hide: () => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  // After a click on a link the pointer still hovers over it. The menu must not cover the new page at once.
  let ignoresHover = header.matches(':hover');

  header.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      const group = groupAround(event.target);
      if (group !== undefined && !ignoresHover) schedule(openDelay, () => show(group));
    },
    { signal },
  );
  header.addEventListener(
    'pointerleave',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      ignoresHover = false;
      schedule(closeDelay, hide);
    },
    { signal },
  );
  document.addEventListener('pointerdown', (event) => isOutside(header, event.target) && hide(), { signal });
}

function followKeyboard(
  header: HTMLElement,
  signal: AbortSignal,
  show: (group: string) => void,
  hide: () => void,
  toggle: RefObject<HTMLButtonElement | null>,
): void {
  const panel = () => header.querySelector('#mega-menu');
  header.addEventListener(
    'keydown',
    (event) => {
      const group = groupAround(event.target);
      if (event.key !== 'ArrowDown' || group === undefined || isInside(panel(), event.target)) return;
      event.preventDefault();
      flushSync(() => show(group));
      const links = [...(panel()?.querySelectorAll('a') ?? [])];
      const link = links.find((one) => groupAround(one) === group) ?? links[0];
      link?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || panel() === null) return;
      if (panel()?.contains(document.activeElement)) toggle.current?.focus();
      hide();
    },
    { signal },
  );
  header.addEventListener('focusout', (event) => isOutside(header, event.relatedTarget) && hide(), { signal });
}

function groupAround(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-group]')?.dataset['group'] : undefined;
}

function isInside(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

/** A null target, for example when the window loses the focus, does not count as outside. */
function isOutside(header: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && !header.contains(target);
}
