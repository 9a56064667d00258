import type { Examination } from './examine.ts';

let last: Promise<unknown> = Promise.resolve();

/** Examines a file on this machine, in a worker: 50 MB must not stop the page. One at a time, since each is in memory several times. */
export function examineFile(file: File): Promise<Examination> {
  const examination = last.then(() => inWorker(file)).catch(() => ({ examined: false }) as const);
  last = examination;
  return examination;
}

/** A worker that fails, for lack of memory or by a content that nobody thought of, has not examined. */
function inWorker(file: File): Promise<Examination> {
  const worker = new Worker(new URL('examine-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Examination>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Examination>) => resolve(data));
    for (const failure of ['error', 'messageerror'])
      worker.addEventListener(failure, () => resolve({ examined: false }));
    worker.postMessage(file, {});
  }).finally(() => worker.terminate());
}
