import { currentTime } from './clock.ts';
import { formatTimestamp, readTimestamp } from './format.ts';
import { useTexts } from './use-language.ts';

/** How long ago something was seen, in words while it is recent. */
export function useSeen(): (timestamp: string) => string {
  const { parts } = useTexts();
  return (timestamp) => {
    const minutes = Math.floor((currentTime().getTime() - readTimestamp(timestamp).getTime()) / 60_000);
    if (minutes < 2) return parts.now;
    if (minutes < 60) return parts.minutesAgo(minutes);
    return minutes < 12 * 60 ? parts.hoursAgo(Math.floor(minutes / 60)) : formatTimestamp(timestamp);
  };
}
