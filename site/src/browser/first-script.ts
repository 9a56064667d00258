/**
 * The only inline script, allowed by its hash. It sets what the first paint needs, and starts the other scripts after
 * it. The build bundles and minifies it (site/vite-plugins/inline-script.ts).
 */
import { defaultLocale } from 'contract/locales.ts';
import type { SessionStorageKey } from './session-storage.ts';

/** A load that never ends, or a background tab, starts the scripts after this time. */
const startMilliseconds = 4000;
/** After the scripts have started, the first paint counts as over even without an input. */
const inputMilliseconds = 6000;

const page = document.documentElement;
const state = page.dataset;
const hashMode = state['mode'] === 'hash';
let started = false;

function stored(key: SessionStorageKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** In hash mode the server always renders the Chinese home page. */
function showsAnotherPage(): boolean {
  const language = stored('language');
  const otherFragment = location.hash !== '' && location.hash !== '#/';
  return hashMode && (otherFragment || (language !== null && language !== '' && language !== defaultLocale));
}

/** Records clicks that come before the scripts run (early-clicks.ts), unless the browser handles them itself. */
function recordClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const pressed = target.closest('a,button') ?? target.closest('g');
  if (pressed === null) return;
  if (pressed.localName === 'a') {
    // In hash mode a link to a fragment within the page would navigate away.
    if (!hashMode || clicks.handling || !/^#(?!\/)/.test(pressed.getAttribute('href') ?? '')) return;
    event.preventDefault();
  } else if (pressed instanceof HTMLButtonElement && isHandledByBrowser(pressed)) return;
  clicks.push([pressed, event]);
}

function isHandledByBrowser(button: HTMLButtonElement): boolean {
  return button.type === 'submit' || Boolean(button.commandForElement ?? button.popoverTargetElement);
}

function addToHead<Name extends 'link' | 'script'>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/**
 * Lets the lazy pictures load that are on the first one and a half screens. An observer does not force the layout of
 * what is far below.
 */
function markNearPictures(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLElement) target.dataset['near'] = '';
      observer.disconnect();
    },
    { rootMargin: '1000000px 0px 50%' },
  );
  for (const image of document.querySelectorAll('[loading=lazy]')) {
    const frame = (image.closest('picture') ?? image).parentElement;
    if (frame !== null) observer.observe(frame);
  }
}

/**
 * Loads what the document lists in `data-scripts`, the entry last, and in `data-styles`. Before the first paint it would
 * compete with the largest picture on a slow line.
 */
function start(): void {
  if (started) return;
  started = true;
  markNearPictures();
  setTimeout(endBeforeInput, inputMilliseconds);
  const scripts = (state['scripts'] ?? '').split(' ');
  const entry = scripts.pop() ?? '';
  // The styles are inlined in the document. A disabled link names each file, so that Vite does not fetch it again.
  for (const href of (state['styles'] ?? '').split(' ')) addToHead('link', { rel: 'stylesheet', disabled: true, href });
  for (const href of scripts) addToHead('link', { rel: 'modulepreload', href });
  const run = () => addToHead('script', { type: 'module', src: entry });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

function endBeforeInput(): void {
  delete state['beforeInput'];
  delete state['firstPaint'];
}

function startsAtTheTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && (location.hash === '' || location.hash === '#/');
}

function startAfterPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

// So that no carousel is painted first.
if (stored('calm') === 'on' || matchMedia('(prefers-reduced-motion: reduce)').matches) state['reducedMotion'] = '';
// Hides the home page that the server has rendered (global.css).
if (showsAnotherPage()) state['beforeRender'] = '';
// Delays the lazy pictures that are not near (global.css), since browsers fetch them two screens ahead.
state['beforeInput'] = '';
// Only the first screen is laid out (global.css), but a position that the browser restores needs the whole page.
if (startsAtTheTop()) state['firstPaint'] = '';

const clicks: NonNullable<typeof globalThis.earlyClicks> = [];
globalThis.earlyClicks = clicks;
addEventListener('click', recordClick, true);
// Steps in the history reach an open dialog before the router (close-on-back.ts): browsers call the listeners of a
// window in the order of their registration, whether they capture or not.
addEventListener('popstate', (event) => globalThis.onDialogPopState?.(event));

if ('beforeRender' in state) {
  endBeforeInput();
  start();
}
for (const name of ['scroll', 'pointerdown', 'keydown', 'wheel', 'beforeprint'])
  addEventListener(name, endBeforeInput, { passive: true, once: true });
for (const name of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(name, start, { capture: true, passive: true, once: true });
addEventListener('load', () => {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (first === null) startAfterPaint();
  else first.decode().then(startAfterPaint, startAfterPaint);
});
setTimeout(start, startMilliseconds);
