import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Box, wayClearOf, wayInto } from './free-place.ts';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

const interval = 100;
const speed = { across: 6, down: 8 };
/** On narrower screens it stands (floating-logo.module.css). */
const wanders = '(min-width: 992px)';
/** There the side bar lies at the bottom. */
const phone = '(max-width: 767px)';

/** Six pixels across and eight down every tenth of a second, turning at the edges of the window, clear of what has the focus, and in the open when it has it itself (WCAG 2.4.11). */
export function useWandering(element: RefObject<HTMLElement | null>): Autoplay {
  const place = useRef({ across: 0, down: 0, toRight: -1, toBottom: -1 });
  const autoplay = useAutoplay(element, { interval, onTick: wander });
  const { calm } = autoplay;

  function wander() {
    const logo = element.current;
    if (logo === null || !matchMedia(wanders).matches) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const now = place.current;
    const box = standingBox(logo, [logo]);
    if (box.left < speed.across) now.toRight = 1;
    if (box.right > clientWidth - speed.across) now.toRight = -1;
    if (box.top < speed.down) now.toBottom = 1;
    if (box.bottom > clientHeight - speed.down) now.toBottom = -1;
    moveBy(now.toRight * speed.across, now.toBottom * speed.down);
    makeWay();
  }

  function makeWay() {
    const focused = document.activeElement;
    const logo = element.current;
    if (logo === null || focused === null || !focused.matches(':focus-visible')) return;
    // Its buttons hang over its edge.
    const box = standingBox(logo, [logo, ...logo.querySelectorAll('button')]);
    const { across, down } = logo.contains(focused)
      ? wayInto(box, freeWindow())
      : wayClearOf(box, focused.getBoundingClientRect(), freeWindow());
    const now = place.current;
    now.toRight = Math.sign(across) || now.toRight;
    now.toBottom = Math.sign(down) || now.toBottom;
    if (across !== 0 || down !== 0) moveBy(across, down);
  }

  function moveBy(across: number, down: number) {
    const now = place.current;
    now.across += across;
    now.down += down;
    element.current?.style.setProperty('translate', `${now.across}px ${now.down}px`);
  }

  /** It may still be on its way: where it stands once it has arrived. */
  function standingBox(logo: HTMLElement, parts: HTMLElement[]): Box {
    const [across, down] = getComputedStyle(logo)
      .translate.split(' ')
      .map((length) => Number.parseFloat(length) || 0);
    const [right, below] = [place.current.across - (across ?? 0), place.current.down - (down ?? 0)];
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
    return {
      left: Math.min(...boxes.map((box) => box.left)) + right,
      top: Math.min(...boxes.map((box) => box.top)) + below,
      right: Math.max(...boxes.map((box) => box.right)) + right,
      bottom: Math.max(...boxes.map((box) => box.bottom)) + below,
    };
  }

  const yieldPlace = useEffectEvent(makeWay);
  useEffect(() => {
    const stop = new AbortController();
    // The browser scrolls to what gets the focus, and only then is it seen where it lies.
    document.addEventListener('focusin', () => requestAnimationFrame(() => yieldPlace()), stop);
    document.addEventListener('scrollend', () => yieldPlace(), { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    function goHome() {
      Object.assign(place.current, { across: 0, down: 0 });
      element.current?.style.removeProperty('translate');
    }
    if (calm) goHome();
    const media = matchMedia(wanders);
    media.addEventListener('change', goHome);
    return () => media.removeEventListener('change', goHome);
  }, [calm, element]);

  return autoplay;
}

/** What header and side bar leave free. */
function freeWindow(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const style = getComputedStyle(document.documentElement);
  const [head, bar] = ['--head', '--bar'].map((name) => Number.parseFloat(style.getPropertyValue(name)) || 0);
  const free = { left: 0, top: head ?? 0, right: clientWidth, bottom: clientHeight };
  if (matchMedia(phone).matches) free.bottom -= bar ?? 0;
  else free.right -= bar ?? 0;
  return free;
}
