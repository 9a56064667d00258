import { choiceFromQuery } from 'contract/urls/paths.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { getSessionItem, setSessionItem } from '../browser/session-storage.ts';
import type { PageHandle } from './page.ts';

/** The navigation state that keeps the scroll position, for example while the visitor types into a filter. */
export const keepScroll = 'stay';

/** How far each page of the history was scrolled, by the router's keys. */
const scrollPositions = new Map<string, number>();

/**
 * Scrolls to the top, or to the section that the URL names, after every navigation (P2). A step back restores the
 * scroll position. A step that opens something in place does not scroll.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, state } = useLocation();
  const isStepInHistory = useNavigationType() === NavigationType.Pop;
  const keepsScroll = !isStepInHistory && state === keepScroll;
  const section = useNamedSection();
  const { inPlaceParameter } = usePageHandle();
  const page = `${pathname}?${without(search, inPlaceParameter)}`;
  const lastNavigation = useRef<{ key: string; page: string }>(undefined);

  useLayoutEffect(() => {
    const last = lastNavigation.current;
    const firstLoad = last === undefined;
    if (last?.key === key) return;
    lastNavigation.current = { key, page };
    if (keepsScroll || (inPlaceParameter !== undefined && last?.page === page)) return;
    const position = isStepInHistory && !firstLoad ? scrollPositions.get(key) : undefined;
    const target = position !== undefined || section === undefined ? null : document.getElementById(section);
    // The heights of what is not laid out yet are estimates (first-script.ts).
    if (target || !firstLoad) delete document.documentElement.dataset['firstPaint'];
    if (target) target.scrollIntoView();
    else if (firstLoad) restoreReloadedScroll();
    else scrollTo(0, position ?? 0);
  }, [key, page, inPlaceParameter, isStepInHistory, keepsScroll, section]);

  useEffect(() => {
    const save = () => setSessionItem('scrollPlace', `${scrollY} ${location.href}`);
    const remember = () => {
      const shown = lastNavigation.current?.key ?? '';
      // The browser scrolls before the router shows the page of a step back.
      if ((Object(history.state).key ?? 'default') === shown) scrollPositions.set(shown, scrollY);
    };
    addEventListener('pagehide', save);
    addEventListener('scroll', remember, { passive: true });
    return () => {
      removeEventListener('pagehide', save);
      removeEventListener('scroll', remember);
    };
  }, []);
}

/**
 * In hash mode the page renders after the browser has restored the scroll position, so a reload must restore it here.
 */
function restoreReloadedScroll(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const reloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  const [top, url] = getSessionItem('scrollPlace')?.split(' ') ?? [];
  if (reloaded && url === location.href) scrollTo(0, Number(top));
}

/**
 * The section that the URL names: in the path (`/about/history`), in the query (`?history`, `?section=history`), or
 * as an element opened in place.
 */
export function useNamedSection(): string | undefined {
  const { search } = useLocation();
  const match = useMatches().at(-1);
  const { sections = [], sectionsOf, inPlaceParameter } = usePageHandle();
  const query = new URLSearchParams(search);
  // A page that failed to load has no data.
  const named = match?.loaderData === undefined ? sections : [...sections, ...(sectionsOf?.(match.loaderData) ?? [])];
  return (
    named.find((name) => name === match?.params['section']) ??
    choiceFromQuery(query, 'section', named) ??
    (inPlaceParameter === undefined ? undefined : (query.get(inPlaceParameter) ?? undefined))
  );
}

function usePageHandle(): Partial<PageHandle> {
  const match = useMatches().at(-1);
  return isHandle(match?.handle) ? match.handle : {};
}

function without(search: string, name: string | undefined): string {
  const query = new URLSearchParams(search);
  if (name !== undefined) query.delete(name);
  return query.toString();
}

function isHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'source' in handle;
}
