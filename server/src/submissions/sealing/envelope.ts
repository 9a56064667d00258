import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { SubmissionKeys } from '../../config/submission-keys.ts';

/**
 * Envelope encryption with AES-256-GCM: the content under its own key, which is wrapped by a
 * configured key. So a key rotation rewrites only 60 bytes of each row. The row's `id` is
 * authenticated: an envelope that is moved to another row does not open.
 */
export type Envelope = { sealed: Buffer; wrappedKey: Buffer; keyId: string };

const ivBytes = 12;
const tagBytes = 16;

function encrypt(key: Buffer, authenticated: string, content: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), iv).setAAD(Buffer.from(authenticated));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

function decrypt(key: Buffer, authenticated: string, encrypted: Buffer): Buffer {
  const [iv, tag] = [encrypted.subarray(0, ivBytes), encrypted.subarray(ivBytes, ivBytes + tagBytes)];
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(authenticated))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(encrypted.subarray(ivBytes + tagBytes)), decipher.final()]);
}

export function encryptEnvelope(keys: SubmissionKeys, id: string, content: string): Envelope {
  const contentKey = randomBytes(32);
  const [{ id: keyId, key }] = keys;
  return {
    sealed: encrypt(contentKey, `content ${id}`, Buffer.from(content)),
    wrappedKey: encrypt(key, `key ${id}`, contentKey),
    keyId,
  };
}

function unwrap(keys: SubmissionKeys, id: string, { wrappedKey, keyId }: Omit<Envelope, 'sealed'>): Buffer {
  const wrappingKey = keys.find((key) => key.id === keyId);
  if (wrappingKey === undefined) throw new Error(`The submission key “${keyId}” of this envelope is not configured`);
  return decrypt(wrappingKey.key, `key ${id}`, wrappedKey);
}

export function decryptEnvelope(keys: SubmissionKeys, id: string, envelope: Envelope): string {
  return decrypt(unwrap(keys, id, envelope), `content ${id}`, envelope.sealed).toString();
}

/** The same envelope, wrapped with the first configured key. */
export function rewrapEnvelope(
  keys: SubmissionKeys,
  id: string,
  envelope: Omit<Envelope, 'sealed'>,
): Omit<Envelope, 'sealed'> {
  const [{ id: keyId, key }] = keys;
  return { wrappedKey: encrypt(key, `key ${id}`, unwrap(keys, id, envelope)), keyId };
}
