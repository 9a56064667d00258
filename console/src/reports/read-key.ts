import type { KeyPair, KeyTextProblem } from 'contract/sealing/key-text.ts';
import { askWorker } from './ask-worker.ts';

export type KeyRequest = { bytes: Uint8Array; passphrase: string | undefined };

export type KeyProblem = KeyTextProblem | 'failed';

export type KeyReading = ({ ok: true } & KeyPair) | { ok: false; problem: KeyProblem };

/** A key has a few hundred bytes. Anything large is no key, and would only fill the memory. */
export const maxKeyBytes = 64 * 1024;

/** Reads a key in a worker: the passphrase takes seconds and 256 MB, which end with the worker. */
export function readKey(request: KeyRequest): Promise<KeyReading> {
  const worker = new Worker(new URL('read-key-worker.ts', import.meta.url), { type: 'module' });
  return askWorker<KeyReading>(worker, request, { ok: false, problem: 'failed' });
}
