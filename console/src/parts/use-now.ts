import { useEffect, useState } from 'react';
import { currentTime } from '../text/clock.ts';

/** The gateway's time, from minute to minute. */
export function useNow(): Date {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
