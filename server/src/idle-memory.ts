import { megabyte } from 'contract/megabyte.ts';
const intervalMilliseconds = 20_000;

/** The share of busy time below which a pause of some hundred milliseconds hardly ever delays a request. */
const idleUtilization = 0.02;

/** How much the process must have grown since the last release. With 32 MB a server that grew by 30 kept them. */
const worthwhileBytes = 16 * megabyte;

/**
 * Returns memory to the system while the server is idle. V8 keeps the pages that a collection frees: after thousands of
 * rendered pages a server kept up to 110 MB for good. V8 itself returns them only where the program says that it is in
 * the background, which Node never does. Does nothing without `--expose-gc`.
 */
export function releaseMemoryWhenIdle(interval = intervalMilliseconds): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  let released = 0;
  let last = performance.eventLoopUtilization();
  const releaseIfIdle = () => {
    const { utilization } = performance.eventLoopUtilization(last);
    if (utilization < idleUtilization && process.memoryUsage.rss() - released > worthwhileBytes) {
      // Only this kind of collection returns the pages.
      gc({ type: 'major', flavor: 'last-resort' });
      released = process.memoryUsage.rss();
    }
    last = performance.eventLoopUtilization();
  };
  setInterval(releaseIfIdle, interval).unref();
}
