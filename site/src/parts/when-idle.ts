/** Runs a task once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  const cancelled = new AbortController();
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  const run = () => {
    if (!cancelled.signal.aborted) task();
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: cancelled.signal });
  return () => cancelled.abort();
}
