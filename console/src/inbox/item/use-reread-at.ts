import { useEffect, useEffectEvent } from 'react';
import { currentTime } from '../../text/clock.ts';

const day = 24 * 60 * 60 * 1000;

/** Reads again when working time begins or ends: only the gateway knows when it changes after that. */
export function useRereadAt(instant: string | null | undefined, reread: () => void): void {
  const onChange = useEffectEvent(reread);
  useEffect(() => {
    if (instant === null || instant === undefined) return undefined;
    const delay = Math.max(0, Date.parse(instant) - currentTime().getTime());
    const timer = setTimeout(() => onChange(), Math.min(delay, day));
    return () => clearTimeout(timer);
  }, [instant]);
}
