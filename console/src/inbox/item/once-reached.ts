import { currentTime } from '../../text/clock.ts';

/** A browser's timer runs out at once if it is longer than 24 days. */
const longestTimer = 24 * 60 * 60_000;

/** This computer's clock may be ahead of the gateway's by so much (clock.ts): an instant that has passed comes again. */
const passedDelay = 30_000;

/**
 * Runs something when an instant is reached; if it has passed, half a minute after it was read, on this computer's clock.
 * Returns how to cancel that.
 */
export function onceReached(instant: string, readAt: number, run: () => void): () => void {
  const remaining = () => Date.parse(instant) - currentTime().getTime();
  let timer: ReturnType<typeof setTimeout>;
  function wait(delay: number): void {
    timer = setTimeout(
      () => {
        const left = remaining();
        if (left > 0) wait(left);
        else run();
      },
      Math.min(delay, longestTimer),
    );
  }
  const left = remaining();
  wait(left > 0 ? left : Math.max(0, readAt + passedDelay - Date.now()));
  return () => clearTimeout(timer);
}
