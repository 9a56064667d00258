import { useEffect, useEffectEvent } from 'react';
import { isMissingPage, lastPage } from './last-page.ts';

/** Goes to the last page of a list that has become shorter than the page in the URL. */
export function useLeftMissingPage(
  data: Parameters<typeof isMissingPage>[0] | undefined,
  { page, size, setPage }: { page: number; size: number; setPage: (page: number) => void },
): void {
  const shown = data !== undefined && isMissingPage(data) ? Math.min(page, lastPage(data.totalElements, size)) : page;
  const leave = useEffectEvent(() => setPage(shown));
  useEffect(() => {
    if (shown !== page) leave();
  }, [page, shown]);
}
