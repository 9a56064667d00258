/**
 * The only inline script, allowed by its hash. It sets what the first paint needs, and starts the other scripts after
 * it. The build bundles and minifies it (site/vite-plugins/inline-script.ts).
 * - It sets `data-reduced-motion` when the visitor chose it or the system asks for it, so that no carousel is painted
 *   first.
 * - In hash mode the server always renders the Chinese home page. The script hides it when the fragment or the stored
 *   language asks for another page.
 * - The document lists its files in `data-scripts`, the entry last, and in `data-styles`. They load after the first
 *   paint, since they would compete with the largest picture on a slow line. A click, a key, the wheel or a page that
 *   waits hidden starts them at once. A load that never ends, or a background tab, starts them after four seconds.
 * - The styles are inlined in the document. A disabled link names each file, so that Vite does not fetch it again.
 * - `data-untouched` delays lazy pictures (global.css), since browsers fetch them two screens ahead. Pictures
 *   on the first one and a half screens load with the scripts. The others load at the first scroll, click or key, or
 *   after six seconds.
 * - `data-first-screen` lasts as long as `data-untouched`. Without it everything is laid out at once, as a scroll position
 *   or a fragment that the browser restores needs it.
 * - The script records clicks that come before the scripts run (early-clicks.ts), unless the browser handles them
 *   itself. In hash mode a link to a fragment within the page would navigate away.
 * - Steps in the history reach an open dialog before the router (close-on-back.ts): browsers call the listeners of a
 *   window in the order of their registration, whether they capture or not.
 */
import { defaultLocale } from 'contract/locales.ts';
import type { SessionStorageKey } from './session-storage.ts';

const startMilliseconds = 4000;
const touchMilliseconds = 6000;

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

function asksForAnotherPage(): boolean {
  const language = stored('language');
  const otherFragment = location.hash !== '' && location.hash !== '#/';
  return hashMode && (otherFragment || (language !== null && language !== '' && language !== defaultLocale));
}

function recordClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const pressed = target.closest('a,button') ?? target.closest('g');
  if (pressed === null) return;
  if (pressed.localName === 'a') {
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

function start(): void {
  if (started) return;
  started = true;
  markNearPictures();
  setTimeout(touch, touchMilliseconds);
  const scripts = (state['scripts'] ?? '').split(' ');
  const entry = scripts.pop() ?? '';
  for (const href of (state['styles'] ?? '').split(' ')) addToHead('link', { rel: 'stylesheet', disabled: true, href });
  for (const href of scripts) addToHead('link', { rel: 'modulepreload', href });
  const run = () => addToHead('script', { type: 'module', src: entry });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

function touch(): void {
  delete state['untouched'];
  delete state['firstScreen'];
}

function startsAtTheTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && (location.hash === '' || location.hash === '#/');
}

function startAfterPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

if (stored('calm') === 'on' || matchMedia('(prefers-reduced-motion: reduce)').matches) state['reducedMotion'] = '';
if (asksForAnotherPage()) state['waiting'] = '';
state['untouched'] = '';
if (startsAtTheTop()) state['firstScreen'] = '';

const clicks: NonNullable<typeof globalThis.earlyClicks> = [];
globalThis.earlyClicks = clicks;
addEventListener('click', recordClick, true);
addEventListener('popstate', (event) => globalThis.dialogStep?.(event));

if ('waiting' in state) {
  touch();
  start();
}
for (const name of ['scroll', 'pointerdown', 'keydown', 'wheel', 'beforeprint'])
  addEventListener(name, touch, { passive: true, once: true });
for (const name of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(name, start, { capture: true, passive: true, once: true });
addEventListener('load', () => {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (first === null) startAfterPaint();
  else first.decode().then(startAfterPaint, startAfterPaint);
});
setTimeout(start, startMilliseconds);
