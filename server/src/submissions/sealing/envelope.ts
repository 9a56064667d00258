import { createSecretKey, randomBytes } from 'node:crypto';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import { openValue, sealValue } from '../../cryptography/sealed-value.ts';

/**
 * Envelope encryption with AES-256-GCM: the content under its own key, which is wrapped by a
 * configured key. So a key rotation rewrites only 60 bytes of each row. The row's `id` is
 * authenticated: an envelope that is moved to another row does not open.
 */
export type Envelope = { sealed: Buffer; wrappedKey: Buffer; keyId: string };

export function encryptEnvelope(keys: SubmissionKeys, id: string, content: string): Envelope {
  const contentKey = randomBytes(32);
  const [{ id: keyId, key }] = keys;
  return {
    sealed: sealValue(createSecretKey(contentKey), `content ${id}`, Buffer.from(content)),
    wrappedKey: sealValue(createSecretKey(key), `key ${id}`, contentKey),
    keyId,
  };
}

function unwrap(keys: SubmissionKeys, id: string, { wrappedKey, keyId }: Omit<Envelope, 'sealed'>): Buffer {
  const wrappingKey = keys.find((key) => key.id === keyId);
  if (wrappingKey === undefined) throw new Error(`The submission key “${keyId}” of this envelope is not configured`);
  return openValue(createSecretKey(wrappingKey.key), `key ${id}`, wrappedKey);
}

export function decryptEnvelope(keys: SubmissionKeys, id: string, envelope: Envelope): string {
  return openValue(createSecretKey(unwrap(keys, id, envelope)), `content ${id}`, envelope.sealed).toString();
}

/** The same envelope, wrapped with the first configured key. */
export function rewrapEnvelope(
  keys: SubmissionKeys,
  id: string,
  envelope: Omit<Envelope, 'sealed'>,
): Omit<Envelope, 'sealed'> {
  const [{ id: keyId, key }] = keys;
  return { wrappedKey: sealValue(createSecretKey(key), `key ${id}`, unwrap(keys, id, envelope)), keyId };
}
