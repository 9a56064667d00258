import { useSyncExternalStore } from 'react';

/** Where a table has room for little more than one column. */
export const phone = '(max-width: 599px)';

/** Whether a media query matches now. */
export function useMediaQuery(query: string): boolean {
  const list = matchMedia(query);
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
  );
}
