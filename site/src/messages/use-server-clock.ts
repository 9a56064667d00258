import { useCallback, useEffect, useRef, useState } from 'react';

/** In milliseconds. Until the server responds this is the visitor's clock, which may be wrong. */
export type ServerTime = { now: number; isServers: boolean };

const tickInterval = 10_000;

/**
 * Tracks the server's time by the headers of responses. The visitor's clock may be wrong, but it advances correctly.
 */
export function useServerClock(): { onResponse: (headers: Headers) => void; time: ServerTime } {
  const [time, setTime] = useState<ServerTime>(() => ({ now: Date.now(), isServers: false }));
  const clockOffset = useRef<number>(undefined);

  useEffect(() => {
    const timer = setInterval(() => {
      if (clockOffset.current !== undefined) setTime({ now: Date.now() + clockOffset.current, isServers: true });
    }, tickInterval);
    return () => clearInterval(timer);
  }, []);

  const onResponse = useCallback((headers: Headers) => {
    // This also works for a cached response: its revalidation has a date of its own.
    const serverTime = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(serverTime)) {
      clockOffset.current = serverTime - Date.now();
      setTime({ now: serverTime, isServers: true });
    }
  }, []);

  return { onResponse, time };
}
