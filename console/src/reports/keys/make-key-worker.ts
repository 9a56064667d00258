/** Receives a passphrase and returns a new key that is encrypted with it. It makes no network requests. */
import { generateKeyPair, newKeyText } from 'contract/sealing/new-key.ts';
import { signingKeyOf } from 'contract/sealing/officer-signature.ts';
import type { KeyMaking, NewKeyRequest } from './make-key.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<NewKeyRequest>) => {
  void making(data).then((result) => globalThis.postMessage(result, {}));
});

async function making(request: NewKeyRequest): Promise<KeyMaking> {
  try {
    const pair = await generateKeyPair();
    const file = await newKeyText(pair, request);
    return { ok: true, made: { file, recipient: pair.recipient, signingKey: signingKeyOf(pair.identity) } };
  } catch {
    return { ok: false };
  }
}
