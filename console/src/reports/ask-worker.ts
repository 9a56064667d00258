/** Sends one request to a worker, and ends it after the response. It responds with `failed` if it fails. */
export function askWorker<Result>(worker: Worker, request: unknown, failed: Result): Promise<Result> {
  return new Promise<Result>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Result>) => resolve(data));
    for (const failure of ['error', 'messageerror']) worker.addEventListener(failure, () => resolve(failed));
    worker.postMessage(request, {});
  }).finally(() => worker.terminate());
}
