import type { Examination } from './examine.ts';

let last: Promise<unknown> = Promise.resolve();

let isLoaded = false;

/**
 * Loads the worker's code before a file needs it. A request at the first file would reveal in an access log who
 * attached one.
 */
export function loadExaminer(): void {
  if (isLoaded) return;
  isLoaded = true;
  void examineFile(new File([], ''));
}

/**
 * Examines a file locally in a worker, since 50 MB would block the page. Files are examined one at a time, because each
 * is in memory several times.
 */
export function examineFile(file: File): Promise<Examination> {
  const examination = last.then(() => inWorker(file)).catch(() => ({ examined: false }) as const);
  last = examination;
  return examination;
}

/** A worker that fails, for example for lack of memory, has not examined the file. */
function inWorker(file: File): Promise<Examination> {
  const worker = new Worker(new URL('examine-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Examination>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Examination>) => resolve(data));
    for (const failure of ['error', 'messageerror'])
      worker.addEventListener(failure, () => resolve({ examined: false }));
    worker.postMessage(file, {});
  }).finally(() => worker.terminate());
}
