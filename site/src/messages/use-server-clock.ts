import { useCallback, useEffect, useRef, useState } from 'react';

/** In milliseconds. Until the server has answered it is the visitor's own, which may be wrong. */
export type ServerTime = { now: number; isServers: boolean };

const turn = 10_000;

/** Keeps the server's time, as the answers that come by `fetch` tell it. The visitor's clock may be wrong, but it runs. */
export function useServerClock(): { fetch: typeof globalThis.fetch; time: ServerTime } {
  const [time, setTime] = useState<ServerTime>(() => ({ now: Date.now(), isServers: false }));
  const ahead = useRef<number>(undefined);

  useEffect(() => {
    const turning = setInterval(() => {
      if (ahead.current !== undefined) setTime({ now: Date.now() + ahead.current, isServers: true });
    }, turn);
    return () => clearInterval(turning);
  }, []);

  const hearingFetch = useCallback<typeof globalThis.fetch>(async (...request) => {
    const response = await fetch(...request);
    // Of a kept answer too: the server is asked whether it still holds, and its “yes” has a date of its own.
    const told = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(told)) {
      ahead.current = told - Date.now();
      setTime({ now: told, isServers: true });
    }
    return response;
  }, []);

  return { fetch: hearingFetch, time };
}
