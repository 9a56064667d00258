import { askWorker } from '../ask-worker.ts';

export type NewKeyRequest = { passphrase: string; createdOn: string };

/** A key as it leaves the worker: the private half only in the file, encrypted with the passphrase. */
export type MadeKey = { file: string; recipient: string; signingKey: string };

export type KeyMaking = { ok: true; made: MadeKey } | { ok: false };

/** Makes a key in a worker: the passphrase takes seconds and 256 MB, which end with the worker. */
export function makeKey(request: NewKeyRequest): Promise<KeyMaking> {
  const worker = new Worker(new URL('make-key-worker.ts', import.meta.url), { type: 'module' });
  return askWorker<KeyMaking>(worker, request, { ok: false });
}
