import { chosenFromQuery } from 'contract/paths.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import type { PageHandle } from './page.ts';
import { readSession, writeSession } from './session.ts';

/** The state of a step that answers what is being typed: the field must not move from under its writer. */
export const staying = 'stay';

/** After every navigation: up to the top, or to the section the address names (P2). What only opens something in place moves nothing. */
export function useKeptPlace(): void {
  const { key, pathname, search, state } = useLocation();
  const stays = useNavigationType() !== NavigationType.Pop && state === staying;
  const section = useNamedSection();
  const { opens } = usePageHandle();
  const page = `${pathname}?${without(search, opens)}`;
  const arrived = useRef<{ key: string; page: string }>(undefined);

  useLayoutEffect(() => {
    const last = arrived.current;
    const firstLoad = last === undefined;
    if (last?.key === key) return;
    arrived.current = { key, page };
    if (stays || (opens !== undefined && last?.page === page)) return;
    const target = section === undefined ? null : document.getElementById(section);
    if (target) target.scrollIntoView();
    else if (firstLoad) returnToReloadedPlace();
    else scrollTo(0, 0);
  }, [key, page, opens, stays, section]);

  useEffect(() => {
    const keep = () => writeSession('scrollPlace', `${scrollY} ${location.href}`);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
}

/** Behind `#` the page is rendered after the browser has put a reloaded one back, and a reload must not lose the reader's place. */
function returnToReloadedPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const reloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  const [place, address] = readSession('scrollPlace')?.split(' ') ?? [];
  if (reloaded && address === location.href) scrollTo(0, Number(place));
}

/** The section may stand in the path (`/about/history`) or in the query (`?history`, `?section=history`); what opens in place is one too. */
export function useNamedSection(): string | undefined {
  const { search } = useLocation();
  const match = useMatches().at(-1);
  const { sections = [], sectionsOf, opens } = usePageHandle();
  const query = new URLSearchParams(search);
  // A page that failed to load has no data.
  const named = match?.loaderData === undefined ? sections : [...sections, ...(sectionsOf?.(match.loaderData) ?? [])];
  return (
    named.find((name) => name === match?.params['section']) ??
    chosenFromQuery(query, 'section', named) ??
    (opens === undefined ? undefined : (query.get(opens) ?? undefined))
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
