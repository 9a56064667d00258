import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { SubmissionKeys } from '../../config/submission-keys.ts';

/**
 * Envelope encryption with AES-256-GCM: the content under its own key, which is wrapped by a
 * configured key. Key rotation so rewrites only 60 bytes of each row. The row's `id` is
 * authenticated: an envelope that is moved to another row does not open.
 */
export type Envelope = { sealed: Buffer; wrappedKey: Buffer; keyId: string };

const ivBytes = 12;
const tagBytes = 16;

function encrypt(key: Buffer, bound: string, content: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), iv).setAAD(Buffer.from(bound));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

function decrypt(key: Buffer, bound: string, sealed: Buffer): Buffer {
  const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)];
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(bound))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

export function seal(keys: SubmissionKeys, id: string, content: string): Envelope {
  const own = randomBytes(32);
  const [{ id: keyId, key }] = keys;
  return {
    sealed: encrypt(own, `content ${id}`, Buffer.from(content)),
    wrappedKey: encrypt(key, `key ${id}`, own),
    keyId,
  };
}

function unwrap(keys: SubmissionKeys, id: string, { wrappedKey, keyId }: Omit<Envelope, 'sealed'>): Buffer {
  const known = keys.find((key) => key.id === keyId);
  if (known === undefined) throw new Error(`The key “${keyId}” that opens this submission is not in the configuration`);
  return decrypt(known.key, `key ${id}`, wrappedKey);
}

export function open(keys: SubmissionKeys, id: string, envelope: Envelope): string {
  return decrypt(unwrap(keys, id, envelope), `content ${id}`, envelope.sealed).toString();
}

/** The same envelope under the first configured key. */
export function rewrap(keys: SubmissionKeys, id: string, envelope: Omit<Envelope, 'sealed'>): Omit<Envelope, 'sealed'> {
  const [{ id: keyId, key }] = keys;
  return { wrappedKey: encrypt(key, `key ${id}`, unwrap(keys, id, envelope)), keyId };
}
