import { type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { DeferredMegaMenu } from './deferred-mega-menu.ts';

export type MenuControls = {
  show: (group: string) => void;
  hide: () => void;
  toggle: RefObject<HTMLButtonElement | null>;
};

/** Handles pointer and keyboard in the header, most of all for its menu. Loads when either first reaches it. */
export function followHeader(
  header: HTMLElement,
  signal: AbortSignal,
  controls: MenuControls,
  justEntered: boolean,
): void {
  void DeferredMegaMenu.preload().catch(() => undefined);
  followPointer(header, signal, controls, justEntered);
  followKeyboard(header, signal, controls);
  header.addEventListener('keydown', (event) => stepThroughLanguages(header, event), { signal });
}

/** In the open menu of languages the arrow keys must not scroll the page below it. */
function stepThroughLanguages(header: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...header.querySelectorAll<HTMLElement>(':popover-open a')];
  if (step === undefined || links.length === 0) return;
  event.preventDefault();
  const focused = links.findIndex((link) => link === document.activeElement);
  links.at((Math.max(focused, step < 0 ? 0 : -1) + step) % links.length)?.focus();
}

/** Delays in milliseconds: crossing the header must not open the menu, and a brief mouseleave must not close it. */
const openDelay = 140;
const closeDelay = 280;

function followPointer(
  header: HTMLElement,
  signal: AbortSignal,
  { show, hide }: MenuControls,
  justEntered: boolean,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  // After a navigation the pointer still rests on the link that was clicked. The menu must not cover the new page.
  let ignoresHover = !justEntered && isOverHeader(header);
  const ignoreHover = () => {
    clearTimeout(timer);
    ignoresHover = isOverHeader(header);
  };

  const hoverAt = (target: EventTarget | null) => {
    clearTimeout(timer);
    const group = groupAround(target);
    if (group !== undefined && !ignoresHover) schedule(openDelay, () => show(group));
  };
  if (justEntered && matchMedia('(hover: hover)').matches) hoverAt(header.querySelector('[data-group]:hover'));

  header.addEventListener('pointerover', ({ pointerType, target }) => pointerType === 'mouse' && hoverAt(target), {
    signal,
  });
  header.addEventListener(
    'pointerleave',
    (event) => {
      if (event.pointerType === 'mouse') schedule(closeDelay, hide);
    },
    { signal },
  );
  document.addEventListener(
    'pointermove',
    (event) => {
      pointer = event;
      ignoresHover &&= isOverHeader(header);
    },
    { signal, passive: true },
  );
  // While the page of a clicked link loads, and when a dialog whose close button lies over the header has closed.
  header.addEventListener('click', ignoreHover, { signal });
  document.addEventListener('close', ignoreHover, { signal, capture: true });
  document.addEventListener('pointerdown', (event) => isOutside(header, event.target) && hide(), { signal });
}

/** Where the pointer was last, on any page. */
let pointer: { clientX: number; clientY: number } | undefined;

/** By its position: during a view transition and below a dialog the header is not `:hover`. */
function isOverHeader(header: HTMLElement): boolean {
  if (pointer === undefined) return header.matches(':hover');
  const { top, bottom } = header.getBoundingClientRect();
  return pointer.clientY >= top && pointer.clientY < bottom;
}

function followKeyboard(header: HTMLElement, signal: AbortSignal, { show, hide, toggle }: MenuControls): void {
  const panel = () => header.querySelector('#mega-menu');
  async function openAt(group: string): Promise<void> {
    await DeferredMegaMenu.preload();
    flushSync(() => show(group));
    const links = [...(panel()?.querySelectorAll('a') ?? [])];
    const link = links.find((one) => groupAround(one) === group) ?? links[0];
    link?.focus();
  }
  header.addEventListener(
    'keydown',
    (event) => {
      const group = groupAround(event.target);
      if (event.key !== 'ArrowDown' || group === undefined || isInside(panel(), event.target)) return;
      event.preventDefault();
      void openAt(group);
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
