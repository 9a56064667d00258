import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Box, offsetIntoBounds, offsetToAvoid } from './avoid-overlap.ts';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

const interval = 100;
const speed = { x: 6, y: 8 };
/** On narrower screens the logo does not move (floating-logo.module.css). */
const floatingWidths = '(min-width: 992px)';
/** On phones the side bar is at the bottom. */
const phoneWidths = '(max-width: 767px)';

/**
 * Moves the logo six pixels across and eight down every tenth of a second, and bounces at the window's edges, at headings
 * and at large figures. It avoids the focused element, and stays unobscured while it has the focus (WCAG 2.4.11).
 */
export function useFloatingMotion(element: RefObject<HTMLElement | null>): Autoplay {
  const offset = useRef({ x: 0, y: 0, directionX: -1, directionY: -1 });
  const autoplay = useAutoplay(element, { interval, onTick: float });
  const { reducedMotion } = autoplay;

  function float() {
    const logo = element.current;
    if (logo === null || !matchMedia(floatingWidths).matches) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const now = offset.current;
    const box = settledBox(logo, now, [logo]);
    if (box.left < speed.x) now.directionX = 1;
    if (box.right > clientWidth - speed.x) now.directionX = -1;
    if (box.top < speed.y) now.directionY = 1;
    if (box.bottom > clientHeight - speed.y) now.directionY = -1;
    moveBy(now.directionX * speed.x, now.directionY * speed.y);
    for (const text of document.querySelectorAll('main :is(h1, h2, [data-final])')) avoid(logo, text);
    avoidFocus();
  }

  function avoidFocus() {
    const focused = document.activeElement;
    const logo = element.current;
    if (logo === null || focused === null || !focused.matches(':focus-visible')) return;
    avoid(logo, focused);
  }

  function avoid(logo: HTMLElement, other: Element) {
    const obstacle = other.getBoundingClientRect();
    if (obstacle.bottom < 0 || obstacle.top > innerHeight) return;
    const now = offset.current;
    // The buttons extend beyond the logo's edge.
    const box = settledBox(logo, now, [logo, ...logo.querySelectorAll('button')]);
    const { x, y } = logo.contains(other)
      ? offsetIntoBounds(box, freeWindow())
      : offsetToAvoid(box, obstacle, freeWindow());
    now.directionX = Math.sign(x) || now.directionX;
    now.directionY = Math.sign(y) || now.directionY;
    if (x !== 0 || y !== 0) moveBy(x, y);
  }

  function moveBy(x: number, y: number) {
    const now = offset.current;
    now.x += x;
    now.y += y;
    element.current?.style.setProperty('translate', `${now.x}px ${now.y}px`);
  }

  const onFocusMoved = useEffectEvent(avoidFocus);
  useEffect(() => {
    const stop = new AbortController();
    // The browser scrolls to the focused element first; its position is known only afterwards.
    document.addEventListener('focusin', () => requestAnimationFrame(() => onFocusMoved()), stop);
    document.addEventListener('scrollend', () => onFocusMoved(), { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    function resetPosition() {
      Object.assign(offset.current, { x: 0, y: 0 });
      element.current?.style.removeProperty('translate');
    }
    if (reducedMotion) resetPosition();
    const media = matchMedia(floatingWidths);
    media.addEventListener('change', resetPosition);
    return () => media.removeEventListener('change', resetPosition);
  }, [reducedMotion, element]);

  return autoplay;
}

/** The box of these parts of the logo after the current transition to `offset` has ended. */
function settledBox(logo: HTMLElement, offset: { x: number; y: number }, parts: HTMLElement[]): Box {
  const [x, y] = getComputedStyle(logo)
    .translate.split(' ')
    .map((length) => Number.parseFloat(length) || 0);
  const [right, below] = [offset.x - (x ?? 0), offset.y - (y ?? 0)];
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  return {
    left: Math.min(...boxes.map((box) => box.left)) + right,
    top: Math.min(...boxes.map((box) => box.top)) + below,
    right: Math.max(...boxes.map((box) => box.right)) + right,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + below,
  };
}

/** The area that the header and the side bar leave free. */
function freeWindow(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const style = getComputedStyle(document.documentElement);
  const [header, bar] = ['--header-height', '--side-bar-size'].map(
    (name) => Number.parseFloat(style.getPropertyValue(name)) || 0,
  );
  const free = { left: 0, top: header ?? 0, right: clientWidth, bottom: clientHeight };
  if (matchMedia(phoneWidths).matches) free.bottom -= bar ?? 0;
  else free.right -= bar ?? 0;
  return free;
}
