import type { Query } from '@tanstack/react-query';

const pollMilliseconds = 60_000;

/** While a read is under way the timer may run out again; that changes nothing, and need not be often. */
const shortestWait = 500;

/**
 * Options of a query that is read again by itself. Its next read is one minute after the last one, also if polling was
 * paused in between: after an absence it comes at once.
 */
export function pollingOptions(polling: 'running' | 'paused') {
  return {
    refetchInterval: ({ state }: Pick<Query, 'state'>) =>
      polling === 'running' ? untilNextRead(state, Date.now()) : (false as const),
    refetchOnWindowFocus: polling === 'running',
    refetchOnReconnect: true,
    // Otherwise a lost connection would pause the read, and nobody would learn of it.
    networkMode: 'always' as const,
  };
}

/** A failed read counts too: the gateway may be down. */
function untilNextRead({ dataUpdatedAt, errorUpdatedAt }: Query['state'], now: number): number {
  const next = Math.max(dataUpdatedAt, errorUpdatedAt) + pollMilliseconds;
  return Math.max(shortestWait, next - now);
}
