import { chosenFromQuery } from 'contract/paths.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageHandle } from './page.ts';
import { writeSession } from './session.ts';

/** After every navigation: up to the top, or to the section the address names (P2); `activeIndex` follows. */
export function useKeptPlace(): void {
  const { key, pathname } = useLocation();
  const section = useNamedSection();
  const arrived = useRef<string>(undefined);

  useLayoutEffect(() => {
    const firstLoad = arrived.current === undefined;
    if (arrived.current === key) return;
    arrived.current = key;
    const target = section === undefined ? null : document.getElementById(section);
    if (target) target.scrollIntoView();
    // A first load stays where the browser has put it: a reload must not lose the reader's place.
    else if (!firstLoad) scrollTo(0, 0);
  }, [key, section]);

  useEffect(() => writeSession('activeIndex', pathname), [pathname]);
  useFocusOnArrival(pathname);
}

/** The section may stand in the path (`/about/history`) or in the query (`?history`, `?section=history`). */
function useNamedSection(): string | undefined {
  const { search } = useLocation();
  const match = useMatches().at(-1);
  const handle: Partial<PageHandle> | undefined = isHandle(match?.handle) ? match.handle : undefined;
  const sections = handle?.sections ?? [];
  return sections.find((name) => name === match?.params['section']) ?? chosenFromQuery(new URLSearchParams(search), 'section', sections);
}

function isHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'source' in handle;
}

/** A new page is announced by focusing its main part; a new tab of the same page keeps the focus on the tab. */
function useFocusOnArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
