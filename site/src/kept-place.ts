import { chosenFromQuery } from 'contract/paths.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageHandle } from './page.ts';
import { readSession, writeSession } from './session.ts';

/** After every navigation: up to the top, or to the section the address names (P2). */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const section = useNamedSection();
  const arrived = useRef<string>(undefined);

  useLayoutEffect(() => {
    const firstLoad = arrived.current === undefined;
    if (arrived.current === key) return;
    arrived.current = key;
    const target = section === undefined ? null : document.getElementById(section);
    if (target) target.scrollIntoView();
    else if (firstLoad) returnToReloadedPlace();
    else scrollTo(0, 0);
  }, [key, section]);

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

/** The section may stand in the path (`/about/history`) or in the query (`?history`, `?section=history`). */
export function useNamedSection(): string | undefined {
  const { search } = useLocation();
  const match = useMatches().at(-1);
  const handle: Partial<PageHandle> | undefined = isHandle(match?.handle) ? match.handle : undefined;
  const sections = handle?.sections ?? [];
  return (
    sections.find((name) => name === match?.params['section']) ??
    chosenFromQuery(new URLSearchParams(search), 'section', sections)
  );
}

function isHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'source' in handle;
}
