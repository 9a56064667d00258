import { useEffect, useEffectEvent } from 'react';
import { onceReached } from './once-reached.ts';

/**
 * Reads again when working time begins or ends: only the gateway knows when it changes after that. `updatedAt` is when
 * the instant was read: if the gateway still names the same one, it is read once more.
 */
export function useRefetchAt(instant: string | null | undefined, updatedAt: number, refetch: () => void): void {
  const onChange = useEffectEvent(refetch);
  useEffect(() => {
    if (instant === null || instant === undefined) return undefined;
    return onceReached(instant, updatedAt, () => onChange());
  }, [instant, updatedAt]);
}
