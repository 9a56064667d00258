import { createHash } from 'node:crypto';
import { hmacSha256 } from '../cryptography/hmac.ts';

export type DeduplicationHashes = { keyHash: Buffer; contentHash: Buffer };

/**
 * The same key with the same content is the same submission sent twice. The content hash is keyed
 * with the sender's key, so that a guess at the content cannot be confirmed.
 */
export function deduplicationHashesOf(
  secret: Buffer,
  idempotencyKey: string,
  fields: Record<string, unknown>,
): DeduplicationHashes {
  const sorted = Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const contentKey = hmacSha256(secret).update(idempotencyKey).digest();
  return {
    keyHash: createHash('sha256').update(idempotencyKey).digest(),
    contentHash: hmacSha256(contentKey).update(JSON.stringify(sorted)).digest(),
  };
}
