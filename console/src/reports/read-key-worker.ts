/** Receives a key file with its passphrase and returns the key. It makes no network requests. */
import { KeyTextError, readKeyText } from 'contract/sealing/key-text.ts';
import type { KeyReading, KeyRequest } from './read-key.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<KeyRequest>) => {
  void reading(data).then((result) => globalThis.postMessage(result, {}));
});

async function reading({ bytes, passphrase }: KeyRequest): Promise<KeyReading> {
  try {
    return { ok: true, ...(await readKeyText(bytes, passphrase)) };
  } catch (error) {
    return { ok: false, problem: error instanceof KeyTextError ? error.problem : 'failed' };
  }
}
